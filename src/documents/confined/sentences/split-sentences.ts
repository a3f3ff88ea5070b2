import type { Span } from '../../../kernel/artifacts.ts';
import { cutLong, LONGEST_SENTENCE, type Range } from './cut-long.ts';
import { leansOnNext } from './false-breaks.ts';

/** Beyond this a block is cut into pieces first: the segmenter's cost grows faster than the text. */
const PIECE = 20_000;

/** A sentence this long is cut anyway: what stands behind it no longer joins it. */
const LONGEST_MERGED = 2 * LONGEST_SENTENCE;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language === 'und' ? 'en' : language, { granularity: 'sentence' });
    segmenters.set(language, segmenter);
  }
  return segmenter;
}

/**
 * The sentences of one block as offsets into its text, without the spaces between them.
 * Unicode's own rules (UAX 29) propose the breaks; those that an abbreviation, an initial or an
 * open bracket made are taken back. Note marks and code are hidden from the rules, so that
 * "ends here.12 Then" breaks and `a.b` does not. None is longer than `LONGEST_SENTENCE` (`cut-long.ts`).
 */
export function splitSentences(text: string, spans: readonly Span[] = [], language = 'en'): Range[] {
  const masked = maskSpans(text, spans);
  const ranges: Range[] = [];
  for (const piece of pieces(masked)) {
    for (const proposed of segmenterFor(language).segment(masked.slice(piece.start, piece.end))) {
      let start = piece.start + proposed.index;
      for (const part of beforeYears(proposed.segment)) {
        addOrMerge(ranges, { start, end: start + part.length }, masked, language);
        start += part.length;
      }
    }
  }
  return ranges
    .flatMap((range) => cutLong(text, trimmed(text, range)))
    .map((range) => trimmed(text, range))
    .filter((range) => range.end > range.start);
}

/** "... gefunden. 1950 stießen ...": UAX 29 sees no break between a full stop and a small letter after figures. */
function beforeYears(text: string): string[] {
  return text.split(/(?<=\p{Ll}{3}[.!?]["“”»«’)]{0,2}\s{1,9})(?=(?:1\d|20)\d\d \p{Ll})/u);
}

function addOrMerge(ranges: Range[], next: Range, masked: string, language: string): void {
  const previous = ranges.at(-1);
  const joins =
    previous !== undefined &&
    previous.end - previous.start < LONGEST_MERGED &&
    leansOnNext(masked.slice(previous.start, previous.end), masked.slice(next.start, next.end), language);
  if (joins) previous.end = next.end;
  else ranges.push(next);
}

function maskSpans(text: string, spans: readonly Span[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const span of spans) {
    const filler = FILLERS[span.kind];
    if (filler === undefined || span.start < done) continue;
    parts.push(text.slice(done, span.start), filler.repeat(span.end - span.start));
    done = span.end;
  }
  return parts.join('') + text.slice(done);
}

const FILLERS: Partial<Record<Span['kind'], string>> = { note_ref: ' ', code: 'x', math: 'x' };

function* pieces(text: string): Generator<Range> {
  let start = 0;
  while (text.length - start > PIECE) {
    const near = text.slice(start, start + PIECE + 2);
    const stop = near.lastIndexOf('. ', PIECE);
    const space = near.lastIndexOf(' ', PIECE);
    let end = start + (stop > 0 ? stop + 2 : space > 0 ? space + 1 : PIECE);
    if (isHighSurrogate(text.charCodeAt(end - 1))) end -= 1;
    yield { start, end };
    start = end;
  }
  if (start < text.length) yield { start, end: text.length };
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

function trimmed(text: string, range: Range): Range {
  let { start, end } = range;
  while (start < end && text[start] === ' ') start += 1;
  while (end > start && text[end - 1] === ' ') end -= 1;
  return { start, end };
}
