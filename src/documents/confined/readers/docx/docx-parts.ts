import { guardNesting } from '../html/guard-nesting.ts';
import { decodeXml, refuseDocumentType } from '../xml/xml-tree.ts';
import type { Container } from '../zip/container.ts';

/** Word's XML nests deeper than pages do, and has more elements: every word may be one. */
const XML_ROOM = { htmlDepth: 1500, htmlElements: 8_000_000 };

/**
 * The XML parts of a DOCX by name, each inflated within what is left of the limit and looked over
 * before any parser sees it. Pictures and other parts are never unpacked.
 */
export function readDocxParts(container: Container): Map<string, string> {
  const parts = new Map<string, string>();
  for (const name of container.names.filter((name) => NEEDED.test(name))) {
    const xml = decodeXml(container.require(name));
    refuseDocumentType(xml);
    guardNesting(xml, { ...container.limits, ...XML_ROOM });
    parts.set(name, xml);
  }
  return parts;
}

const NEEDED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|docProps\/core\.xml|word\/(?:_rels\/)?(?:document|styles|numbering|footnotes|endnotes)\.xml(?:\.rels)?)$/;
