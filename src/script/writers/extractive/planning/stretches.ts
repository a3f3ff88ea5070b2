import type { Line, Section } from '../model.ts';

/** Lines that follow one another in a section and may be said together. */
export interface Stretch {
  lines: Line[];
  words: number;
  section: Section;
  /** True when it opens on a line that leans: only sayable right after the line before it. */
  leans: boolean;
  /** The lines of the paragraph it begins in. */
  home: readonly Line[];
  /** True when it opens a paragraph. */
  opens: boolean;
  /** True when the line before it can't be said. */
  afterFault: boolean;
  /** How well it stands by itself, about 0.5 to 1.6: whole thoughts best, cut threads worst. */
  shape: number;
}

/** Where a stretch may stop, from whole thoughts only to anywhere that binds nothing. */
export type Cuts = 'whole' | 'loose' | 'scraps' | 'threads';

/** The longest stretch that is taken at one go; it may be gone on from afterwards. */
const MOST_WORDS = 150;
/** A paragraph longer than this may be left before its end, where the next line does not lean. */
const LONG_PARAGRAPH = 85;
/** The last resort: a sentence or two that stand alone. */
const SCRAP = 14;
/** Less than this is a beginning. */
const ENOUGH = 32;
/** A thread this long may be cut: some paragraphs lean from end to end. */
const LONG_THREAD = 70;

/** Where a line stands in its section. */
interface Place {
  line: Line;
  /** The lines of its paragraph. */
  home: readonly Line[];
  first: boolean;
  last: boolean;
  /** Words that can be said in its paragraph. */
  room: number;
}

/**
 * Every stretch of a section that breaks no thought: none with a fault in it, none that stops where a
 * line announces something, where the next one limits it, or in the middle of a short paragraph. A setup
 * whose payoff is cut says less than its source (rubric F3). `threads` lets a stretch stop at any line
 * that does not bind the next: for openings and briefs, which have no room for whole thoughts. `loose`
 * lets it stop where the next line stands alone: for sources that have too few whole paragraphs; `scraps` lets it start
 * inside a paragraph as well.
 */
export function cutStretches(section: Section, cuts: Cuts): Stretch[] {
  const places = placesOf(section);
  const out: Stretch[] = [];
  places.forEach((from, i) => {
    let words = 0;
    for (let to = i; to < places.length; to += 1) {
      const { line } = places[to]!;
      if (line.fault !== undefined) break;
      words += line.words;
      if (words > MOST_WORDS) break;
      if (line.binds || !mayEnd(places, to, words, cuts)) continue;
      out.push({
        lines: places.slice(i, to + 1).map((p) => p.line),
        words,
        section,
        leans: from.line.leans,
        home: from.home,
        opens: from.first,
        afterFault: places[i - 1]?.line.fault !== undefined,
        shape: shapeOf(places, i, to),
      });
    }
  });
  return out;
}

function placesOf(section: Section): Place[] {
  return section.units.flatMap(({ lines }) => {
    const room = lines.reduce((sum, l) => sum + (l.fault === undefined ? l.words : 0), 0);
    return lines.map((line, i) => ({
      line,
      home: lines,
      room,
      first: i === 0,
      last: i === lines.length - 1,
    }));
  });
}

function mayEnd(places: readonly Place[], at: number, words: number, cuts: Cuts): boolean {
  const here = places[at]!;
  if (here.last || cuts === 'threads') return true;
  const next = places[at + 1]!.line;
  if (next.fault !== undefined) return true;
  if (next.leans) return words >= LONG_THREAD;
  if (cuts === 'scraps') return words >= SCRAP;
  return (cuts === 'loose' || here.room > LONG_PARAGRAPH) && words >= ENOUGH;
}

function shapeOf(places: readonly Place[], from: number, to: number): number {
  const before = places[from - 1]?.line;
  const next = places[to + 1]?.line;
  let shape = 1;
  if (places[from]!.first) shape *= 1.2;
  else shape *= before?.fault === undefined ? 0.7 : 0.8;
  if (places[to]!.last) shape *= 1.25;
  else if (next?.leans) shape *= 0.6;
  return shape;
}
