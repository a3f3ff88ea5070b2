import { AppError } from '../../kernel/errors.ts';

export interface XmlElement {
  /** Without its prefix. */
  name: string;
  /** The namespace its prefix stands for; "" for none. */
  namespace: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  text: string;
  /** From 1. */
  line: number;
}

const MOST_CHARACTERS = 4_000_000;
const MOST_DEPTH = 16;
const MOST_ELEMENTS = 400_000;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const NAME = String.raw`[\p{L}_][\p{L}\p{N}_.-]*(?::[\p{L}_][\p{L}\p{N}_.-]*)?`;
const TOKEN = new RegExp(
  String.raw`<!--(?:(?!--)[\s\S])*-->|<\?(?:(?!\?>)[\s\S])*\?>|<!\[CDATA\[((?:(?!\]\]>)[\s\S])*)\]\]>|</(${NAME})\s*>|<(${NAME})((?:\s+${NAME}\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(/?)>|([^<]+)|([\s\S])`,
  'gu',
);
const ATTRIBUTE = new RegExp(String.raw`(${NAME})\s*=\s*(?:"([^"]*)"|'([^']*)')`, 'gu');

/** Refuses with the line. */
export function refuse(line: number, what: string): never {
  throw new AppError(
    'pronunciation_invalid',
    `The pronunciation lexicon is not usable: line ${line}: ${what}.`,
    {
      details: { line },
    },
  );
}

function plain(text: string, line: number): string {
  return text.replace(/&([^;\s&]{0,12};?)/g, (_, body: string) => {
    const name = body.endsWith(';') ? body.slice(0, -1) : undefined;
    const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name ?? '') ?? [];
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : undefined;
    if (code !== undefined && code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff))
      return String.fromCodePoint(code);
    return (
      NAMED[name ?? ''] ?? refuse(line, `"&${body}" is no character; XML's own five and numbers are read`)
    );
  });
}

/**
 * Reads XML 1.0 without document types and their entities, which could reach out or swell.
 *
 * @throws AppError pronunciation_invalid with the line
 */
export function scanXml(xml: string): XmlElement {
  if (xml.length > MOST_CHARACTERS) refuse(1, `it is longer than ${MOST_CHARACTERS} characters`);
  const root: XmlElement = {
    name: '',
    namespace: '',
    attributes: new Map(),
    children: [],
    text: '',
    line: 1,
  };
  const open: { element: XmlElement; tag: string; spaces: ReadonlyMap<string, string> }[] = [
    { element: root, tag: '', spaces: new Map([['xml', 'http://www.w3.org/XML/1998/namespace']]) },
  ];
  let line = 1;
  let elements = 0;
  for (const [token, cdata, end, start, written = '', closed, text, stray] of xml
    .replace(/^\uFEFF/, '')
    .matchAll(TOKEN)) {
    const { element, tag, spaces } = open.at(-1) as (typeof open)[number];
    if (stray !== undefined)
      refuse(line, xml.includes('<!DOCTYPE') ? 'a document type is not read' : 'a tag is not well formed');
    else if (cdata !== undefined) element.text += cdata;
    else if (text !== undefined) element.text += plain(text, line);
    else if (end !== undefined) {
      if (end !== tag) refuse(line, `</${end}> closes what <${tag || 'nothing'}> opened`);
      open.pop();
    } else if (start !== undefined) {
      if (++elements > MOST_ELEMENTS) refuse(line, `there are more than ${MOST_ELEMENTS} elements`);
      if (open.length > MOST_DEPTH) refuse(line, `elements lie deeper than ${MOST_DEPTH}`);
      const attributes = new Map<string, string>();
      for (const [, name = '', double, single] of written.matchAll(ATTRIBUTE))
        attributes.set(name, plain(double ?? single ?? '', line));
      const inner = new Map(spaces);
      for (const [name, value] of attributes)
        if (name === 'xmlns' || name.startsWith('xmlns:')) inner.set(name.slice(6), value);
      const [prefix, local] = start.includes(':') ? start.split(':') : ['', start];
      const made: XmlElement = {
        name: local ?? '',
        namespace: inner.get(prefix ?? '') ?? '',
        attributes,
        children: [],
        text: '',
        line,
      };
      element.children.push(made);
      if (!closed) open.push({ element: made, tag: start, spaces: inner });
    }
    line += token.split('\n').length - 1;
  }
  if (open.length > 1) refuse(line, `<${open.at(-1)?.tag}> is never closed`);
  const [only, another] = root.children;
  if (!only || another || root.text.trim())
    refuse(another?.line ?? line, 'there must be one element around everything');
  return only;
}
