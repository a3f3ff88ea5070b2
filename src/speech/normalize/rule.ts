import type { TracedText } from './traced-text.ts';

/** One way of writing and how it is said. `say` gives undefined to leave the match as it stands. */
export interface Rule {
  pattern: RegExp;
  say: (match: RegExpExecArray) => string | undefined;
}

export function applyRules(text: TracedText, rules: readonly Rule[]): TracedText {
  return rules.reduce((traced, { pattern, say }) => traced.replace(pattern, say), text);
}

/** What stands right before and after the match. */
export function before(match: RegExpExecArray): string {
  return match.input.slice(0, match.index);
}

export function after(match: RegExpExecArray): string {
  return match.input.slice(match.index + match[0].length);
}
