import type { Line, Paragraph } from '../reading/model.ts';

/** Lines of one paragraph that may be said together. */
export interface Stretch {
  lines: Line[];
  paragraph: Paragraph;
  words: number;
  /** True when it opens on a line that leans: only sayable right after the line before it. */
  leans: boolean;
  /** How well it stands by itself, about 0.5 to 1.6: whole paragraphs best, cut threads worst. */
  shape: number;
}

/** The longest stretch that is taken as one: more would be a reading, not a conversation. */
const MOST_WORDS = 115;
/** A thread this long may be cut: some paragraphs lean from end to end. */
const LONG_THREAD = 62;

/**
 * Every stretch of a paragraph without a fault in it that does not break off where a line announces
 * something or the next one limits it. A setup whose payoff is cut says less than its source (rubric F3),
 * so a stretch that runs to the paragraph's end is worth more than one that stops in the middle.
 */
export function stretchesOf(paragraph: Paragraph, cutThreads: boolean): Stretch[] {
  const { lines } = paragraph;
  const out: Stretch[] = [];
  lines.forEach((first, from) => {
    let words = 0;
    for (let to = from; to < lines.length; to += 1) {
      const line = lines[to]!;
      if (line.fault !== undefined) break;
      words += line.words;
      if (words > MOST_WORDS) break;
      if (line.binds || (!cutThreads && words < LONG_THREAD && isSetup(lines[to + 1], from === to))) continue;
      out.push({
        lines: lines.slice(from, to + 1),
        paragraph,
        words,
        leans: first.leans,
        shape: shapeOf(lines, from, to, words),
      });
    }
  });
  return out;
}

/** What the next sentence takes up is a setup; without its payoff it says too little. */
function isSetup(next: Line | undefined, alone: boolean): boolean {
  return next?.leans === true && (alone || next.fault === undefined);
}

function shapeOf(lines: readonly Line[], from: number, to: number, words: number): number {
  const next = lines[to + 1];
  let shape = 1;
  if (from === 0) shape *= 1.2;
  else if (lines[from - 1]!.fault !== undefined) shape *= 0.85;
  else shape *= 0.75;
  if (next === undefined) shape *= 1.3;
  else if (next.leans) shape *= 0.65;
  else shape *= 0.95;
  if (from === to && words < 15) shape *= 0.7;
  return shape;
}
