import { authorsFrom, usableTitle } from '../../../shared/title.ts';
import { type DomDocument, type DomElement, nodeText } from './dom.ts';

/** Title, authors and language as the page's head gives them. */
export function htmlMetadata(document: DomDocument): {
  title: string | null;
  authors: string[];
  language: string | null;
} {
  return { title: titleOf(document), authors: authorsOf(document), language: languageOf(document) };
}

/** The `h1` decides where the head's title repeats it with a site's name around it. */
function titleOf(document: DomDocument): string | null {
  const head = usableTitle(
    meta(document, 'citation_title', 'dc.title', 'DC.Title') ??
      meta(document, 'og:title') ??
      text(document, 'title'),
  );
  const headings = [...document.querySelectorAll('h1')].map(nodeText).filter((heading) => heading !== '');
  const repeated = headings.find((heading) =>
    head?.toLowerCase().includes(heading.replace(/[¶#]\s*$/, '').toLowerCase()),
  );
  if (repeated && usableTitle(repeated)) return usableTitle(repeated.replace(/[¶#]\s*$/, ''));
  return head === null ? null : withoutSite(head);
}

/** "How bees see | The Journal" -> "How bees see". */
function withoutSite(title: string): string {
  const parts = title.split(/\s+[|·»–—-]\s+/);
  const [first] = parts;
  return parts.length > 1 && first !== undefined && first.split(' ').length >= 3 ? first : title;
}

function authorsOf(document: DomDocument): string[] {
  const metas = ['citation_author', 'dc.creator', 'DC.Creator', 'author', 'article:author', 'parsely-author'];
  for (const name of metas) {
    const values = all(document, name).flatMap((value) =>
      name.startsWith('citation') ? [swapped(value)] : authorsFrom(value),
    );
    if (values.length > 0) return [...new Set(values)];
  }
  const byline = document.querySelector(
    '[rel="author"], [itemprop="author"] [itemprop="name"], [itemprop="author"]',
  );
  return byline ? authorsFrom(nodeText(byline)) : [];
}

/** "Smith, Ann" -> "Ann Smith". */
function swapped(name: string): string {
  const match = /^([^,]+),\s*([^,]+)$/.exec(name.trim());
  return match ? `${match[2]} ${match[1]}` : name.trim();
}

function languageOf(document: DomDocument): string | null {
  const html = document.documentElement;
  return (
    html.getAttribute('lang') ??
    html.getAttribute('xml:lang') ??
    meta(document, 'content-language', 'og:locale') ??
    null
  );
}

function all(document: DomDocument, name: string): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('meta')) {
    const key =
      element.getAttribute('name') ?? element.getAttribute('property') ?? element.getAttribute('http-equiv');
    const content = element.getAttribute('content')?.trim();
    if (key?.toLowerCase() === name.toLowerCase() && content) found.push(content);
  }
  return found;
}

function meta(document: DomDocument, ...names: string[]): string | null {
  for (const name of names) {
    const [value] = all(document, name);
    if (value) return value;
  }
  return null;
}

function text(document: DomDocument, selector: string): string | null {
  const element: DomElement | null = document.querySelector(selector);
  return element ? nodeText(element) : null;
}
