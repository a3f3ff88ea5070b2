import { leavesOpen } from './goes-on.ts';

/** A sentence's place in the turn's text. UTF-16 offsets, white space at the ends left out. */
export interface SentenceRange {
  start: number;
  end: number;
}

/** A sentence longer than this is spoken in parts, cut at its clauses: it would keep one worker busy too long. */
const LONGEST = 600;

/** How much of each side of a break is looked at: more than any abbreviation and the words before it. */
const NEAR = 400;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const made = new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, made);
  return made;
}

/**
 * Cuts a turn into sentences by Unicode's rule (UAX 29), mended where that rule cuts too early: after
 * titles and other abbreviations of the language, after its ordinals ("am 3. Mai"), after initials ("J. J. Thomson"), and before a small letter.
 *
 * @param language BCP 47
 */
export function splitSentences(text: string, language: string): SentenceRange[] {
  const merged: SentenceRange[] = [];
  for (const { segment, index } of segmenterOf(language).segment(text)) {
    const last = merged.at(-1);
    const near = last && text.slice(Math.max(last.start, last.end - NEAR), last.end);
    if (last && goesOn(near ?? '', segment.slice(0, NEAR), language)) last.end = index + segment.length;
    else merged.push({ start: index, end: index + segment.length });
  }
  return merged.flatMap((range) => cutLong(text, trimmed(text, range))).filter((r) => r.end > r.start);
}

function goesOn(before: string, after: string, language: string): boolean {
  if (before.includes('\n', before.trimEnd().length)) return false;
  if (leavesOpen(before, after, language)) return true;
  const end = /(?:^|[\s("'“‘[])([\p{L}.]+)\.\s*$/u.exec(before)?.[1];
  if (end === undefined) return /[.!?]["'”’)\]]*\s*$/.test(before) && /^\p{Ll}/u.test(after);
  if (/^\p{Lu}$/u.test(end) && end !== 'I') return true;
  if (/^(?:\p{Lu}\.)+\p{Lu}$/u.test(end)) return !startsSentence(after);
  return /^\p{Ll}/u.test(after);
}

/** Words that nearly always begin a sentence after an abbreviation such as "U.S." */
function startsSentence(after: string): boolean {
  return /^(?:The|This|That|These|Those|It|He|She|They|We|You|I|In|On|At|But|And|So|If|When|A|An|For|As|By|There|His|Her|Its|Their|Our)\b/.test(
    after,
  );
}

function trimmed(text: string, { start, end }: SentenceRange): SentenceRange {
  const slice = text.slice(start, end);
  const from = start + (slice.length - slice.trimStart().length);
  return { start: from, end: Math.max(from, start + slice.trimEnd().length) };
}

function cutLong(text: string, range: SentenceRange): SentenceRange[] {
  const pieces: SentenceRange[] = [];
  let { start } = range;
  while (range.end - start > LONGEST) {
    const head = text.slice(start, start + LONGEST);
    const clause = lastMatchEnd(head, /[;:,—–][”’"')\]]{0,9}\s/g);
    const end = start + (clause || lastMatchEnd(head, /\s/g) || unbroken(head));
    pieces.push(trimmed(text, { start, end }));
    start = end;
    while (start < range.end && /\s/.test(text.charAt(start))) start += 1;
  }
  return [...pieces, { start, end: range.end }];
}

/** A head without a space is cut anywhere but inside a surrogate pair. */
function unbroken(head: string): number {
  const last = head.charCodeAt(head.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? head.length - 1 : head.length;
}

function lastMatchEnd(text: string, pattern: RegExp): number {
  let end = 0;
  for (const match of text.matchAll(pattern)) end = match.index + match[0].length;
  return end;
}
