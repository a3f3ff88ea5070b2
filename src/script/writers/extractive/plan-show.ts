import { compact } from '../../../kernel/compact.ts';
import type { ScriptOptions } from '../../options.ts';
import type { Language } from './languages/language.ts';
import type { Line, Section } from './model.ts';
import { budgets, outline, type Part } from './planning/outline.ts';
import { selectLines } from './planning/select-lines.ts';
import type { Cuts } from './planning/stretches.ts';
import { unheard } from './planning/unheard.ts';

/** What the show will hold, in order: lines for each segment, none twice. */
export interface Show {
  opening: Line[];
  parts: { part: Part; lines: Line[]; targetWords: number }[];
  closing: Line[];
  /** Said once more at the end, where nothing unsaid sums the document up. */
  again?: Line | undefined;
  words: number;
}

export interface Plan {
  sections: readonly Section[];
  format: ScriptOptions['format'];
  /** About how many words of source. */
  words: number;
  /** Stems of what the whole document is about. */
  known: ReadonlySet<string>;
  /** All lines of the document, in order. */
  lines: readonly Line[];
  language: Language;
}

const OPENING_WORDS = {
  deep_dive: 48,
  lecture: 55,
  brief: 30,
  interview: 48,
  debate: 40,
  quiz: 40,
  panel: 48,
};
const CLOSING_WORDS = {
  deep_dive: 55,
  lecture: 60,
  brief: 24,
  interview: 55,
  debate: 50,
  quiz: 40,
  panel: 55,
};
/** A part filled to less than this takes what stands alone as well. */
const THIN = 0.6;
/** ... and to less than this whatever can be said at all. */
const BARE = 0.45;
/** A plan that would lose more than this to mending is kept: the source has little else to say. */
const MOST_LOST = 0.85;
/** A lead shorter than this is a note of the editor's. */
const FEWEST_LEAD = 35;
/** How often a plan is mended before it is taken as it is. */
const ROUNDS = 5;

/** Plans a show, and plans again without the lines that point at something left out (planning/unheard.ts). */
export function planShow(plan: Plan): Show {
  const banned = new Set<Line>();
  const whole = planOnce(plan, banned);
  let show = whole;
  for (let round = 0; round < ROUNDS; round += 1) {
    const told = [...show.opening, ...show.parts.flatMap((p) => p.lines), ...show.closing];
    const titles = show.parts.flatMap(({ part }) => part.sections.map((s) => s.title));
    const lost = unheard(told, plan.lines, plan.known, titles, plan.language);
    if (lost.length === 0) break;
    for (const line of lost) banned.add(line);
    show = planOnce(plan, banned);
  }
  return show.words < whole.words * MOST_LOST ? whole : show;
}

function planOnce({ sections, format, words, known, language }: Plan, banned: ReadonlySet<Line>): Show {
  const spoken: Line[] = [];
  const usual: Cuts = format === 'brief' ? 'threads' : 'whole';
  const pick = (from: readonly Section[], budget: number, cuts: Cuts = usual, after?: Line): Line[] => {
    const lines = selectLines(from, budget, { spoken, banned, cuts, after });
    spoken.push(...lines);
    return lines;
  };
  const { start, body, ends } = openingAndClosing(sections, language);
  const room = Math.min(OPENING_WORDS[format], words * 0.2);
  const opening = pick(start, room, 'threads');
  const closing = pick(ends, Math.min(CLOSING_WORDS[format], words * 0.15), 'threads');
  const left = words - count(opening) - count(closing);
  const parts = outline(body, format === 'brief' ? 450 : left);
  const shares = budgets(parts, left);
  // What one part leaves of its share, because no whole thought fitted, goes to the next.
  let spare = 0;
  const told = parts.map((part, i) => {
    const share = (format === 'brief' ? Math.max(18, (left * shares[i]!) / sum(shares)) : shares[i]!) + spare;
    const lines = pick(part.sections, share, undefined, i === 0 ? opening.at(-1) : undefined);
    // A source of broken paragraphs still has sentences that stand alone.
    if (count(lines) < share * THIN) lines.push(...pick(part.sections, share - count(lines), 'loose'));
    if (count(lines) < share * BARE) lines.push(...pick(part.sections, share - count(lines), 'scraps'));
    lines.sort((a, b) => a.at - b.at);
    spare = share - count(lines);
    return { part, lines, targetWords: Math.max(0, Math.round(share)) };
  });
  const heard = new Set(spoken);
  if (closing.length === 0)
    closing.push(
      ...lastWord(
        body.filter((section) => heardOf(section, heard)),
        spoken,
        banned,
        known,
      ),
    );
  return compact({
    opening,
    parts: told.filter((p) => p.lines.length > 0),
    closing,
    again: closing.length > 0 ? undefined : weightiest(spoken, known),
    words: count([...new Set([...spoken, ...closing])]),
  });
}

