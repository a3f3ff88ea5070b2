import type { ReadLimits } from '../../../shared/limits.ts';
import { decodeText } from '../decode-text.ts';
import { type DomDocument, type DomElement, names, nodeText } from '../html/dom.ts';
import { parseHtml } from '../html/parse-html.ts';
import { refuseEntities } from '../xml/xml-tree.ts';
import { roleOfWords } from './part-roles.ts';

/**
 * A document of a book as a tree for the HTML walker. What EPUB says by `epub:type` and by ARIA's
 * roles for publishing is said again in the classes that the walker knows.
 */
export function bookPage(bytes: Uint8Array, limits: ReadLimits): DomDocument {
  const claimed = /^[^>]*encoding=["']([\w-]+)/.exec(
    new TextDecoder('latin1').decode(bytes.subarray(0, 200)),
  );
  const xhtml = decodeText(bytes, claimed?.[1] ?? null);
  refuseEntities(xhtml);
  const document = parseHtml(asHtml(xhtml), limits);
  for (const element of document.querySelectorAll('*')) mark(element);
  return document;
}

const EMPTY = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;

/** XHTML as the HTML parser takes it: `<a id="x"/>` would stay open there, and `<br></br>` break twice. */
function asHtml(xhtml: string): string {
  return xhtml
    .replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, '')
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) =>
      text.replace(/&/g, '&amp;').replace(/</g, '&lt;'),
    )
    .replace(/<([A-Za-z][\w:-]*)((?:"[^"<]*"|'[^'<]*'|[^<>"'])*?)\/>/g, (tag, name: string, rest: string) =>
      EMPTY.test(name) ? tag : `<${name}${rest}></${name}>`,
    )
    .replace(/<\/(?:br|hr|img)>/gi, '');
}

/** The book's document as a whole may be of a type: its body or the one section in it. */
export function typesOfPage(document: DomDocument): string {
  const children = Array.from(document.body.children).filter((child) => nodeText(child) !== '');
  const only = children.length === 1 ? typeOf(children[0]!) : '';
  return `${typeOf(document.body)} ${only}`.trim();
}

function typeOf(element: DomElement): string {
  return `${element.getAttribute('epub:type') ?? ''} ${element.getAttribute('role') ?? ''}`
    .trim()
    .toLowerCase();
}

function mark(element: DomElement): void {
  const type = typeOf(element);
  if (type === '') return;
  const add = (name: string) =>
    element.setAttribute('class', `${element.getAttribute('class') ?? ''} ${name}`.trim());
  if (/(?:^|\s)(?:doc-)?backlink(?:\s|$)/.test(type)) element.setAttribute('hidden', '');
  else if (/(?:^|\s)(?:doc-)?(?:noteref|biblioref)(?:\s|$)/.test(type)) add('noteref');
  else if (/(?:^|\s)(?:doc-)?(?:footnotes?|endnotes?|rearnotes?)(?:\s|$)/.test(type)) add('footnotes');
  else if (/(?:^|\s)(?:doc-)?pagebreak(?:\s|$)/.test(type)) element.setAttribute('hidden', '');
  else if (!/^(?:body|html)$/.test(element.localName)) {
    const role = roleOfWords(type);
    if (role && !names(element).includes('af-role-')) add(`af-role-${role}`);
  }
}
