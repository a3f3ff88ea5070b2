import { isPage } from '../../../kernel/rules/pages.ts';
import { isPublicPage } from '../../../kernel/rules/site-pages.ts';
import { Mark } from '../../components/elements/mark.tsx';

const COLUMNS = [
  {
    title: 'Product',
    links: [
      ['/features', 'Features'],
      ['/pricing', 'Pricing'],
      ['/students', 'Students'],
      ['/creators', 'Creators'],
      ['/upload-demo', 'Try it'],
    ],
  },
  {
    title: 'Read',
    links: [
      ['/blog', 'Blog'],
      ['/careers', 'Careers'],
      ['/help', 'Help Center'],
      ['/docs', 'Documentation'],
      ['/status', 'Status'],
    ],
  },
  {
    title: 'Company',
    links: [
      ['/about', 'About'],
      ['/contact', 'Contact'],
      ['/trust', 'Trust'],
      ['/security', 'Security'],
      ['/privacy', 'Privacy Policy'],
      ['/privacy-requests', 'Privacy requests'],
      ['/terms', 'Terms of Service'],
      ['/cookies', 'Cookie Policy'],
    ],
  },
] as const;

/** An item whose page is not built has no target (specification 2.16). */
function Target({ to, label, isHere }: { to: string; label: string; isHere: boolean }) {
  if (!isPublicPage(to) && !isPage(to)) return <span>{label}</span>;
  return (
    <a href={to} aria-current={isHere ? 'page' : undefined}>
      {label}
    </a>
  );
}

export function SiteFooter({ page }: { page: string | undefined }) {
  return (
    <footer className="site-footer">
      <div className="in cols">
        <div>
          <a className="brand" href="/">
            <Mark size={28} />
            Afterword
          </a>
          <p className="muted">
            Documents into conversations worth listening to. Voices are synthetic, and say so.
          </p>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="eyebrow">{title}</h2>
            {links.map(([to, label]) => (
              <Target key={to} to={to} label={label} isHere={page === to} />
            ))}
          </nav>
        ))}
      </div>
      <p className="in base mono">Free software, AGPL-3.0-or-later.</p>
    </footer>
  );
}
