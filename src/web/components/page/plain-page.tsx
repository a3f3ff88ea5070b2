import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Mark } from '../elements/mark.tsx';

/** A page outside of the shell: the logo and one column to read. */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-xl flex-col px-5 sm:px-8">
      <header className="flex h-14 items-center">
        <Link to="/" className="flex items-center gap-2 font-serif text-xl font-medium tracking-tight">
          <Mark size={24} />
          Afterword
        </Link>
      </header>
      <main id="main" className="flex grow flex-col items-start justify-center gap-5 pb-[18vh]">
        {children}
      </main>
    </div>
  );
}
