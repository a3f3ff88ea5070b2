import type { TracedText } from './traced-text.ts';

/** One way of writing and how it is said. `say` gives undefined to leave the match as it stands. */
export interface Rule {
  pattern: RegExp;
  say: (match: RegExpExecArray) => string | undefined;
}

export function applyRules(text: TracedText, rules: readonly Rule[]): TracedText {
  return rules.reduce((traced, { pattern, say }) => traced.replace(pattern, say), text);
}

/** UTF-16 units of either side that rules look at: a few words, so that a match costs the same in any text. */
const NEAR = 160;

/** What stands right before the match: all of it, or its last `NEAR` units. */
export function before(match: RegExpExecArray): string {
  return match.input.slice(Math.max(0, match.index - NEAR), match.index);
}

/** What stands right after the match: all of it, or its first `NEAR` units. */
export function after(match: RegExpExecArray): string {
  const end = match.index + match[0].length;
  return match.input.slice(end, end + NEAR);
}

/** A fact about a whole text that is found once, however many matches ask for it. */
export function oncePerText(tell: (text: string) => boolean): (text: string) => boolean {
  let known: { text: string; fact: boolean } | undefined;
  return (text) => {
    if (known?.text !== text) known = { text, fact: tell(text) };
    return known.fact;
  };
}
