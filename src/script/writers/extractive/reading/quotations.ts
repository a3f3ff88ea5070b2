import type { Line, Unit } from '../model.ts';
import { type Open, openAfter } from '../text/quotation-marks.ts';

const HALF = 'half a quotation';

/** A quotation longer than this stays several lines, which hold together. */
const MOST_WORDS = 60;

/**
 * A quotation that runs over several sentences is one thing to say: half of it would put another's words
 * into the speaker's mouth. `join` makes one line of several; a long one is held together line by line.
 */
export function joinQuotations(lines: readonly Line[], join: (parts: readonly Line[]) => Line): Line[] {
  const out: Line[] = [];
  let parts: Line[] = [];
  let open: Open = '';
  for (const line of lines) {
    open = openAfter(line.sentences.map((s) => s.raw).join(' '), open);
    parts.push(line);
    if (open !== '') continue;
    out.push(...(parts.length === 1 ? parts : joined(parts, join)));
    parts = [];
  }
  for (const line of parts) line.fault ??= HALF;
  return [...out, ...parts];
}

function joined(parts: readonly Line[], join: (parts: readonly Line[]) => Line): Line[] {
  const words = parts.reduce((sum, line) => sum + line.words, 0);
  const sound = parts.every(hasSoundShape);
  const whole = words <= MOST_WORDS && sound ? join(parts) : undefined;
  if (whole && whole.fault === undefined) return [whole];
  if (sound) holdTogether(parts);
  else for (const line of parts) line.fault ??= HALF;
  return [...parts];
}

/** So many paragraphs a quotation may run over. */
const MOST_PARAGRAPHS = 4;

/**
 * A quotation over several paragraphs is opened in the first, often again in each, and closed in the last: whole,
 * and told as one.
 */
export function joinSplitQuotations(units: readonly Pick<Unit, 'lines'>[]): void {
  units.forEach(({ lines }, i) => {
    const from = lines.findIndex(({ fault }) => fault === HALF);
    if (from < 0) return;
    const parts = lines.slice(from);
    let open = openAfter(rawText(parts), '');
    for (const next of units.slice(i + 1, i + MOST_PARAGRAPHS)) {
      if (open === '') return;
      if (/^["“„«»]/.test(rawText(next.lines))) open = '';
      for (const line of next.lines) {
        open = openAfter(rawText([line]), open);
        parts.push(line);
        if (open === '') break;
      }
      if (open !== '') continue;
      if (parts.every(hasSoundShape)) holdTogether(parts);
      return;
    }
  });
}

function rawText(lines: readonly Line[]): string {
  return lines.flatMap(({ sentences }) => sentences.map(({ raw }) => raw)).join(' ');
}

function hasSoundShape({ fault }: Line): boolean {
  return fault === undefined || SHAPE.test(fault);
}

/** Too long to be one sentence of the talk: said one after another, none without the rest. */
function holdTogether(parts: readonly Line[]): void {
  parts.forEach((line, i) => {
    delete line.fault;
    if (i > 0) line.leans = true;
    if (i < parts.length - 1) line.binds = true;
  });
}

/** Faults of a part that the whole may not have. */
const SHAPE = /^(?:half a quotation|too short|no verb|does not (?:begin|end) as a sentence)$/;
