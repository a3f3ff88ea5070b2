import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** A sentence below it. */
  lead?: ReactNode;
  /** What can be done with all of it, at the right. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page below a hairline, with a heading of its own. */
export function Section({ title, lead, actions, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-6">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={id} className="text-2xl">
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
