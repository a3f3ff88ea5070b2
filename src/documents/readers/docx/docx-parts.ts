import { AppError } from '../../../kernel/errors.ts';
import type { ReadLimits } from '../../limits.ts';
import { guardNesting } from '../html/guard-nesting.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';
import { readZipPart } from './zip-part.ts';

/** Word's XML nests deeper than pages do, and has more elements: every word may be one. */
const XML_ROOM = { htmlDepth: 1500, htmlElements: 8_000_000 };

/**
 * The XML parts of a DOCX by name, each inflated within what is left of the limit and looked over
 * before any parser sees it. Pictures and other parts are never unpacked. Throws
 * `document_unsupported` for a container that holds no Word document.
 */
export function readDocxParts(bytes: Uint8Array, limits: ReadLimits): Map<string, string> {
  const entries = readZipDirectory(bytes, limits);
  if (!entries.some((entry) => entry.name === 'word/document.xml')) throw otherContainer(entries);
  const parts = new Map<string, string>();
  let allowance = limits.inflatedBytes;
  for (const entry of entries.filter(isNeeded)) {
    const data = readZipPart(bytes, entry, allowance);
    allowance -= data.length;
    const xml = decodeXml(data);
    refuseEntities(xml);
    guardNesting(xml, { ...limits, ...XML_ROOM });
    parts.set(entry.name, xml);
  }
  return parts;
}

const NEEDED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|docProps\/core\.xml|word\/(?:_rels\/)?(?:document|styles|numbering|footnotes|endnotes)\.xml(?:\.rels)?)$/;

function isNeeded(entry: ZipEntry): boolean {
  return NEEDED.test(entry.name);
}

function decodeXml(data: Uint8Array): string {
  const label =
    data[0] === 0xff && data[1] === 0xfe
      ? 'utf-16le'
      : data[0] === 0xfe && data[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  return new TextDecoder(label).decode(data);
}

/** Office Open XML has no document types; one that declares entities is an attack or a mistake. */
function refuseEntities(xml: string): void {
  if (!/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return;
  throw new AppError(
    'document_damaged',
    'This document declares entities of its own, which no Word document does. It was not read.',
  );
}

const CONTAINERS: [RegExp, string][] = [
  [/^ppt\//, 'a PowerPoint presentation'],
  [/^xl\//, 'an Excel workbook'],
  [/^META-INF\/container\.xml$/, 'an EPUB book'],
  [/^content\.xml$/, 'an OpenDocument file'],
];

function otherContainer(entries: readonly ZipEntry[]): AppError {
  const found = CONTAINERS.find(([pattern]) => entries.some((entry) => pattern.test(entry.name)));
  const what = found?.[1] ?? 'an archive';
  return new AppError(
    'document_unsupported',
    `This is ${what}, not a Word document. PDF, DOCX, HTML, Markdown and plain text are read.`,
  );
}
