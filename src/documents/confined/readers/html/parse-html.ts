import { parseHTML } from 'linkedom';
import type { ReadLimits } from '../../../shared/limits.ts';
import type { DomDocument } from './dom.ts';
import { guardNesting } from './guard-nesting.ts';

/** A document tree of HTML, refused beforehand when it nests or counts beyond the limits. */
export function parseHtml(html: string, limits: ReadLimits): DomDocument {
  guardNesting(html, limits);
  const page = /<(?:html|body)[\s>]/i.test(html) ? html : `<!doctype html><html><body>${html}</body></html>`;
  return parseHTML(page).document as unknown as DomDocument;
}
