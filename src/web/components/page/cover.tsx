import { useState } from 'react';
import { cx } from '../elements/cx.ts';
import { Mark } from '../elements/mark.tsx';

interface Props {
  title: string;
  /** The picture, where there is one. */
  url?: string | undefined;
  /** `small`: beside a line of text; `big`: fills its place. */
  size: 'small' | 'big';
}

/** The cover of an episode; where there is none, or it does not come, one drawn of its title. */
export function Cover({ title, url, size }: Props) {
  const [isGone, setGone] = useState(false);
  const box =
    size === 'small'
      ? 'size-12 shrink-0 rounded-sm'
      : 'aspect-square w-full rounded-md @container/cover overflow-hidden';
  if (url && !isGone)
    return (
      <img
        src={url}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setGone(true)}
        className={cx(box, 'border border-line object-cover')}
      />
    );
  return (
    <span
      aria-hidden="true"
      // Paper in both themes, as the pictures are.
      className={cx(
        box,
        'flex flex-col border border-line bg-[#faf7f2] text-[#191714] [--v1:#d9432f] [--v2:#1f6f8b]',
      )}
    >
      {size === 'big' ? (
        <>
          <span className="line-clamp-4 px-[9cqw] pt-[9cqw] font-serif text-[clamp(15px,11cqw,34px)] leading-[1.15]">
            {title}
          </span>
          <span className="mt-auto px-[8cqw] pb-[8cqw]">
            <Mark size={34} />
          </span>
        </>
      ) : (
        <span className="m-auto">
          <Mark size={24} />
        </span>
      )}
    </span>
  );
}
