/** A stretch of spoken text and the stretch of the original it says. UTF-16 offsets, ends exclusive. */
export interface SpokenRange {
  spokenStart: number;
  spokenEnd: number;
  start: number;
  end: number;
}

const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const WORD = new RegExp(`[${UNSPACED}][^\\s${UNSPACED}]*|[^\\s${UNSPACED}]+`, 'gu');

/**
 * Text that remembers, through any number of replacements, which characters of the original each
 * of its characters stands for. Immutable.
 */
export class TracedText {
  readonly text: string;
  readonly #starts: Int32Array;
  readonly #ends: Int32Array;

  private constructor(text: string, starts: Int32Array, ends: Int32Array) {
    this.text = text;
    this.#starts = starts;
    this.#ends = ends;
  }

  static of(original: string): TracedText {
    const starts = Int32Array.from({ length: original.length }, (_, i) => i);
    const ends = Int32Array.from({ length: original.length }, (_, i) => i + 1);
    return new TracedText(original, starts, ends);
  }

  /**
   * Replaces each match by what `say` gives; undefined leaves the match alone. Every character of a
   * replacement stands for the whole match.
   */
  replace(pattern: RegExp, say: (match: RegExpExecArray) => string | undefined): TracedText {
    const pieces: { from: number; to: number; text: string }[] = [];
    for (const match of this.text.matchAll(pattern)) {
      const text = say(match);
      if (text !== undefined && text !== match[0])
        pieces.push({ from: match.index, to: match.index + match[0].length, text });
    }
    return pieces.length === 0 ? this : this.#spliced(pieces);
  }

  #spliced(pieces: { from: number; to: number; text: string }[]): TracedText {
    const length = pieces.reduce((sum, p) => sum + p.text.length - (p.to - p.from), this.text.length);
    const starts = new Int32Array(length);
    const ends = new Int32Array(length);
    let text = '';
    let read = 0;
    const copy = (to: number) => {
      starts.set(this.#starts.subarray(read, to), text.length);
      ends.set(this.#ends.subarray(read, to), text.length);
      text += this.text.slice(read, to);
    };
    for (const piece of pieces) {
      copy(piece.from);
      const range = this.#rangeOf(piece.from, piece.to);
      starts.fill(range.start, text.length, text.length + piece.text.length);
      ends.fill(range.end, text.length, text.length + piece.text.length);
      text += piece.text;
      read = piece.to;
    }
    copy(this.text.length);
    return new TracedText(text, starts, ends);
  }

  /**
   * Each word (stretch without white space; one character of scripts that write none) with the
   * stretch of the original it says. Marks at a word's edges count only when it has nothing else.
   */
  words(): SpokenRange[] {
    return Array.from(this.text.matchAll(WORD), (match) => {
      const spokenEnd = match.index + match[0].length;
      const letters = /[\p{L}\p{N}].*[\p{L}\p{M}\p{N}]|[\p{L}\p{N}]/u.exec(match[0]);
      const from = match.index + (letters?.index ?? 0);
      const to = letters ? from + letters[0].length : spokenEnd;
      return { spokenStart: match.index, spokenEnd, ...this.#rangeOf(from, to) };
    });
  }

  #rangeOf(from: number, to: number): { start: number; end: number } {
    let start = Number.POSITIVE_INFINITY;
    let end = 0;
    for (let i = from; i < to; i++) {
      start = Math.min(start, this.#starts[i] as number);
      end = Math.max(end, this.#ends[i] as number);
    }
    return { start, end };
  }
}
