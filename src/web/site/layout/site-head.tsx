import type { SiteAssets } from '../../../kernel/contracts/site.ts';
import {
  PREVIEW_HEIGHT,
  PREVIEW_WIDTH,
  previewPath,
  type SitePreview,
} from '../../../kernel/rules/site-previews.ts';

const SITE_CSS = 'site/site.css';
const FIRST_FONTS = ['fonts/newsreader-display-basic.woff2', 'fonts/instrument-sans-basic.woff2'];

export interface SiteHeadProps {
  title: string;
  description: string;
  /** The address it is known by; undefined where there is no page. */
  path: string | undefined;
  origin: string;
  assets: SiteAssets;
  /** Names of files in `islands/`, without their ending. */
  islands?: readonly string[];
  /** Names of files in `styles/`, without their ending. */
  styles?: readonly string[];
  /** Addresses of further modules. */
  scripts?: readonly string[];
  /** Schema.org, without its context. */
  jsonLd?: object | undefined;
  feed?: { href: string; title: string } | undefined;
  /** What it is of: a post of the blog is an article. */
  type?: 'website' | 'article';
  preview?: SitePreview;
  isPrivate?: boolean;
  refreshSeconds?: number | undefined;
}

/** What programs and previews read of a page, and what the browser loads for it. */
export function SiteHead(props: SiteHeadProps) {
  const {
    path,
    origin,
    description,
    type = 'website',
    preview = 'product',
    jsonLd,
    feed,
    isPrivate,
    refreshSeconds,
  } = props;
  const title = path === '/' ? props.title : `${props.title} - Afterword`;
  const address = path === undefined ? undefined : `${origin}${path}`;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="color-scheme" content="light dark" />
      {(isPrivate || path === undefined) && <meta name="robots" content="noindex" />}
      {isPrivate && <meta name="referrer" content="same-origin" />}
      {refreshSeconds !== undefined && (
        <noscript>
          <meta httpEquiv="refresh" content={String(refreshSeconds)} />
        </noscript>
      )}
      {address && <link rel="canonical" href={address} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content="Afterword" />
      {address && <meta property="og:url" content={address} />}
      <Picture url={`${origin}${previewPath(preview)}`} />
      {feed && <link rel="alternate" type="application/atom+xml" href={feed.href} title={feed.title} />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <Loaded {...props} />
      {jsonLd && <JsonLd data={jsonLd} />}
    </>
  );
}

function Picture({ url }: { url: string }) {
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:width" content={String(PREVIEW_WIDTH)} />
      <meta property="og:image:height" content={String(PREVIEW_HEIGHT)} />
      <meta property="og:image:alt" content="Afterword: a score of two voices" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function Loaded({ assets, islands = [], scripts = [], styles = [] }: SiteHeadProps) {
  const modules = [
    ...['frame', ...islands].flatMap((island) => assets[`site/islands/${island}.ts`] ?? []),
    ...scripts,
  ];
  return (
    <>
      <script src="/theme.js" />
      {FIRST_FONTS.map(
        (font) =>
          assets[font] && (
            <link key={font} rel="preload" as="font" type="font/woff2" href={assets[font]} crossOrigin="" />
          ),
      )}
      {[SITE_CSS, ...styles.map((name) => `site/styles/${name}.css`)].map(
        (sheet) => assets[sheet] && <link key={sheet} rel="stylesheet" href={assets[sheet]} />,
      )}
      {modules.map((file) => (
        <script key={file} type="module" src={file} />
      ))}
    </>
  );
}

/** Data for programs; an angle bracket in it could end the element. */
function JsonLd({ data }: { data: object }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with what could end the element escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
