import type { Line } from '../model.ts';
import type { LetterCase } from '../text/letter-case.ts';

/** A question that the line it was made from answers. */
export interface Question {
  kind: string;
  text: string;
  /** Other ways to ask it, for when it was asked that way before. */
  variants?: string[];
  /** The words of the answer's first line, where the question takes over its connective. */
  answer?: string;
  /** What was done to the line for it, as its ref will say. */
  change?: string;
}

/** What a rule sees: the line that would answer, and how words are written mid-sentence. */
export interface Asked {
  line: Line;
  text: string;
  letterCase: LetterCase;
  /** Stems of what the whole document is about. */
  known: ReadonlySet<string>;
}

export type Rule = (asked: Asked) => Question | undefined;

/**
 * What a line is about, as it stands inside a question, with the stem of its head; `bare` where it points at
 * nothing heard before.
 */
export type Topic = (asked: Asked) => { text: string; head: string; bare?: boolean } | undefined;
