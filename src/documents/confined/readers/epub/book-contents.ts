import { cleanText } from '../../../shared/inline-text.ts';
import { childAt, childrenNamed, descendants, elementText, type XmlElement } from '../xml/xml-tree.ts';
import type { Container } from '../zip/container.ts';
import { type Book, partName, readBookXml } from './epub-package.ts';

export interface ContentsEntry {
  label: string;
  /** Depth from 1. */
  level: number;
}

/** The book's own table of contents: the first entry for each document of it. */
export function readBookContents(container: Container, book: Book): Map<string, ContentsEntry> {
  const entries = new Map<string, ContentsEntry>();
  const add = (from: string, href: string | undefined, label: string, level: number) => {
    const words = cleanText(label).trim();
    if (href === undefined || words === '') return;
    const name = partName(from, href);
    if (!entries.has(name)) entries.set(name, { label: words, level });
  };
  if (book.navigation !== null && container.has(book.navigation)) {
    const nav = tocOf(readBookXml(container, book.navigation));
    fromList(childAt(nav, 'ol'), 1, (href, label, level) => add(book.navigation!, href, label, level));
  }
  if (entries.size === 0 && book.ncx !== null && container.has(book.ncx)) {
    const map = childAt(readBookXml(container, book.ncx), 'navMap');
    fromPoints(map, 1, (href, label, level) => add(book.ncx!, href, label, level));
  }
  return entries;
}

type Take = (href: string | undefined, label: string, level: number) => void;

function tocOf(root: XmlElement): XmlElement | undefined {
  const navs = descendants(root, 'nav');
  return navs.find(({ attributes }) => /(?:^|\s)toc(?:\s|$)/.test(attributes['epub:type'] ?? '')) ?? navs[0];
}

function fromList(list: XmlElement | undefined, level: number, take: Take): void {
  for (const item of childrenNamed(list, 'li')) {
    const link = childAt(item, 'a') ?? descendants(childAt(item, 'span'), 'a')[0];
    if (link) take(link.attributes.href, elementText(link), level);
    fromList(childAt(item, 'ol'), level + 1, take);
  }
}

function fromPoints(parent: XmlElement | undefined, level: number, take: Take): void {
  for (const point of childrenNamed(parent, 'navPoint')) {
    take(childAt(point, 'content')?.attributes.src, elementText(childAt(point, 'navLabel')), level);
    fromPoints(point, level + 1, take);
  }
}
