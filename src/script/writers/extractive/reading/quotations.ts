import type { Line } from '../model.ts';

/** The mark that opened a quotation, or none. */
type Open = '' | '“' | '„' | '"' | '«' | '»';

/** A quotation longer than this stays several lines, which hold together. */
const MOST_WORDS = 60;

/** What is open after a text that began with `open`: “...”, „...“, «...», »...«, "...". */
export function openAfter(text: string, open: Open): Open {
  let state = open;
  for (const mark of text) {
    if (mark === '"') state = state === '"' ? '' : state === '' ? '"' : state;
    else if (mark === '„') state = '„';
    else if (mark === '“') state = state === '„' ? '' : '“';
    else if (mark === '”') state = '';
    else if (mark === '«') state = state === '»' ? '' : state === '' ? '«' : state;
    else if (mark === '»') state = state === '«' ? '' : state === '' ? '»' : state;
  }
  return state;
}

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
  for (const line of parts) line.fault ??= 'half a quotation';
  return [...out, ...parts];
}

function joined(parts: readonly Line[], join: (parts: readonly Line[]) => Line): Line[] {
  const words = parts.reduce((sum, line) => sum + line.words, 0);
  const sound = parts.every((line) => line.fault === undefined || SHAPE.test(line.fault));
  const whole = words <= MOST_WORDS && sound ? join(parts) : undefined;
  if (whole && whole.fault === undefined) return [whole];
  if (sound) holdTogether(parts);
  else for (const line of parts) line.fault ??= 'half a quotation';
  return [...parts];
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
