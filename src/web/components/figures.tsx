import type { ReactNode } from 'react';

export interface Figure {
  value: string;
  label: string;
  /** A line beneath: the last days, or what it is made of. */
  detail?: string | undefined;
}

/** Figures in a row between hairlines; two in a row where it is narrow. */
export function Figures({ figures, label }: { figures: readonly Figure[]; label: string }) {
  return (
    <dl
      aria-label={label}
      className="grid grid-cols-2 border-y border-line *:border-line max-sm:*:nth-[n+3]:border-t max-sm:*:even:border-l sm:flex sm:*:grow sm:*:basis-0 sm:*:not-first:border-l"
    >
      {figures.map(({ value, label, detail }) => (
        <div key={label} className="flex min-w-0 flex-col px-4 py-4 max-sm:odd:pl-0 sm:px-6 sm:first:pl-0">
          <dt className="order-2 text-[13px] text-ink-3">{label}</dt>
          <dd className="font-serif text-[32px] leading-tight tracking-tight">{value}</dd>
          {detail && <dd className="order-3 mt-0.5 text-[13px] text-ink-2">{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}

interface SectionProps {
  title: string;
  /** Of its anchor, for links to it. */
  id?: string | undefined;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** A part of a page under a heading of its own. */
export function Section({ title, id, lead, actions, children, className }: SectionProps) {
  return (
    <section aria-label={title} id={id} tabIndex={id ? -1 : undefined} className={className}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <div>
          <h2 className="text-[22px]">{title}</h2>
          {lead && <p className="mt-1 max-w-[62ch] text-ink-3">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
