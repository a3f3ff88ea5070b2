import type { ReactNode } from 'react';
import { ButtonLink } from '../elements/button.tsx';

interface Props {
  /** What will stand here, or what it takes. */
  children: ReactNode;
  /** How it begins, and where. */
  action: string;
  to: string;
  /** `plain` where something else on the page is what one does next. */
  look?: 'primary' | 'plain';
}

/** In the place of a page's content while there is none. */
export function EmptyPage({ children, action, to, look = 'primary' }: Props) {
  return (
    <div className="flex flex-col items-start gap-5 border-t border-line pt-8">
      <p className="max-w-[44ch] font-serif text-[22px] leading-snug text-ink-2">{children}</p>
      <ButtonLink to={to} look={look} size="big">
        {action}
      </ButtonLink>
    </div>
  );
}
