import type { Line } from '../../layout.ts';
import { listMark } from './line-kinds.ts';
import type { BodyStyle } from './page-style.ts';

export interface OutlineEntry {
  title: string;
  /** 1 is the highest. */
  level: number;
}

const LONGEST = 200;

/** Words alone, to compare a heading on the page with its entry in the outline. */
export function bareWords(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/^[\s\d.]+(?=\p{L})/u, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The outline by the words of its titles. */
export class Outline {
  private readonly levels = new Map<string, number>();

  constructor(entries: readonly OutlineEntry[]) {
    for (const entry of entries) {
      const words = bareWords(entry.title);
      if (words.length > 1 && !this.levels.has(words)) this.levels.set(words, entry.level);
    }
  }

  levelOf(text: string): number | null {
    return this.levels.get(bareWords(text)) ?? null;
  }

  /** Whether a longer entry begins with these words: a heading over two lines. */
  continues(text: string): boolean {
    const words = bareWords(text);
    return (
      words.length > 3 &&
      [...this.levels.keys()].some((key) => key.length > words.length && key.startsWith(words))
    );
  }

  get size(): number {
    return this.levels.size;
  }
}

/** Headings that are known by their names, however they are set. */
const NAMED =
  /^(?:\d\.?\s+)?(?:abstract|summary|executive summary|introduction|conclusions?|references|bibliography|acknowledge?ments?|contents|appendix(?: [a-z])?)$/i;

/** How a heading is set; headings of one rank are set alike. */
export function headingStyle(line: Line): string {
  return `${Math.round(line.size * 2) / 2}|${line.bold ? 'b' : ''}${line.italic ? 'i' : ''}${isCapitals(line.text) ? 'c' : ''}`;
}

/** Whether a line is set as a heading: larger, bold or numbered, and short. `gap` is the space above it. */
export function looksLikeHeading(line: Line, gap: number, style: BodyStyle): boolean {
  const text = line.text;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 2 || text.length > LONGEST || line.mono || line.mathShare > 0.4 || line.segments.length > 2)
    return false;
  // The end of a sentence; in a picture a line without tall letters seems set larger than it is.
  if (/^\p{Ll}/u.test(text) && /\.$/.test(text)) return false;
  if (line.size > style.size * 1.35 && letters >= text.length * 0.4) return true;
  if (/[,;]$/.test(text) || /^[a-z]/.test(text) || letters < text.length * 0.4) return false;
  if (NAMED.test(text) && gap > style.leading * 1.15) return true;
  if (line.size > style.size * 1.12) return true;
  if (line.size < style.size * 0.9) return false;
  const apart = gap > style.leading * 1.15;
  if (line.bold && !style.bold)
    return apart && !endsLikeSentence(text) && (listMark(text) === null || /^\d/.test(text));
  if (/^\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+\p{Lu}/u.test(text))
    return apart && !endsLikeSentence(text) && text.length < 90;
  // "2. Methods", centred over the column: a numbered list is never set so.
  if (/^(?:\d{1,2}|[IVX]{1,4})\.\s+\p{Lu}/u.test(text) && isCentred(line))
    return apart && !endsLikeSentence(text) && text.length < 80;
  return apart && isCapitals(text) && letters >= 4 && text.length < 80 && !endsLikeSentence(text);
}

export function isCentred(line: Line): boolean {
  const left = line.x0 - line.column.x0;
  const right = line.column.x1 - line.x1;
  return left > line.size * 2 && Math.abs(left - right) < line.size * 4;
}

function endsLikeSentence(text: string): boolean {
  return /[.!?]["”)]?$/.test(text) && text.split(' ').length > 6;
}

function isCapitals(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
}
