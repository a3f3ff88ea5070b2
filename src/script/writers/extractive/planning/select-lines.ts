import type { Line } from '../reading/model.ts';
import { overlap } from '../text/stems.ts';
import { closures } from './closure.ts';

/** The longest stretch that is taken as one: more would be a reading, not a conversation. */
const MOST_STRETCH_WORDS = 120;
/** Two lines that share this much say the same thing. */
const SAME = 0.72;

/**
 * Picks lines of one group of sections up to a number of words, so that each can be said: whole
 * stretches (planning/closure.ts), the best value first, what continues a chosen stretch preferred,
 * what repeats a chosen line left out (after maximal marginal relevance, Carbonell and Goldstein 1998).
 * `spoken` are lines chosen before: they are not given again, but lines may lean on them.
 */
export function selectLines(
  sections: readonly (readonly Line[])[],
  budget: number,
  spoken: readonly Line[] = [],
): Line[] {
  const chosen = new Set<Line>(spoken);
  const pools = sections.map((lines) => ({ lines, stretches: closures(lines) }));
  let words = 0;
  while (words < budget) {
    const best = bestStretch(pools, chosen, budget - words);
    if (!best) break;
    for (const line of best) {
      chosen.add(line);
      words += line.words;
    }
  }
  const before = new Set(spoken);
  return [...chosen].filter((line) => !before.has(line)).sort((a, b) => a.at - b.at);
}

interface Pool {
  lines: readonly Line[];
  stretches: readonly (readonly number[] | undefined)[];
}

function bestStretch(
  pools: readonly Pool[],
  chosen: ReadonlySet<Line>,
  room: number,
): Line[] | undefined {
  let best: Line[] | undefined;
  let highest = 0;
  for (const pool of pools)
    for (const stretch of pool.stretches) {
      if (!stretch) continue;
      const fresh = stretch.map((i) => pool.lines[i]!).filter((line) => !chosen.has(line));
      const words = fresh.reduce((sum, line) => sum + line.words, 0);
      if (fresh.length === 0 || words > room + 18 || words > MOST_STRETCH_WORDS) continue;
      if (fresh.some((line) => repeats(line, chosen))) continue;
      const value = worth(fresh, stretch, pool, chosen, words);
      if (value > highest) {
        highest = value;
        best = fresh;
      }
    }
  return best;
}

function worth(
  fresh: readonly Line[],
  stretch: readonly number[],
  pool: Pool,
  chosen: ReadonlySet<Line>,
  words: number,
): number {
  const average = fresh.reduce((sum, line) => sum + line.score * line.words, 0) / Math.max(1, words);
  const before = pool.lines[stretch[0]! - 1];
  const after = pool.lines[stretch.at(-1)! + 1];
  let value = average;
  if (before && chosen.has(before)) value *= 1.5;
  else if (after && chosen.has(after)) value *= 1.3;
  else if (stretch.length === 1 && words < 14) value *= 0.6;
  // A section opens on its first line; a listener who missed it is lost.
  if (stretch[0] === 0) value *= 1.4;
  return value;
}

function repeats(line: Line, others: Iterable<Line>): boolean {
  if (line.stems.size < 3) return false;
  for (const other of others) if (other !== line && overlap(line.stems, other.stems) >= SAME && other.stems.size >= 3) return true;
  return false;
}
