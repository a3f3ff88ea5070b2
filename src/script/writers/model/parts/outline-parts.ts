import type { Line } from '../material/line.ts';
import type { Material } from '../material/material.ts';
import type { PromptBudget } from '../settings.ts';

/** One prompt's worth of the document. */
export interface OutlinePart {
  lines: Line[];
  /** Its share of the document, 0 to 1. */
  share: number;
}

/**
 * Cuts the document into parts of at most `outlineChars`, at headings where it can. A document of more
 * than `outlineParts` of them is shown thinned: the first sentences of each paragraph, as many as fit;
 * a range of numbers in the answer still takes in the sentences between.
 */
export function outlineParts(material: Material, budget: PromptBudget): OutlinePart[] {
  const room = budget.outlineChars * budget.outlineParts;
  const shown = thin(material.lines, room);
  const parts: Line[][] = [];
  let size = 0;
  const step = Math.max(
    budget.outlineChars / 2,
    Math.min(budget.outlineChars, evenSize(shown, budget.outlineChars)),
  );
  for (const line of shown) {
    const cost = costOf(line);
    const last = parts.at(-1);
    const fresh = last !== undefined && last.at(-1)!.heading !== line.heading;
    if (!last || size + cost > budget.outlineChars || (fresh && size > step)) {
      parts.push([line]);
      size = cost;
    } else {
      last.push(line);
      size += cost;
    }
  }
  const whole = shown.reduce((sum, line) => sum + line.text.length, 0);
  return parts.map((lines) => ({
    lines,
    share: lines.reduce((sum, line) => sum + line.text.length, 0) / whole,
  }));
}

/** So that the last part is not a stump. */
function evenSize(lines: readonly Line[], most: number): number {
  const total = lines.reduce((sum, line) => sum + costOf(line), 0);
  return total / Math.ceil(total / most);
}

function thin(lines: readonly Line[], room: number): readonly Line[] {
  const total = (kept: readonly Line[]) => kept.reduce((sum, line) => sum + costOf(line), 0);
  if (total(lines) <= room) return lines;
  const places = new Map<string, number>();
  const ranked = lines.map((line) => {
    const place = places.get(line.block.id) ?? 0;
    places.set(line.block.id, place + 1);
    return { line, place };
  });
  for (const most of [3, 2, 1]) {
    const kept = ranked.filter(({ place }) => place < most).map(({ line }) => line);
    if (total(kept) <= room) return kept;
  }
  // Still too much: every n-th paragraph's first sentence.
  const firsts = ranked.filter(({ place }) => place === 0).map(({ line }) => line);
  const step = Math.ceil(total(firsts) / room);
  return firsts.filter((_, i) => i % step === 0);
}

/** With its number and line break. */
function costOf(line: Line): number {
  return line.text.length + 8;
}
