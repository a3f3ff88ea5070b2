/** An object is never longer than this; a longer one is noise. */
const LONGEST = 20_000;

/**
 * Finds JSON objects in a stream of text, whatever stands around them: fences, lists, a wrapping
 * object, chatter. Every balanced object is given as soon as its last brace has come, inner ones first.
 */
export class JsonObjectScanner {
  #text = '';
  #at = 0;
  #opened: number[] = [];
  #inString = false;

  push(piece: string): unknown[] {
    this.#text += piece;
    const found: unknown[] = [];
    for (; this.#at < this.#text.length; this.#at += 1) this.#step(this.#text[this.#at]!, found);
    this.#forget();
    return found;
  }

  #step(char: string, found: unknown[]): void {
    if (this.#inString) {
      if (char === '\\') this.#at += 1;
      else if (char === '"') this.#inString = false;
      // JSON has no line breaks inside strings: this line was broken, the next one begins afresh.
      else if (char === '\n') this.#reset();
      return;
    }
    if (char === '"' && this.#opened.length > 0) this.#inString = true;
    else if (char === '{') this.#opened.push(this.#at);
    else if (char === '}') {
      const start = this.#opened.pop();
      if (start === undefined) return;
      const value = parseLoosely(this.#text.slice(start, this.#at + 1));
      if (value !== undefined) found.push(value);
    }
  }

  #reset(): void {
    this.#opened = [];
    this.#inString = false;
  }

  #forget(): void {
    const first = this.#opened[0] ?? this.#text.length;
    if (this.#text.length - first > LONGEST) {
      this.#opened.shift();
      if (this.#opened.length === 0) this.#reset();
    }
    const keep = Math.min(this.#opened[0] ?? this.#at, this.#at);
    this.#text = this.#text.slice(keep);
    this.#at -= keep;
    this.#opened = this.#opened.map((at) => at - keep);
  }
}

/** JSON with the slips models make: commas before a closing bracket, comments at line ends, curly quotes as delimiters. */
export function parseLoosely(text: string): unknown {
  for (const attempt of [
    text,
    text.replace(/,\s*([}\]])/g, '$1'),
    text.replace(/[“”]/g, '"').replace(/,\s*([}\]])/g, '$1'),
  ]) {
    try {
      return JSON.parse(attempt);
    } catch {}
  }
  return undefined;
}

/** The largest JSON object or list that stands in a text, fences and words around it left aside. */
export function findJson(text: string): unknown {
  const whole = parseLoosely(text.trim());
  if (whole !== undefined && typeof whole === 'object') return whole;
  for (const [open, close] of [
    ['{', '}'],
    ['[', ']'],
  ] as const) {
    const start = text.indexOf(open);
    const end = text.lastIndexOf(close);
    if (start < 0 || end <= start) continue;
    const value = parseLoosely(text.slice(start, end + 1));
    if (value !== undefined) return value;
  }
  const scanner = new JsonObjectScanner();
  const found = scanner.push(text);
  return found.sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0];
}
