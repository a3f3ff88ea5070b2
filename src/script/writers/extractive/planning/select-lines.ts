import type { Line, Section } from '../reading/model.ts';
import { overlap } from '../text/stems.ts';
import { type Stretch, stretchesOf } from './stretches.ts';

/** Two lines that share this much say the same thing. */
const SAME = 0.72;
const FEWEST_TO_OPEN = 26;
/** How far a budget may be passed by the stretch that fills it. */
const SLACK = 18;

/**
 * Picks lines of some sections up to a number of words, stretch by stretch (planning/stretches.ts): the
 * best value first, what goes on from a chosen stretch preferred, what repeats a chosen line left out
 * (after maximal marginal relevance, Carbonell and Goldstein 1998). `spoken` are lines chosen before:
 * they are neither given again nor repeated. `cutThreads` lets a stretch stop where the next line goes on from
 * it: for an opening and a brief, which have no room for whole thoughts.
 */
export function selectLines(
  sections: readonly Section[],
  budget: number,
  spoken: readonly Line[] = [],
  cutThreads = false,
): Line[] {
  const pool = sections.flatMap((section) =>
    section.paragraphs.flatMap((p) =>
      stretchesOf(p, cutThreads).map((stretch): Candidate => ({ ...stretch, section })),
    ),
  );
  const state: State = { chosen: new Map(spoken.map((l) => [l.at, l])), fresh: new Set(), open: new Set() };
  const picked: Line[] = [];
  let words = 0;
  while (words < budget) {
    const best = bestOf(pool, state, budget - words);
    if (!best) break;
    for (const line of best.lines) {
      state.chosen.set(line.at, line);
      state.fresh.add(line.at);
      picked.push(line);
    }
    state.open.add(best.section);
    words += best.words;
  }
  return picked.sort((a, b) => a.at - b.at);
}

interface Candidate extends Stretch {
  section: Section;
}

interface State {
  /** By the line's place in the document. */
  chosen: Map<number, Line>;
  /** Places chosen in this call: only these are heard right before what goes on from them. */
  fresh: Set<number>;
  open: Set<Section>;
}

function bestOf(pool: readonly Candidate[], state: State, room: number): Candidate | undefined {
  let best: Candidate | undefined;
  let highest = 0;
  for (const candidate of pool) {
    if (candidate.words > room + SLACK) continue;
    const value = worth(candidate, state);
    if (value > highest && !candidate.lines.some((line) => repeats(line, state.chosen.values()))) {
      highest = value;
      best = candidate;
    }
  }
  return best;
}

function worth(candidate: Candidate, { chosen, fresh, open }: State): number {
  const { lines, words, section } = candidate;
  if (lines.some((line) => chosen.has(line.at))) return 0;
  const first = lines[0]!;
  const goesOn = fresh.has(first.at - 1);
  if (candidate.leans && !goesOn) return 0;
  // Two stretches of one paragraph with a hole between them would skip a step of its thought.
  if (!goesOn && candidate.paragraph.lines.some((line) => fresh.has(line.at))) return 0;
  const average = lines.reduce((sum, line) => sum + line.score * line.words, 0) / words;
  let value = average * candidate.shape;
  if (goesOn) value *= 1.45;
  else if (fresh.has(lines.at(-1)!.at + 1)) value *= 1.25;
  // A section opens on its first words; a listener who missed them is lost.
  if (first === section.paragraphs[0]?.lines[0]) value *= 1.4;
  else if (!open.has(section)) value *= 0.75;
  // Fewer and deeper: a heading opened for one short sentence is a topic named and dropped.
  if (!open.has(section) && words < FEWEST_TO_OPEN) value *= 0.55;
  return value;
}

function repeats(line: Line, others: Iterable<Line>): boolean {
  if (line.stems.size < 3) return false;
  for (const other of others)
    if (other.stems.size >= 3 && overlap(line.stems, other.stems) >= SAME) return true;
  return false;
}
