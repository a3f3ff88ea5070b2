import type { Document } from '../kernel/artifacts.ts';
import { findLanguage } from './writers/extractive/languages/find-language.ts';
import { plainLanguage } from './writers/extractive/languages/plain/plain.ts';
import type { Unit } from './writers/extractive/model.ts';
import { countUnitWords, isSayable, saidLines } from './writers/extractive/planning/tellable.ts';
import { readSource } from './writers/extractive/reading/read-source.ts';

/** What the writer without a model finds to say in a document. */
export interface SayableMeasure {
  /** Paragraphs, lists and notes, and how many of them can be said whole. */
  units: number;
  sayableUnits: number;
  /** Words of those that can. */
  words: number;
  /** Units that bring their own question. */
  questions: number;
  /** Sentences that are not said, by the rule that refuses them, the most frequent first. */
  refused: { rule: string; sentences: string[] }[];
}

/**
 * Measures what of a document can be said: what the estimate, `inspect` and the bench count. Pure; takes as long
 * as reading the document for a script (about a second for 20,000 words).
 */
export function measureSayable(document: Document): SayableMeasure {
  const tag = document.metadata.language;
  const language = findLanguage(tag) ?? plainLanguage(tag.toLowerCase().split('-')[0]!);
  const units = readSource(document, language).sections.flatMap((section) => section.units);
  const sayable = units.filter(isSayable);
  return {
    units: units.length,
    sayableUnits: sayable.length,
    words: countUnitWords(sayable),
    questions: sayable.filter((unit) => unit.question !== undefined).length,
    refused: listRefused(units),
  };
}

function listRefused(units: readonly Unit[]): SayableMeasure['refused'] {
  const byRule = new Map<string, string[]>();
  for (const unit of units) {
    const said = new Set(saidLines(unit));
    for (const line of unit.lines)
      if (line.fault !== undefined || !said.has(line))
        byRule.set(line.fault!, [
          ...(byRule.get(line.fault!) ?? []),
          line.sentences.map(({ raw }) => raw).join(' '),
        ]);
  }
  return [...byRule]
    .map(([rule, sentences]) => ({ rule, sentences }))
    .sort((a, b) => b.sentences.length - a.sentences.length);
}
