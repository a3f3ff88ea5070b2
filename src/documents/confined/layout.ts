import type { Span } from '../../kernel/artifacts.ts';

/*
 * The vocabulary of the layout pass. Lengths are PDF points (1/72 inch) with the origin at the
 * page's top left corner, y growing downwards.
 */

export interface Font {
  bold: boolean;
  italic: boolean;
  mono: boolean;
  math: boolean;
}

/** A piece of text in one font, on one baseline. */
export interface Run {
  text: string;
  x0: number;
  x1: number;
  /** The baseline. */
  y: number;
  size: number;
  font: Font;
  /** Raised or lowered against the line it stands in. */
  shift?: 'super' | 'sub';
  /** Read from a picture: how sure the reading is, 0 to 1. */
  confidence?: number;
}

/** Runs on one baseline with no gap wider than a space: a line of a column, or a cell of a table. */
export interface Segment {
  runs: Run[];
  x0: number;
  x1: number;
  y: number;
  size: number;
}

/** One line of text: segments of one column on one baseline, from left to right. */
export interface Line {
  segments: Segment[];
  x0: number;
  x1: number;
  y: number;
  size: number;
  page: number;
  /** The edges of the column it stands in. */
  column: { x0: number; x1: number; id: string };
  text: string;
  /** All of its letters are bold, italic, fixed-width, or mathematical. */
  bold: boolean;
  italic: boolean;
  mono: boolean;
  /** Share of its visible characters that are set in a mathematical font, 0 to 1. */
  mathShare: number;
}

export interface Page {
  number: number;
  width: number;
  height: number;
  /** In reading order. */
  lines: Line[];
}

/** Text of one line with its marks, ready for an InlineBuilder. */
export interface Piece {
  text: string;
  kinds: Span['kind'][];
}
