import type { Block, Sentence } from '../../../../kernel/artifacts.ts';

/** A sentence as prompts show it: by number, so that ids are short and a wrong one is noticed. */
export interface Line {
  /** From 1, in reading order. */
  number: number;
  sentence: Sentence;
  block: Block;
  /** On one line. */
  text: string;
  /** Index into Material.headings of the heading it stands under; -1 before the first. */
  heading: number;
}
