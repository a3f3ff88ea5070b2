import type { Document } from '../../../../kernel/artifacts.ts';
import { type LetterCase, readLetterCase } from '../text/letter-case.ts';
import { markIntroduced } from './introduced.ts';
import { contentStems } from '../text/stems.ts';
import type { Line, Section } from './model.ts';
import { scoreLines } from './score-lines.ts';
import { allLines, readSections } from './sections.ts';
import { judgeVoice } from './source-voice.ts';

/** What the writer knows of a document before it plans. */
export interface Source {
  document: Document;
  sections: Section[];
  lines: Line[];
  letterCase: LetterCase;
}

export function readSource(document: Document): Source {
  const letterCase = readLetterCase(document);
  const sections = readSections(document, letterCase);
  const lines = allLines(sections);
  lines.forEach((line, at) => {
    line.at = at;
  });
  judgeVoice(lines);
  markIntroduced(sections, new Set(contentStems(document.metadata.title)));
  scoreLines(lines, sections);
  return { document, sections, lines, letterCase };
}
