import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import type { SiteModule } from '../../kernel/contracts/site.ts';
import { SITE_PAGES } from '../../kernel/rules/site-pages.ts';
import { EmbedDocument } from './embed/embed-document.tsx';
import { SiteDocument } from './layout/site-document.tsx';
import { ListenDocument } from './listen/listen-document.tsx';
import { notFoundPage } from './pages/not-found.tsx';
import { PAGES } from './pages.ts';
import { ShowDocument } from './shows/show-document.tsx';

export const renderSitePage: SiteModule['renderSitePage'] = async ({ page, ...about }) => {
  const content = page === undefined ? notFoundPage : PAGES[page];
  return render(<SiteDocument page={page} content={content} {...about} />);
};

export const renderListenPage: SiteModule['renderListenPage'] = (request) =>
  render(<ListenDocument {...request} />);

export const renderShowPage: SiteModule['renderShowPage'] = (request) =>
  render(<ShowDocument {...request} />);

export const renderEmbed: SiteModule['renderEmbed'] = (request) => render(<EmbedDocument {...request} />);

async function render(page: ReactElement): Promise<string> {
  const { prelude } = await prerender(page);
  return new Response(prelude).text();
}

export const describeSite: SiteModule['describeSite'] = () =>
  SITE_PAGES.map((page) => {
    const { title, description } = PAGES[page];
    return { page, title, description };
  });
