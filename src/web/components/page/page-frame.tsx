import type { ReactNode } from 'react';
import { cx } from '../elements/cx.ts';

interface Props {
  title: ReactNode;
  /** A sentence below the title: what the page is for. */
  lead?: ReactNode;
  /** What one can do here, at the right of the title. */
  actions?: ReactNode;
  /** `text`: for what is read or filled in; `usual`: for lists and figures. */
  width?: 'text' | 'usual' | undefined;
  children?: ReactNode;
}

/** `usual` fills a window of 1440 pixels beside the side menu. */
const WIDTHS = { text: 'max-w-3xl', usual: 'max-w-[1208px]' };

/** The frame of a page in the shell: its title, what it is for, what can be done, and its content. */
export function PageFrame({ title, lead, actions, width = 'usual', children }: Props) {
  return (
    <div className={cx('px-5 py-6 wide:px-10 wide:py-9', WIDTHS[width])}>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 wide:mb-8">
        <div className="min-w-0 wrap-anywhere">
          <h1 className="text-4xl">{title}</h1>
          {lead && <p className="mt-2 max-w-[62ch] text-[15px] text-ink-2">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
