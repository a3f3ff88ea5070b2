import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface Props {
  title: ReactNode;
  /** A sentence below the title: what the page is for. */
  lead?: ReactNode;
  /** What one can do here, at the right of the title. */
  actions?: ReactNode;
  /** `text`: for what is read or filled in; `usual`: for lists; `full`: as wide as the window lets it. */
  width?: 'text' | 'usual' | 'full' | undefined;
  children?: ReactNode;
}

const WIDTHS = { text: 'max-w-3xl', usual: 'max-w-5xl', full: '' };

/** The frame of a page in the shell: its title, what it is for, what can be done, and its content. */
export function PageFrame({ title, lead, actions, width = 'usual', children }: Props) {
  return (
    <div className={cx('px-5 py-6 wide:px-10 wide:py-9', WIDTHS[width])}>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 wide:mb-8">
        <div className="min-w-0">
          <h1 className="text-4xl">{title}</h1>
          {lead && <p className="mt-2 max-w-[62ch] text-[15px] text-ink-2">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
