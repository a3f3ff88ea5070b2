import { prerender } from 'react-dom/static';
import type { SiteModule } from '../../kernel/contracts/site.ts';
import { SITE_PAGES } from '../../kernel/rules/site-pages.ts';
import { SiteDocument } from './layout/site-document.tsx';
import { notFoundPage } from './pages/not-found.tsx';
import { PAGES } from './pages.ts';

export const renderSitePage: SiteModule['renderSitePage'] = async ({ page, ...about }) => {
  const content = page === undefined ? notFoundPage : PAGES[page];
  const { prelude } = await prerender(<SiteDocument page={page} content={content} {...about} />);
  return new Response(prelude).text();
};

export const describeSite: SiteModule['describeSite'] = () =>
  SITE_PAGES.map((page) => {
    const { title, description } = PAGES[page];
    return { page, title, description };
  });
