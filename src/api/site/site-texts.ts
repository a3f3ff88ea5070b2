import type { Post, SiteFacts, SiteModule } from '../../kernel/contracts/site.ts';
import { escapeXml } from '../../kernel/escape-xml.ts';
import { atomFeed } from '../../publish/atom-feed.ts';

type Pages = readonly PageEntry[];

/** A page as the site map and llms.txt list it. */
export type PageEntry = ReturnType<SiteModule['describeSite']>[number];

/** What crawlers read: addresses of this server's own, and where they need not go. */
export function robotsTxt({ origin }: SiteFacts): string {
  return ['User-agent: *', 'Disallow: /api/', 'Disallow: /auth', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}

/**
 * sitemaps.org 0.9
 *
 * @param published paths of what is published for everybody
 */
export function sitemapXml({ origin }: SiteFacts, pages: Pages, published: readonly string[]): string {
  const paths = [...pages.map(({ page }) => page), ...published];
  const urls = paths.map((path) => `  <url><loc>${escapeXml(`${origin}${path}`)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** llmstxt.org: what this site is, and its pages with a sentence each. */
export function llmsTxt({ origin }: SiteFacts, pages: Pages): string {
  const home = pages.find(({ page }) => page === '/');
  const lines = pages.map(({ page, title, description }) => `- [${title}](${origin}${page}): ${description}`);
  return [`# Afterword`, '', `> ${home?.description ?? ''}`, '', '## Pages', '', ...lines, ''].join('\n');
}

/** The posts of the blog as an Atom feed; it changed when the newest post came. */
export function blogFeed({ origin }: SiteFacts, posts: readonly Post[]): string {
  const entries = posts.map(({ path, title, description, day, html }) => ({
    id: `${origin}${path}`,
    title,
    url: `${origin}${path}`,
    published: `${day}T00:00:00Z`,
    updated: `${day}T00:00:00Z`,
    summary: description,
    // Readers of feeds show it at an address of their own.
    content: { type: 'html' as const, text: html.replaceAll('href="/', `href="${origin}/`) },
  }));
  return atomFeed({
    title: 'The blog of Afterword',
    pageUrl: `${origin}/blog`,
    selfUrl: `${origin}/blog/feed.xml`,
    updated: entries[0]?.updated ?? '1970-01-01T00:00:00Z',
    entries,
  });
}
