import type { Line } from '../reading/model.ts';
import type { LetterCase } from '../text/letter-case.ts';
import { stem } from '../text/stems.ts';
import { openingSubject, type Subject } from '../text/subject.ts';
import { countWords } from '../text/tokens.ts';

/** A question that the line it was made from answers. */
export interface Question {
  kind: string;
  text: string;
  /** The words of the answer's first line, where the question takes over its connective. */
  answer?: string;
  /** What was done to the line for it, as its ref will say. */
  change?: string;
}

/** What a rule sees: the line that would answer, its subject, and how words are written mid-sentence. */
export interface Asked {
  line: Line;
  text: string;
  subject: Subject | undefined;
  letterCase: LetterCase;
  /** Stems of what the whole document is about. */
  known: ReadonlySet<string>;
}

export type Rule = (asked: Asked) => Question | undefined;

const EMPTY_HEADS = new Set(
  'result problem question point thing way reason answer example idea case fact purpose goal aim difference effect first second next last other rest part kind type number amount majority series set list lot one many most some few trouble key trick catch lesson time day year end beginning history story key matter subject topic work study paper report book article author authors option choice step solution approach method process system situation issue task'.split(
    ' ',
  ),
);

/** The opening subject as it stands inside a question; undefined where it names nothing by itself. */
export function topicOf(asked: Asked, mostWords = 5): { text: string; subject: Subject } | undefined {
  const { subject, letterCase, line } = asked;
  if (!subject || line.leans) return undefined;
  if (countWords(subject.text) > mostWords) return undefined;
  if (EMPTY_HEADS.has(subject.head.lemma)) return undefined;
  // "Indirect potable reuse returns": a subject of the whole document is hardly its verb.
  if (subject.verb.pos === 'VERB' && asked.known.has(stem(subject.verb.text))) return undefined;
  if (/["“”(),;:]/.test(subject.text)) return undefined;
  if (/^\d/.test(subject.text) || !letterCase.sure(subject.text)) return undefined;
  if (!/\p{L}{2}/u.test(subject.head.text)) return undefined;
  return { text: letterCase.inside(subject.text), subject };
}

export function asked(line: Line, letterCase: LetterCase, known: ReadonlySet<string>): Asked {
  return { line, text: line.text, subject: openingSubject(line.text), letterCase, known };
}
