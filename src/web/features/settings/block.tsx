import type { ReactNode } from 'react';
import { Section } from '../../components/page/section.tsx';

interface Props {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** One matter of the settings: its name, a sentence, and what can be changed. */
export function Block({ title, lead, children }: Props) {
  return (
    <Section title={title} lead={lead} ruled className="first-of-type:border-t-0">
      <div className="flex flex-col gap-4">{children}</div>
    </Section>
  );
}
