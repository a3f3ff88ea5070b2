import type { Line, Section } from '../model.ts';
import { overlap } from '../text/overlap.ts';
import { type Cuts, cutStretches, type Stretch } from './stretches.ts';

/** Two lines that share this much say the same thing. */
const SAME = 0.72;
/** How far a budget may be passed by the stretch that fills it. */
const SLACK = 30;
/** A heading opened for less is a topic named and dropped. */
const FEWEST_TO_OPEN = 34;

export interface Selection {
  /** Lines chosen before: neither given again nor repeated. */
  spoken?: readonly Line[];
  /** The line heard right before: what follows it in the document may go on from it. */
  after?: Line | undefined;
  /** Lines that were tried and pointed at something unheard. */
  banned?: ReadonlySet<Line>;
  /** Where a stretch may stop (planning/stretches.ts); `whole` unless said otherwise. */
  cuts?: Cuts;
}

/**
 * Picks lines of some sections up to a number of words, stretch by stretch (planning/stretches.ts): the
 * best value first, what goes on from a chosen stretch preferred, what repeats a chosen line left out
 * (after maximal marginal relevance, Carbonell and Goldstein 1998). Gives them in document order.
 */
export function selectLines(sections: readonly Section[], budget: number, options: Selection = {}): Line[] {
  const { spoken = [], after, banned, cuts = 'whole' } = options;
  const pool = sections
    .flatMap((section) => cutStretches(section, cuts))
    .filter((s) => !banned || !s.lines.some((line) => banned.has(line)));
  const homes = new Map(
    sections.flatMap((section) =>
      section.units.flatMap(({ lines }) => lines.map((line) => [line.at, lines] as const)),
    ),
  );
  const state: State = {
    chosen: new Map(spoken.map((l) => [l.at, l])),
    fresh: new Set(after ? [after.at] : []),
    touched: new Set(after ? [homes.get(after.at)] : []),
    open: new Set(),
    sayable: new Map(sections.map((section) => [section, sayable(section)])),
    cuts,
  };
  const picked: Line[] = [];
  let words = 0;
  while (words < budget) {
    const best = bestOf(pool, state, budget - words);
    if (!best) break;
    for (const line of best.lines) {
      state.chosen.set(line.at, line);
      state.fresh.add(line.at);
      state.touched.add(homes.get(line.at));
      picked.push(line);
    }
    state.open.add(best.section);
    words += best.words;
  }
  return picked.sort((a, b) => a.at - b.at);
}

interface State {
  /** By the line's place in the document. */
  chosen: Map<number, Line>;
  /** Places chosen in this call: only these are heard right before what goes on from them. */
  fresh: Set<number>;
  /** Paragraphs with a line in `fresh`. */
  touched: Set<readonly Line[] | undefined>;
  open: Set<Section>;
  /** Words of each section that can be said at all. */
  sayable: ReadonlyMap<Section, number>;
  cuts: Cuts;
}

function bestOf(pool: readonly Stretch[], state: State, room: number): Stretch | undefined {
  let best: Stretch | undefined;
  let highest = 0;
  for (const stretch of pool) {
    if (stretch.words > room + SLACK) continue;
    const value = worth(stretch, state);
    if (value > highest && !stretch.lines.some((line) => repeats(line, state.chosen.values()))) {
      highest = value;
      best = stretch;
    }
  }
  return best;
}

function worth(stretch: Stretch, { chosen, fresh, touched, open, sayable, cuts }: State): number {
  const { lines, words, section } = stretch;
  const first = lines[0]!;
  if (lines.some((line) => chosen.has(line.at))) return 0;
  const goesOn = fresh.has(first.at - 1);
  if (stretch.leans && !goesOn) return 0;
  // Picking up inside a paragraph is for where its beginning can't be said, and nothing of it was.
  if (!goesOn && !stretch.opens && !((stretch.afterFault || cuts === 'scraps') && !touched.has(stretch.home)))
    return 0;
  const average = lines.reduce((sum, line) => sum + line.score * line.words, 0) / words;
  let value = average * stretch.shape;
  if (goesOn) return value * 1.9;
  if (chosen.has(lines.at(-1)!.at + 1)) value *= 1.2;
  if (first === section.units[0]?.lines[0]) value *= 1.5;
  else if (!open.has(section)) value *= 0.7;
  if (!stretch.opens) value *= 0.5;
  // Fewer and deeper.
  if (cuts === 'whole' && !open.has(section) && words < Math.min(FEWEST_TO_OPEN, sayable.get(section) ?? 0))
    return 0;
  return value;
}

/** Words of a section that can be said at all. */
function sayable(section: Section): number {
  return section.units
    .flatMap((p) => p.lines)
    .reduce((sum, l) => sum + (l.fault === undefined ? l.words : 0), 0);
}

function repeats(line: Line, others: Iterable<Line>): boolean {
  if (line.stems.size < 3) return false;
  for (const other of others)
    if (other.stems.size >= 3 && overlap(line.stems, other.stems) >= SAME) return true;
  return false;
}
