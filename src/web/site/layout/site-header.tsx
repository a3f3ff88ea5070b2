import { Mark } from '../../components/elements/mark.tsx';

const LINKS = [
  ['/features', 'Features'],
  ['/students', 'Students'],
  ['/creators', 'Creators'],
  ['/pricing', 'Pricing'],
  ['/about', 'About'],
  ['/security', 'Security'],
  ['/contact', 'Contact'],
] as const;

/** The same on every public page; on small screens the links stand behind a button that needs no script. */
export function SiteHeader({ page, isMember }: { page: string | undefined; isMember: boolean }) {
  return (
    <header className="site-header">
      <a className="brand" href="/" aria-current={page === '/' ? 'page' : undefined}>
        <Mark size={28} />
        Afterword
      </a>
      <nav className="main-nav" aria-label="Main">
        <Links page={page} />
      </nav>
      <div className="enter">
        <ThemeButton />
        <Enter isMember={isMember} />
      </div>
      <details className="menu">
        <summary className="btn">Menu</summary>
        <nav aria-label="Menu">
          <Links page={page} />
          <a href={isMember ? '/create' : '/auth'}>{isMember ? 'Start Creating' : 'Sign In'}</a>
        </nav>
      </details>
    </header>
  );
}

function Links({ page }: { page: string | undefined }) {
  return LINKS.map(([to, label]) => (
    <a key={to} href={to} aria-current={page === to ? 'page' : undefined}>
      {label}
    </a>
  ));
}

function Enter({ isMember }: { isMember: boolean }) {
  if (isMember)
    return (
      <a className="btn primary" href="/create">
        Open Afterword
      </a>
    );
  return (
    <>
      <a className="btn quiet sign-in" href="/auth">
        Sign In
      </a>
      <a className="btn primary" href="/auth?tab=signup">
        Get Started
      </a>
    </>
  );
}

/** Shown by the script that makes it work. */
function ThemeButton() {
  return (
    <button type="button" className="btn quiet theme" data-theme-switch="" aria-label="Dark theme" hidden>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="8" />
        <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
      </svg>
    </button>
  );
}
