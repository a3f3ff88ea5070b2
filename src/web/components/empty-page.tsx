import type { ReactNode } from 'react';

interface Props {
  /** What will stand here, or what it takes. */
  children: ReactNode;
  /** How it begins. */
  action?: ReactNode;
}

/** In the place of a page's content while there is none. */
export function EmptyPage({ children, action }: Props) {
  return (
    <div className="flex flex-col items-start gap-5 border-t border-line pt-8">
      <p className="max-w-[44ch] font-serif text-[22px] leading-snug text-ink-2">{children}</p>
      {action}
    </div>
  );
}
