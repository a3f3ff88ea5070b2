import type { ReactNode } from 'react';
import { useId } from 'react';

interface Props {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** One matter of the settings: its name, a sentence, and what can be changed. */
export function Block({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-b border-line py-7 last:border-b-0">
      <div className="flex flex-col gap-1.5">
        <h2 id={id} className="text-[22px]">
          {title}
        </h2>
        {lead && <div className="max-w-[62ch] text-ink-2">{lead}</div>}
      </div>
      {children}
    </section>
  );
}
