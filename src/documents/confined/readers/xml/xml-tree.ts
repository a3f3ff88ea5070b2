import { Parser } from 'htmlparser2';
import { AppError } from '../../../../kernel/errors.ts';
import type { ReadLimits } from '../../../shared/limits.ts';

/** An element of XML, as much of it as the readers of office containers use. */
export interface XmlElement {
  /** Without its name space's prefix. */
  name: string;
  /** By their names as written, prefix included. */
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

/** Office XML nests deeper than pages do, and has more elements: every word may be one. */
const MOST_DEEP = 1500;
const MOST_ELEMENTS = 4_000_000;

/**
 * The root of an XML part; an empty element where there is none. Document types are refused, so no
 * entity but the five of XML is ever expanded and nothing outside is ever asked for. Throws
 * `document_damaged` and `document_too_large`.
 */
export function parseXml(data: Uint8Array, limits: ReadLimits): XmlElement {
  const xml = decodeXml(data);
  refuseDocumentType(xml);
  return parseXmlText(xml, limits);
}

/** As `parseXml`, of text that was looked over already. A document type is passed over. */
export function parseXmlText(xml: string, limits: ReadLimits): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open: XmlElement[] = [root];
  let elements = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        elements += 1;
        if (elements > Math.max(MOST_ELEMENTS, limits.htmlElements)) throw tooMuch('elements');
        if (open.length > MOST_DEEP) throw tooMuch('levels');
        const element = { name: name.slice(name.indexOf(':') + 1), attributes, children: [] };
        open.at(-1)!.children.push(element);
        open.push(element);
      },
      ontext(text) {
        const { children } = open.at(-1)!;
        if (typeof children.at(-1) === 'string') children[children.length - 1] += text;
        else children.push(text);
      },
      onclosetag() {
        if (open.length > 1) open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  parser.end();
  return childElements(root)[0] ?? root;
}

function tooMuch(what: 'elements' | 'levels'): AppError {
  return new AppError(
    'document_too_large',
    what === 'levels'
      ? `This document nests elements more than ${MOST_DEEP} deep, which no readable document needs.`
      : `This document has more than ${MOST_ELEMENTS.toLocaleString('en')} elements, which no readable document needs.`,
    { details: { limit: what === 'levels' ? 'htmlDepth' : 'htmlElements' } },
  );
}

export function decodeXml(data: Uint8Array): string {
  const label =
    data[0] === 0xff && data[1] === 0xfe
      ? 'utf-16le'
      : data[0] === 0xfe && data[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  return new TextDecoder(label).decode(data);
}

/** Office documents have no document types; one that declares entities is an attack or a mistake. */
export function refuseDocumentType(xml: string): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw ownEntities();
}

/** Books may name a document type, but not declare entities of their own. */
export function refuseEntities(xml: string): void {
  const root = xml.search(/<[A-Za-z]/);
  if (/<!ENTITY/i.test(root < 0 ? xml : xml.slice(0, root))) throw ownEntities();
}

function ownEntities(): AppError {
  return new AppError(
    'document_damaged',
    'This document declares entities of its own, which no such document does. It was not read.',
  );
}

export function childElements(element: XmlElement): XmlElement[] {
  return element.children.filter((child) => typeof child !== 'string');
}

export function childrenNamed(element: XmlElement | undefined, name: string): XmlElement[] {
  return element ? childElements(element).filter((child) => child.name === name) : [];
}

/** The element that a path of names leads to, always by the first of each name. */
export function childAt(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  let found = element;
  for (const name of path) found = found && childElements(found).find((child) => child.name === name);
  return found;
}

/** Every element of this name below, in document order. */
export function descendants(element: XmlElement | undefined, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  const visit = (at: XmlElement): void => {
    for (const child of childElements(at)) {
      if (child.name === name) found.push(child);
      visit(child);
    }
  };
  if (element) visit(element);
  return found;
}

export function elementText(element: XmlElement | undefined): string {
  if (!element) return '';
  return element.children.map((child) => (typeof child === 'string' ? child : elementText(child))).join('');
}
