import type { Document } from '../../src/kernel/artifacts.ts';
import { isApparatus } from '../../src/script/writers/extractive/apparatus.ts';
import { findLanguage } from '../../src/script/writers/extractive/languages/find-language.ts';
import { plainLanguage } from '../../src/script/writers/extractive/languages/plain/plain.ts';
import { readSource } from '../../src/script/writers/extractive/reading/read-source.ts';

/** A sentence that the extractive writer does not say, and the rule that keeps it from being said. */
export interface Refusal {
  rule: string;
  /** As it would be spoken. */
  text: string;
  /** Whether the rest of its paragraph is said without it. */
  apparatus: boolean;
}

/** What of a document's body is not said, how many lines of it there are; `leaning`: lines that need the one before them. */
export function listRefusals(document: Document): { lines: number; leaning: number; refusals: Refusal[] } {
  const tag = document.metadata.language;
  const { lines } = readSource(document, findLanguage(tag) ?? plainLanguage(tag));
  const refusals = lines.flatMap((line) =>
    line.fault === undefined ? [] : [{ rule: line.fault, text: line.text, apparatus: isApparatus(line) }],
  );
  return { lines: lines.length, leaning: lines.filter((line) => line.leans).length, refusals };
}
