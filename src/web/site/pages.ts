import { SITE_PAGES, type SitePage } from '../../kernel/rules/site-pages.ts';
import { listContent } from './content/content.ts';
import type { SiteContent } from './page.ts';
import { aboutPage } from './pages/about.tsx';
import { careersPage } from './pages/careers.tsx';
import { creatorsPage } from './pages/creators.tsx';
import { featuresPage } from './pages/features.tsx';
import { landingPage } from './pages/landing/landing.tsx';
import { notFoundPage } from './pages/not-found.tsx';
import { pricingPage } from './pages/pricing.tsx';
import { blogPage, postPage } from './pages/reading/blog.tsx';
import { docsPage, guidePage } from './pages/reading/docs.tsx';
import { helpPage, taskPage } from './pages/reading/help.tsx';
import { cookiesPage, privacyPage, termsPage } from './pages/reading/legal.tsx';
import { securityPage } from './pages/security.tsx';
import { instagramPage, linkedinPage, tiktokPage, youtubePage } from './pages/social.tsx';
import { studentsPage } from './pages/students.tsx';
import { trustPage } from './pages/trust.tsx';

/** The public pages that are components, by their addresses. */
const PAGES: Readonly<Record<SitePage, SiteContent>> = {
  '/': landingPage,
  '/features': featuresPage,
  '/pricing': pricingPage,
  '/students': studentsPage,
  '/creators': creatorsPage,
  '/tiktok': tiktokPage,
  '/instagram': instagramPage,
  '/linkedin': linkedinPage,
  '/youtube': youtubePage,
  '/about': aboutPage,
  '/trust': trustPage,
  '/security': securityPage,
  '/careers': careersPage,
  '/blog': blogPage,
  '/help': helpPage,
  '/docs': docsPage,
  '/privacy': privacyPage,
  '/terms': termsPage,
  '/cookies': cookiesPage,
};

/** What makes a page of each Markdown file of an area; the law has addresses of its own. */
const TEXTS = [
  ['docs', guidePage],
  ['help', taskPage],
  ['blog', postPage],
] as const;

const BY_ADDRESS: ReadonlyMap<string, SiteContent> = new Map([
  ...SITE_PAGES.map((page) => [page, PAGES[page]] as const),
  ...TEXTS.flatMap(([area, makePage]) =>
    listContent(area).map((text) => [`/${area}/${text.slug}`, makePage(text)] as const),
  ),
]);

/** The addresses of all pages, in the order of the site map. */
export function listPages(): readonly string[] {
  return [...BY_ADDRESS.keys()];
}

/** What stands at an address; the 404 page where nothing does. */
export function findContent(page: string | undefined): SiteContent {
  return (page === undefined ? undefined : BY_ADDRESS.get(page)) ?? notFoundPage;
}
