import type { Document, Speaker } from '../../src/kernel/artifacts.ts';
import { writeScript } from '../../src/script/write-script.ts';
import { findLanguage } from '../../src/script/writers/extractive/languages/find-language.ts';
import { plainLanguage } from '../../src/script/writers/extractive/languages/plain/plain.ts';
import { isSayable, saidLines } from '../../src/script/writers/extractive/planning/tellable.ts';
import { readSource } from '../../src/script/writers/extractive/reading/read-source.ts';

const HOSTS: Speaker[] = [
  { slot: 0, name: 'Maya', role: 'host', voiceId: 'v0' },
  { slot: 1, name: 'Leo', role: 'host', voiceId: 'v1' },
];
/** The nouns that a document says most often, so many. */
const KEY_TERMS = 12;

/** What a deep dive tells of a document. */
export interface Telling {
  /** Share of the document's words that can be said, from 0 to 1. */
  sayable: number;
  turns: number;
  /** Turns that ask, quiz questions counted in. */
  questions: number;
  /** Of the nouns that the document says most, how many are heard, and of how many. */
  heard: number;
  terms: number;
}

/** @param minutes what is asked for */
export function measureTelling(document: Document, minutes: number): Telling {
  const tag = document.metadata.language;
  const language = findLanguage(tag) ?? plainLanguage(tag);
  const { sections } = readSource(document, language);
  const units = sections.flatMap((section) => section.units);
  const wordsOf = (some: typeof units) =>
    some.reduce((sum, unit) => sum + saidLines(unit).reduce((n, line) => n + line.words, 0), 0);
  const { turns } = writeScript(document, {
    format: 'deep_dive',
    targetMinutes: minutes,
    speakers: HOSTS,
  });
  const counts = new Map<string, number>();
  for (const { raw } of document.sentences)
    for (const noun of language.words.nouns(raw)) counts.set(noun, (counts.get(noun) ?? 0) + 1);
  const terms = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, KEY_TERMS)
    .map(([noun]) => noun);
  const said = new Set(turns.flatMap(({ text }) => language.words.nouns(text)));
  return {
    sayable: wordsOf(units.filter(isSayable)) / Math.max(1, wordsOf(units)),
    turns: turns.length,
    questions: turns.filter(({ text, kind }) => text.includes('?') && kind !== 'source').length,
    heard: terms.filter((term) => said.has(term)).length,
    terms: terms.length,
  };
}