/**
 * Where to open, what to tell and where to close. To open: the abstract or introduction, else the first
 * section that says something. To close: a conclusion, or a summary that does not stand at the beginning.
 */
export function openingAndClosing(
  sections: readonly Section[],
  { headings }: Language,
): { start: Section[]; body: Section[]; ends: Section[] } {
  const told = sections.filter((s) => s.units.some((p) => p.lines.some((l) => l.fault === undefined)));
  const named = told
    .slice(0, Math.max(2, Math.ceil(told.length / 4)))
    .find((s) => headings.introduction.test(s.title));
  // What stands before the first heading is the abstract, or the article's own lead.
  const lead =
    told[0]?.title === '' &&
    count(told[0].units.flatMap((p) => p.lines.filter((l) => !l.fault))) >= FEWEST_LEAD;
  const first = lead ? told[0] : (named ?? told[0]);
  const ends = told.filter((s, i) => s.closing && s !== first && i >= told.length / 2);
  const closing = new Set(ends);
  const body = sections.filter((s) => !closing.has(s) && !(s.closing && s === first));
  // A sole section is told, not opened with.
  const start = first && told.length > 1 ? [{ ...first, units: first.units.slice(0, 3) }] : [];
  return { start, body: body.length > 0 ? body : [...sections], ends };
}

/** Of what was said, the line that is most about the whole and stands alone. */
function weightiest(spoken: readonly Line[], known: ReadonlySet<string>): Line | undefined {
  const about = (l: Line) => l.score * (1 + [...l.stems].filter((s) => known.has(s)).length);
  return spoken
    .filter((l) => standsAlone(l) && l.words <= 26)
    .reduce<Line | undefined>(
      (best, l) => (best === undefined || about(l) > about(best) ? l : best),
      undefined,
    );
}

/**
 * Without a conclusion of its own: a line that was not said, stands alone and is about what the whole is
 * about, from the document's end or beginning.
 */
function lastWord(
  body: readonly Section[],
  spoken: readonly Line[],
  banned: ReadonlySet<Line>,
  known: ReadonlySet<string>,
): Line[] {
  const told = body.filter((s) => s.units.length > 0);
  if (told.length === 0) return [];
  const ends = [...(told.at(-1)?.units.slice(-2) ?? []), ...(told[0]?.units.slice(0, 2) ?? [])];
  const alone = {
    ...told[0]!,
    units: ends.flatMap((p) =>
      p.lines.filter((l) => sumsUp(l, known)).map((line) => ({ ...p, lines: [line] })),
    ),
  };
  return selectLines([alone], 12, { spoken, banned, cuts: 'threads' }).slice(0, 1);
}

/** Whether something of a section was said. */
function heardOf(section: Section, spoken: ReadonlySet<Line>): boolean {
  return section.units.some((p) => p.lines.some((line) => spoken.has(line)));
}

function sumsUp(line: Line, known: ReadonlySet<string>): boolean {
  return (
    standsAlone(line) && !/[(–;]/.test(line.text) && [...line.stems].filter((s) => known.has(s)).length >= 2
  );
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

function count(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.words, 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
