import { type ReactNode, useId } from 'react';
import { cx } from '../elements/cx.ts';

interface Props {
  title: string;
  /** A sentence below it. */
  lead?: ReactNode;
  /** What can be done with all of it, at the right. */
  actions?: ReactNode;
  /** Of its anchor, for links to it. */
  id?: string | undefined;
  /** A hairline above it, for parts that are not alike. */
  ruled?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/** A part of a page, with a heading of its own. */
export function Section({ title, lead, actions, id, ruled = false, className, children }: Props) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      id={id}
      tabIndex={id ? -1 : undefined}
      className={cx(ruled && 'mt-10 border-t border-line pt-6 first-of-type:mt-0', className)}
    >
      {/* As tall with a button as without one, so that parts side by side begin on one line. */}
      <div className="mb-4 flex min-h-8 flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 id={heading} className="text-[22px]">
            {title}
          </h2>
          {lead && <p className="mt-1 max-w-[62ch] text-ink-2">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
