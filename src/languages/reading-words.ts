import type { BlockRole } from '../kernel/artifacts.ts';

/**
 * What documents need of a language to be read. Lists are text: of words, which white space parts, or of
 * entries, which commas part and which may be sources of expressions, matched whatever their case.
 */
export interface ReadingWords {
  /** The commonest function words: a quarter or more of all words in running text. */
  functionWords: string;
  /** In small letters and without their last full stop. */
  abbreviations: {
    /** Lean on what follows: a title before a name, "Fig." before a number. */
    leaning: string;
    /** Lean whatever they mean in other languages: "Hr." is a gentleman in German, hours in English. */
    surelyLeaning: string;
    /** May stand at the end of a sentence as well, where the next word decides. */
    final: string;
    /** Of the final ones, those that stand last unless a small letter follows. */
    closing: string;
  };
  /** Words that open a sentence far more often than they follow an abbreviation. */
  openers: string;
  /** Whether a number with a full stop is an ordinal: "am 3. Oktober". */
  ordinalStop: boolean;
  /** Whole headings that say what their section is for, in small letters. Not expressions. */
  headings: Record<SectionRole, string>;
  /** Headings that mean references only near the end of a document. Not expressions. */
  lateReferences: string;
  /** Titles over a table of contents. */
  contents: string;
  /** First words of an appendix's heading. */
  appendix: string;
  /** Words before the number of a chapter in plain text. */
  numbered: string;
  /** Headings that plain text has on a line of their own. */
  alone: string;
  /** Lines that stand around a text rather than in it. */
  notices: {
    copyright: string;
    /** First words of a line that leads elsewhere. */
    navigation: string;
    /** Labels before a fact about the document: "Received:". */
    labels: string;
    /** First words of a line that ends on a date: "Publié le". */
    dated: string;
    /** Before the author's name, on a line of its own. */
    by: string;
    /** Before the author's name, in small letters after the first. */
    writtenBy: string;
  };
  /** Titles of slides. */
  slides: {
    agenda: string;
    closing: string;
    /** "Results (continued)". */
    continued: string;
  };
  /** Words in the names of a table's columns. */
  columns: {
    /** Any: they tell the language of a table. A word of two languages counts for both. */
    named: string;
    year: string;
    /** Numbers that name something, so that no sum is made of them. */
    code: string;
    /** Numbers of which a mean says more than a sum. */
    rate: string;
    /** First words of rows that sum others up. */
    sum: string;
    percent: string;
  };
  latex: {
    /** What LaTeX prints over an abstract. */
    abstract: string;
    /** The names that babel and polyglossia have for the language. */
    options: string;
  };
}

/** Roles that a heading can give its section. */
export const SECTION_ROLES = [
  'references',
  'navigation',
  'front_matter',
  'copyright',
  'back_matter',
] as const satisfies readonly BlockRole[];

export type SectionRole = (typeof SECTION_ROLES)[number];
