import { AppError } from '../../../../kernel/errors.ts';
import { cleanText } from '../../../shared/inline-text.ts';
import { usableTitle } from '../../../shared/title.ts';
import {
  childAt,
  childrenNamed,
  decodeXml,
  descendants,
  elementText,
  parseXmlText,
  refuseEntities,
  type XmlElement,
} from '../xml/xml-tree.ts';
import { type Container, resolveName } from '../zip/container.ts';

export interface BookPart {
  /** Its name inside the container. */
  name: string;
  mediaType: string;
  /** EPUB 3's words for what it is, such as "nav" or "cover-image". */
  properties: string;
  /** What the guide of EPUB 2 calls it, such as "cover" or "copyright-page". */
  guide: string;
}

export interface Book {
  title: string | null;
  authors: string[];
  language: string | null;
  /** Documents in the order they are read. */
  spine: BookPart[];
  /** Where the contents stand: EPUB 3's navigation document and EPUB 2's NCX, as far as they are there. */
  navigation: string | null;
  ncx: string | null;
}

/** A book's package document (EPUB 3.3, 5). Throws `document_damaged` without one. */
export function openBook(container: Container): Book {
  const path = rootFile(container);
  const opf = readBookXml(container, path);
  const metadata = childAt(opf, 'metadata');
  const guide = guideOf(opf, path);
  const items = new Map(
    childrenNamed(childAt(opf, 'manifest'), 'item').map((item) => [
      item.attributes.id ?? '',
      partOf(item, path, guide),
    ]),
  );
  const spine = childAt(opf, 'spine');
  const parts = [...items.values()];
  return {
    title: usableTitle(elementText(childAt(metadata, 'title'))),
    authors: authorsOf(metadata),
    language: elementText(childAt(metadata, 'language')).trim() || null,
    spine: childrenNamed(spine, 'itemref')
      .map(({ attributes }) => items.get(attributes.idref ?? ''))
      .filter((part) => part !== undefined)
      .filter(({ mediaType }) => /html/.test(mediaType)),
    navigation: parts.find(({ properties }) => /(?:^|\s)nav(?:\s|$)/.test(properties))?.name ?? null,
    ncx:
      (items.get(spine?.attributes.toc ?? '') ?? parts.find(({ mediaType }) => /dtbncx/.test(mediaType)))
        ?.name ?? null,
  };
}

/** A part as XML; its document type is passed over, entities of its own are refused. */
export function readBookXml(container: Container, name: string): XmlElement {
  const xml = decodeXml(container.require(name));
  refuseEntities(xml);
  return parseXmlText(xml, container.limits);
}

function rootFile(container: Container): string {
  const files = descendants(readBookXml(container, 'META-INF/container.xml'), 'rootfile');
  const path = files[0]?.attributes['full-path'];
  if (path === undefined || path === '')
    throw new AppError('document_damaged', 'This book is damaged: it does not say where its contents are.');
  return resolveName('', path);
}

/** A part's name from an address in the book: resolved, its "%20" decoded, its fragment cut off. */
export function partName(from: string, href: string): string {
  const path = href.replace(/[#?].*$/s, '');
  try {
    return resolveName(from, decodeURIComponent(path));
  } catch {
    return resolveName(from, path);
  }
}

function partOf({ attributes }: XmlElement, opf: string, guide: ReadonlyMap<string, string>): BookPart {
  const name = partName(opf, attributes.href ?? '');
  return {
    name,
    mediaType: attributes['media-type'] ?? '',
    properties: attributes.properties ?? '',
    guide: guide.get(name) ?? '',
  };
}

function guideOf(opf: XmlElement, path: string): Map<string, string> {
  const references = childrenNamed(childAt(opf, 'guide'), 'reference');
  return new Map(
    references.map(({ attributes }) => [
      partName(path, attributes.href ?? ''),
      (attributes.type ?? '').toLowerCase(),
    ]),
  );
}

/** Creators who wrote: those with another role, such as a translator, are not authors. */
function authorsOf(metadata: XmlElement | undefined): string[] {
  const refined = new Map(
    childrenNamed(metadata, 'meta')
      .filter(({ attributes }) => attributes.property === 'role')
      .map((meta) => [meta.attributes.refines ?? '', elementText(meta).trim()]),
  );
  const names = childrenNamed(metadata, 'creator')
    .filter(({ attributes }) => {
      const role = attributes['opf:role'] ?? refined.get(`#${attributes.id ?? ''}`) ?? 'aut';
      return role === 'aut' || role === 'author';
    })
    .map((creator) => forward(cleanText(elementText(creator)).trim()))
    .filter((name) => name !== '' && name.length <= 80);
  return [...new Set(names)];
}

/** "Darwin, Charles" -> "Charles Darwin". */
function forward(name: string): string {
  const match = /^([^,]+),\s*([^,\d]+)$/.exec(name);
  return match ? `${match[2]} ${match[1]}` : name;
}
