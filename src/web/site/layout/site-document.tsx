import type { SiteRequest } from '../../../kernel/contracts/site.ts';
import type { SiteContent } from '../page.ts';
import { CookieNotice } from './cookie-notice.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const SITE_CSS = 'site/site.css';
const FIRST_FONTS = ['fonts/newsreader-display-basic.woff2', 'fonts/instrument-sans-basic.woff2'];

/** A whole page: head, header, its content, footer. */
export function SiteDocument({
  page,
  content,
  isMember,
  facts,
  assets,
}: SiteRequest & { content: SiteContent }) {
  const title = page === '/' ? content.title : `${content.title} - Afterword`;
  const address = page === undefined ? undefined : `${facts.origin}${page}`;
  const islands = ['frame', ...(content.islands ?? [])];
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={content.description} />
        <meta name="color-scheme" content="light dark" />
        {address && <link rel="canonical" href={address} />}
        <meta property="og:title" content={title} />
        <meta property="og:description" content={content.description} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Afterword" />
        {address && <meta property="og:url" content={address} />}
        {page === undefined && <meta name="robots" content="noindex" />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script src="/theme.js" />
        {FIRST_FONTS.map(
          (font) =>
            assets[font] && (
              <link key={font} rel="preload" as="font" type="font/woff2" href={assets[font]} crossOrigin="" />
            ),
        )}
        {assets[SITE_CSS] && <link rel="stylesheet" href={assets[SITE_CSS]} />}
        {islands.map((island) => {
          const file = assets[`site/islands/${island}.ts`];
          return file && <script key={island} type="module" src={file} />;
        })}
        {content.jsonLd && <JsonLd data={content.jsonLd(facts)} />}
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <CookieNotice />
        <SiteHeader page={page} isMember={isMember} />
        <main id="main" tabIndex={-1}>
          {content.body(facts)}
        </main>
        <SiteFooter />
      </body>
    </html>
  );
}

/** Data for programs; an angle bracket in it could end the element. */
function JsonLd({ data }: { data: object }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with what could end the element escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
