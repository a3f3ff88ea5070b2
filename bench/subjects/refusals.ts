import type { Document } from '../../src/kernel/artifacts.ts';
import { findLanguage } from '../../src/script/writers/extractive/languages/find-language.ts';
import { plainLanguage } from '../../src/script/writers/extractive/languages/plain/plain.ts';
import { readSource } from '../../src/script/writers/extractive/reading/read-source.ts';

/** A sentence that the extractive writer does not say, and the rule that keeps it from being said. */
export interface Refusal {
  rule: string;
  /** As it would be spoken. */
  text: string;
  /** As it stands in the source. */
  raw: string;
}

/** What of a document's body is not said, and how many lines of it there are. */
export function listRefusals(document: Document): { lines: number; refusals: Refusal[] } {
  const tag = document.metadata.language;
  const { lines } = readSource(document, findLanguage(tag) ?? plainLanguage(tag));
  const refusals = lines.flatMap(({ fault, text, sentences }) =>
    fault === undefined ? [] : [{ rule: fault, text, raw: sentences.map((s) => s.raw).join(' ') }],
  );
  return { lines: lines.length, refusals };
}
