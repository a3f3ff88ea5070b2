import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface Props {
  title: string;
  children: ReactNode;
  /** Absent: folded away at first. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
}

/** More of something, folded away until it is asked for. */
export function Disclosure({ title, children, isOpen, onToggle }: Props) {
  return (
    <details
      className="group border-t border-line"
      open={isOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 py-2.5 text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
        {title}
        <Icon name="down" className="text-ink-3 transition-transform duration-100 group-open:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
