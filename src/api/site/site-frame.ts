import { type Html, html } from '../docs/html.ts';

/** Modules of `src/web/features/site-forms/`, as browsers ask for them. */
export const ISLANDS = ['contact.js', 'upload.js', 'audio-test.js'] as const;
type Island = (typeof ISLANDS)[number];

export interface SitePage {
  /** Of the tab and of links to it. */
  title: string;
  description: string;
  /** The address it is known by, such as "/contact". */
  path: string;
  body: Html;
  /** What makes it more comfortable. */
  island?: Island;
  /** Seconds after which it is loaded anew where no island does that. */
  refreshSeconds?: number | undefined;
  /** A feed of it. */
  feed?: { href: string; title: string };
  /** It is about one person: kept out of indexes. */
  isPrivate?: boolean;
}

const LINKS = [
  ['/contact', 'Contact'],
  ['/privacy', 'Privacy'],
  ['/privacy-requests', 'Privacy requests'],
  ['/status', 'Status'],
  ['/upload-demo', 'Try it'],
  ['/audio-test', 'Audio test'],
] as const;

/** A page that is complete without JavaScript. */
export function sitePage(page: SitePage, origin: string): string {
  const { title, description, path, body, island, refreshSeconds, feed, isPrivate } = page;
  const full = `${title} - Afterword`;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${full}</title>
<meta name="description" content="${description}"><meta name="color-scheme" content="light dark">
${isPrivate === true && html`<meta name="robots" content="noindex"><meta name="referrer" content="same-origin">`}
${refreshSeconds !== undefined && html`<noscript><meta http-equiv="refresh" content="${refreshSeconds}"></noscript>`}
<link rel="canonical" href="${origin}${path}"><meta property="og:title" content="${full}"><meta property="og:description" content="${description}"><meta property="og:url" content="${origin}${path}"><meta property="og:type" content="website">
${feed && html`<link rel="alternate" type="application/atom+xml" href="${feed.href}" title="${feed.title}">`}
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/site/site.css"><script src="/theme.js"></script>
${island !== undefined && html`<script type="module" src="/forms/${island}"></script>`}
</head><body><a class="skip" href="#main">Skip to the content</a>
<header class="top"><a class="name" href="/">Afterword</a><nav aria-label="Account"><a href="/upload-demo">Try it</a><a class="button small" href="/auth">Sign in</a></nav></header>
<main id="main">${body}</main>
<footer><nav class="pages" aria-label="Pages">${LINKS.map(([href, label]) => html`<a href="${href}"${href === path && html` aria-current="page"`}>${label}</a>`)}</nav></footer>
</body></html>`.html;
}
