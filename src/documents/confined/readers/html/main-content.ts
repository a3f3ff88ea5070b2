import { Readability } from '@mozilla/readability';
import { type DomDocument, type DomElement, type DomNode, isElement, nodeText } from './dom.ts';

const MARK = 'data-af-n';

/**
 * The element that holds the page's own text. Readability votes: the smallest element around the
 * blocks it kept is the root, and that root is walked in the page's own order, so that headings,
 * lists and captions which Readability would drop stay. Without a usable vote the page's own
 * `main` or `article` is taken, else its body.
 */
export function mainContent(document: DomDocument): DomElement {
  const own = ownMain(document);
  const voted = votedRoot(document);
  if (!voted) return own ?? document.body;
  if (own && contains(own, voted) && nodeText(voted).length < nodeText(own).length * 0.6) return own;
  return voted;
}

function ownMain(document: DomDocument): DomElement | null {
  const mains = [...document.querySelectorAll('main, [role="main"], article')].filter(
    (element) => nodeText(element).length > 400,
  );
  const main = mains[0];
  if (!main) return null;
  return nodeText(main).length > nodeText(document.body).length * 0.25 ? main : null;
}

function votedRoot(document: DomDocument): DomElement | null {
  const marked = [...document.body.querySelectorAll('p, li, pre, blockquote, h1, h2, h3, h4, td, dd, div')];
  for (const [index, element] of marked.entries()) element.setAttribute(MARK, String(index));
  const kept = findByReadability(document)
    .map((index) => marked[index]!)
    .filter((element) => element.localName !== 'div');
  const texts = kept.filter((element) => nodeText(element).length > 60);
  return texts.length === 0
    ? null
    : texts.reduce<DomElement>((root, element) => commonRoot(root, element), texts[0]!);
}

function findByReadability(document: DomDocument): number[] {
  const copy = document.cloneNode(true);
  const reader = new Readability(copy as never, {
    keepClasses: true,
    charThreshold: 300,
    serializer: (node) => node,
  });
  const content = reader.parse()?.content as unknown as DomElement | undefined;
  if (!content) return [];
  return [...content.querySelectorAll(`[${MARK}]`)].map((element) => Number(element.getAttribute(MARK)));
}

/** The closest element that contains both; never a bare paragraph. */
function commonRoot(a: DomElement, b: DomElement): DomElement {
  for (let up: DomNode | null = a; up; up = up.parentNode) if (isElement(up) && contains(up, b)) return up;
  return a;
}

function contains(outer: DomNode, inner: DomNode): boolean {
  for (let up: DomNode | null = inner; up; up = up.parentNode) if (up === outer) return true;
  return false;
}
