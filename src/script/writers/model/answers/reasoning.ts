/*
 * Models that think aloud put it between tags, in the text itself: <think>...</think> (DeepSeek, Qwen),
 * <thinking>, <reasoning>, <thought>, <analysis>, <reflection>. Some servers swallow the opening tag
 * and only the closing one comes.
 */
const TAGS = 'think|thinking|reasoning|reason|thought|thoughts|analysis|reflection|scratchpad';
const PAIR = new RegExp(`<(${TAGS})\\b[^>]*>[\\s\\S]*?</\\1>`, 'gi');
const CLOSING = new RegExp(`^[\\s\\S]*</(?:${TAGS})>`, 'i');
const OPENING = new RegExp(`<(?:${TAGS})\\b[^>]*>[\\s\\S]*$`, 'i');

/** An answer without what the model thought before it; thoughts that never end are left out to the end. */
export function stripReasoning(text: string): string {
  return text.replace(PAIR, '').replace(CLOSING, '').replace(OPENING, '');
}

const OPEN_ONE = new RegExp(`<(${TAGS})\\b[^>]*>`, 'i');
const LONGEST_TAG = 40;

/**
 * The same for a stream: `push` gives what is certain to be no thought. A closing tag without an opening
 * one takes back nothing that was given already, so a reader must refuse thoughts on its own account too.
 */
export class ReasoningStripper {
  #held = '';
  #inside: string | undefined;

  push(piece: string): string {
    this.#held += piece;
    let out = '';
    for (;;) {
      if (this.#inside !== undefined) {
        const end = this.#held.toLowerCase().indexOf(`</${this.#inside}>`);
        if (end < 0) {
          this.#held = this.#held.slice(-LONGEST_TAG);
          return out;
        }
        this.#held = this.#held.slice(end + this.#inside.length + 3);
        this.#inside = undefined;
        continue;
      }
      const open = OPEN_ONE.exec(this.#held);
      if (open) {
        out += this.#held.slice(0, open.index);
        this.#held = this.#held.slice(open.index + open[0].length);
        this.#inside = open[1]!.toLowerCase();
        continue;
      }
      // A "<" near the end may be the beginning of a tag.
      const last = this.#held.lastIndexOf('<');
      const keep =
        last >= 0 && this.#held.length - last < LONGEST_TAG && !this.#held.includes('>', last)
          ? last
          : this.#held.length;
      out += this.#held.slice(0, keep);
      this.#held = this.#held.slice(keep);
      return out;
    }
  }

  end(): string {
    const rest = this.#inside === undefined ? this.#held : '';
    this.#held = '';
    return rest;
  }
}
