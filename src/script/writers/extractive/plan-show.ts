import type { ScriptOptions } from '../../options.ts';
import { budgets, outline, type Part } from './planning/outline.ts';
import { selectLines } from './planning/select-lines.ts';
import type { Line, Section } from './reading/model.ts';

/** What the show will hold, in order: lines for each segment, none twice. */
export interface Show {
  opening: Line[];
  parts: { part: Part; lines: Line[]; targetWords: number }[];
  closing: Line[];
  /** Said again at the end where nothing unsaid sums the document up. */
  again: Line | undefined;
  words: number;
}

const OPENING_WORDS = { deep_dive: 48, lecture: 55, brief: 30 };
const CLOSING_WORDS = { deep_dive: 42, lecture: 45, brief: 24 };
const INTRODUCTION =
  /^(?:abstract|introduction|overview|background|preface|summary|executive summary|about|what is\b.*|in brief|at a glance)/i;

/** Plans a show of about so many words of source. */
export function planShow(
  sections: readonly Section[],
  format: ScriptOptions['format'],
  words: number,
  known: ReadonlySet<string>,
): Show {
  const body = sections.filter((s) => !s.closing);
  const ends = sections.filter((s) => s.closing && !INTRODUCTION.test(s.title));
  const spoken: Line[] = [];
  const pick = (from: readonly Section[], budget: number, cutThreads = format === 'brief'): Line[] => {
    const lines = selectLines(from, budget, spoken, cutThreads);
    spoken.push(...lines);
    return lines;
  };
  const room = Math.min(OPENING_WORDS[format], words * 0.2);
  const opening = pick(introduction(sections), room, true);
  if (opening.length === 0) opening.push(...pick(sections.slice(0, 3), room * 0.6, true));
  const closing: Line[] = ends.length > 0 ? pick(ends, Math.min(CLOSING_WORDS[format], words * 0.15)) : [];
  const left = words - count(opening) - count(closing);
  const parts = outline(body.length > 0 ? body : sections, format === 'brief' ? 450 : left);
  const shares = budgets(parts, left);
  const told = parts.map((part, i) => {
    const share =
      format === 'brief'
        ? Math.max(18, Math.round((left * shares[i]!) / shares.reduce((a, b) => a + b, 0)))
        : shares[i]!;
    return { part, lines: pick(part.sections, share), targetWords: share };
  });
  if (closing.length === 0) closing.push(...lastWord(sections, spoken, known));
  const parted = told.filter((p) => p.lines.length > 0);
  return {
    opening,
    parts: parted,
    closing,
    again:
      closing.length > 0
        ? undefined
        : weightiest(
            [
              ...opening,
              ...parted.flatMap((p) => p.part.sections.flatMap((s) => s.paragraphs.map((g) => g.lines[0]!))),
            ],
            known,
            new Set(spoken),
          ),
    words: count(spoken) + count(closing.filter((l) => !spoken.includes(l))),
  };
}

/**
 * Without a conclusion of its own: a line that was not said, stands alone and is about what the whole is
 * about, from the document's end or beginning.
 */
function lastWord(sections: readonly Section[], spoken: readonly Line[], known: ReadonlySet<string>): Line[] {
  const told = sections.filter((s) => s.paragraphs.length > 0 && !s.closing);
  const ends = [...(told.at(-1)?.paragraphs.slice(-3) ?? []), ...(told[0]?.paragraphs.slice(0, 3) ?? [])];
  const alone = {
    ...told[0]!,
    paragraphs: ends.flatMap((p) =>
      p.lines.filter((l) => sumsUp(l, known)).map((line) => ({ ...p, lines: [line] })),
    ),
  };
  return selectLines([alone], 12, spoken).slice(0, 1);
}

/** Of the lines that opened a thought and were said, the one that is most about the whole. */
function weightiest(
  lines: readonly Line[],
  known: ReadonlySet<string>,
  spoken: ReadonlySet<Line>,
): Line | undefined {
  const fit = lines.filter((l) => spoken.has(l) && standsAlone(l) && l.words <= 26);
  const about = (l: Line) => l.score * (1 + [...l.stems].filter((s) => known.has(s)).length);
  return fit.length === 0 ? undefined : fit.reduce((a, b) => (about(b) > about(a) ? b : a));
}

function sumsUp(line: Line, known: ReadonlySet<string>): boolean {
  const about = [...line.stems].filter((s) => known.has(s)).length;
  return standsAlone(line) && about >= 2;
}

function standsAlone(line: Line): boolean {
  return (
    line.fault === undefined &&
    !line.leans &&
    !line.binds &&
    !line.quoted &&
    line.words >= 9 &&
    line.words <= 30
  );
}

/** The lines to open on: the abstract or introduction, else what stands before the second heading. */
function introduction(sections: readonly Section[]): Section[] {
  const told = sections.filter((s) => s.paragraphs.some((p) => p.lines.some((l) => l.fault === undefined)));
  const first = told.slice(0, 4).find((s) => INTRODUCTION.test(s.title)) ?? told[0];
  if (!first) return [];
  return [{ ...first, paragraphs: first.paragraphs.slice(0, 3) }];
}

function count(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.words, 0);
}
