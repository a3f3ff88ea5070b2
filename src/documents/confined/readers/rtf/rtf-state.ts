import type { Span } from '../../../../kernel/artifacts.ts';

/** Where text goes that stands in a group. */
export type Destination =
  | 'body'
  | 'skip'
  | 'title'
  | 'author'
  | 'font'
  | 'style'
  /** The bullet or number that a program wrote out before a list item. */
  | 'label'
  | 'instruction';

/** What a group inherits from the one around it and gives back at its end. */
export interface RtfState {
  destination: Destination;
  /** Characters that stand after a \u for readers without Unicode. */
  fallback: number;
  font: number;
  /** Half points. */
  size: number;
  bold: boolean;
  italic: boolean;
  raised: boolean;
  /** Hidden or deleted. */
  unseen: boolean;
  link: boolean;
  math: boolean;
  /** Paragraph style by number; null outside any. */
  style: number | null;
  /** From 0; 9 is body text. */
  outline: number | null;
  inTable: boolean;
  /** List level from 0, and the list it is in; 0 is no list. */
  listLevel: number;
  list: number;
  indent: number;
  firstIndent: number;
}

export const PARAGRAPH_DEFAULTS = {
  style: null,
  outline: null,
  inTable: false,
  listLevel: 0,
  list: 0,
  indent: 0,
  firstIndent: 0,
} satisfies Partial<RtfState>;

export const CHARACTER_DEFAULTS = {
  size: 24,
  bold: false,
  italic: false,
  raised: false,
  unseen: false,
} satisfies Partial<RtfState>;

export function firstState(): RtfState {
  return {
    destination: 'body',
    fallback: 1,
    font: -1,
    link: false,
    math: false,
    ...CHARACTER_DEFAULTS,
    ...PARAGRAPH_DEFAULTS,
  };
}

export function activeSpanKinds(state: RtfState): Span['kind'][] {
  return [
    ...(state.math ? (['math'] as const) : []),
    ...(state.bold ? (['strong'] as const) : []),
    ...(state.italic ? (['emphasis'] as const) : []),
    ...(state.link ? (['link'] as const) : []),
  ];
}
