import type { SiteFacts, SiteModule } from '../../kernel/contracts/site.ts';
import { escapeXml } from '../../kernel/escape-xml.ts';

type Pages = ReturnType<SiteModule['describeSite']>;

/** What crawlers read: addresses of this server's own, and where they need not go. */
export function robotsTxt({ origin }: SiteFacts): string {
  return ['User-agent: *', 'Disallow: /api/', 'Disallow: /auth', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}

/** sitemaps.org 0.9 */
export function sitemapXml({ origin }: SiteFacts, pages: Pages): string {
  const urls = pages.map(({ page }) => `  <url><loc>${escapeXml(`${origin}${page}`)}</loc></url>`);
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
