import type { Block, Sentence, TurnRef } from '../../../kernel/artifacts.ts';

/** What can be said at one go: a source sentence, or a lead-in with the short list it opens. */
export interface Line {
  sentences: Sentence[];
  refs: TurnRef[];
  block: Block;
  text: string;
  words: number;
  stems: Set<string>;
  /** Why it can't be said, when it can't. */
  fault?: string;
  /** True when its writer speaks as "I" or "we": said only as a quotation. */
  quoted: boolean;
  /** True when it leans on what stands before it: a pronoun, a connective, a thing introduced there. */
  leans: boolean;
  /** True when the line after it must follow: it announces something, or the next one limits it. */
  binds: boolean;
  /** How much of the document it carries; only comparisons within one document mean anything. */
  score: number;
  /** Its place among all lines of the document, from 0. */
  at: number;
}

/** Lines that stand together in the source: a paragraph with the list that it leads into. */
export interface Paragraph {
  lines: Line[];
  section: Section;
  /** Its place in the document, from 0. */
  at: number;
}

/** What stands under one heading, without what stands under its subheadings. */
export interface Section {
  id: string;
  /** Empty for text before the first heading. */
  title: string;
  /** The heading as it stands, with its number. */
  heading: string;
  level: number;
  parent?: Section;
  paragraphs: Paragraph[];
  /** Of several files: which one it stands in. */
  part?: number;
  /** Whether a reader would call it the end: conclusion, summary. */
  closing: boolean;
}
