import { stem } from './stems.ts';
import { openingSubject } from './subject.ts';
import { analyse } from './tokens.ts';

/** Words that narrow a noun down right behind it, so that "the" points forward, not back. */
const NARROWS =
  /^(?:of|in|for|that|which|who|whose|between|to|where|when|from|on|at|with|behind|around|beneath|called|known)$/;

/** Stems of nouns that a sentence points at with "the" and tells nothing more of. */
export function definites(text: string): Set<string> {
  const tokens = analyse(text);
  const out = new Set<string>();
  tokens.forEach((token, i) => {
    if (token.lower !== 'the' && token.lower !== 'each') return;
    let at = i + 1;
    while (tokens[at]?.pos === 'ADJ' || tokens[at]?.pos === 'NUM') at += 1;
    const noun = tokens[at];
    const next = tokens[at + 1];
    // "the Sun", "the Netherlands": a name points at itself.
    if (
      noun?.pos !== 'NOUN' ||
      /^\p{Lu}/u.test(noun.text) ||
      next?.pos === 'NOUN' ||
      next?.pos === 'PROPN' ||
      next?.text === '-'
    )
      return;
    // "the bulges in 1687", "the box to Rotterdam": when and where tell nothing of which.
    const when = tokens[at + 2]?.pos === 'NUM' || tokens[at + 2]?.pos === 'PROPN';
    if (!NARROWS.test(next?.lower ?? '') || when) out.add(stem(noun.text));
  });
  return out;
}

/** Stems of nouns that a sentence brings in with "a", "an", "one", "two", "some". */
export function indefinites(text: string): string[] {
  const tokens = analyse(text);
  const out: string[] = [];
  tokens.forEach((token, i) => {
    if (!/^(?:an?|one|two|three|four|some|several)$/.test(token.lower)) return;
    for (let at = i + 1; at < Math.min(tokens.length, i + 6); at += 1) {
      const here = tokens[at]!;
      const next = tokens[at + 1];
      if (here.pos === 'NOUN' && next?.pos !== 'NOUN') {
        out.push(stem(here.text));
        break;
      }
      if (here.pos !== 'ADJ' && here.pos !== 'NOUN' && here.pos !== 'ADV') break;
    }
  });
  return out;
}

/** The noun that "the" points at, where a sentence opens with it; `bare` when nothing else tells which. */
export function pointedAt(text: string): { stem: string; bare: boolean } | undefined {
  const tokens = analyse(text);
  const opening = openingSubject(text);
  if (opening) {
    if (opening.tokens[0]!.lower !== 'the' || /\b(?:of|in|for|between)\b/.test(opening.text))
      return undefined;
    return { stem: stem(opening.head.text), bare: opening.tokens.length === 2 };
  }
  if (tokens[0]?.lower !== 'the' || tokens[1]?.pos !== 'NOUN' || tokens[2]?.pos === 'NOUN') return undefined;
  return /^(?:of|in|for|that|which|who|between|to)$/.test(tokens[2]?.lower ?? '')
    ? undefined
    : { stem: stem(tokens[1].text), bare: true };
}
