import type { Document } from '../../../../kernel/artifacts.ts';
import type { Language, Words } from '../languages/language.ts';
import type { Line, Section } from '../model.ts';
import { cutPassages } from '../planning/tellable.ts';
import type { LetterCase } from '../text/letter-case.ts';
import type { Voice } from '../voice.ts';
import { markIntroduced } from './introduced.ts';
import { scoreLines, type Taste } from './score-lines.ts';
import { allLines, readSections } from './sections.ts';
import { spreadOver } from './spread.ts';

/** What the writer knows of a document before it plans. */
export interface Source {
  document: Document;
  language: Language;
  sections: Section[];
  lines: Line[];
  letterCase: LetterCase;
  /** Stems of what the whole document is about: its title, and what is named all through it. */
  known: ReadonlySet<string>;
  /** What kind of text it is, and who says "we" and "I" in it. */
  voice: Voice;
}

/** A word in this share of the sentences is a subject of the whole. */
const EVERYWHERE = 0.1;

/** `taste`: whom the show is for and how it is told, which changes what weighs. */
export function readSource(document: Document, language: Language, taste: Taste = {}): Source {
  const { words, reading } = language;
  const read = spreadOver(document);
  const letterCase = words.readLetterCase(read);
  const known = subjectsOf(read, words);
  const sections = readSections(read, language, letterCase);
  const lines = allLines(sections);
  lines.forEach((line, at) => {
    line.at = at;
  });
  const voice = reading.judgeVoice(lines, document);
  markIntroduced(sections, known, words);
  scoreLines(lines, sections, reading, taste);
  cutLongUnits(sections);
  return { document, language, sections, lines, letterCase, known, voice };
}

function subjectsOf(document: Document, { contentStems }: Words): Set<string> {
  const counts = new Map<string, number>();
  for (const sentence of document.sentences)
    for (const word of new Set(contentStems(sentence.raw))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const least = Math.max(4, document.sentences.length * EVERYWHERE);
  const everywhere = [...counts].filter(([, n]) => n >= least).map(([word]) => word);
  return new Set([...contentStems(document.metadata.title), ...everywhere]);
}

function cutLongUnits(sections: readonly Section[]): void {
  let at = 0;
  for (const section of sections)
    section.units = section.units.flatMap(cutPassages).map((unit) => {
      at += 1;
      return { ...unit, at: at - 1 };
    });
}
