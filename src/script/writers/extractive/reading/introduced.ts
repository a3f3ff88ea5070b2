import { stem } from '../text/stems.ts';
import { openingSubject } from '../text/subject.ts';
import { analyse } from '../text/tokens.ts';
import type { Section } from './model.ts';

/** How many lines back a thing is still in mind. */
const NEAR = 4;
const NEAR_INSIDE = 4;

/**
 * "The experiment showed ..." leans when the lines before it brought in "an experiment": said alone, the
 * article points at something the listener has not met. So does "the pump" after "the sodium pump". Marks
 * such lines as leaning. `known` holds the stems of what the whole document is about.
 */
export function markIntroduced(sections: readonly Section[], known: ReadonlySet<string>): void {
  for (const section of sections) {
    const brought = new Set<string>();
    let heard: Set<string>[] = [];
    for (const { lines } of section.paragraphs) {
      lines.forEach((line, i) => {
        const noun = pointedAt(line.text);
        const near = (stemmed: string, back: number) => heard.slice(-back).some((h) => h.has(stemmed));
        if (noun && (brought.has(noun.stem) || (noun.bare && !known.has(noun.stem) && near(noun.stem, NEAR))))
          line.leans = true;
        const inParagraph = Math.min(i, NEAR_INSIDE);
        if (inParagraph > 0 && definites(line.text).some((d) => !known.has(d) && near(d, inParagraph)))
          line.leans = true;
        for (const indefinite of indefinites(line.text)) brought.add(indefinite);
        heard.push(line.stems);
        heard = heard.slice(-NEAR);
      });
    }
  }
}

/** The noun that "the" points at, where a sentence opens with it; `bare` when nothing else tells which. */
function pointedAt(text: string): { stem: string; bare: boolean } | undefined {
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

/** Stems of nouns that a sentence brings in with "a", "an", "one", "two", "some". */
function indefinites(text: string): string[] {
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

/** Stems of nouns that a sentence points at with "the" and tells nothing more of. */
function definites(text: string): string[] {
  const tokens = analyse(text);
  const out: string[] = [];
  tokens.forEach((token, i) => {
    if (token.lower !== 'the' && token.lower !== 'each') return;
    let at = i + 1;
    while (tokens[at]?.pos === 'ADJ') at += 1;
    const noun = tokens[at];
    const next = tokens[at + 1];
    if (noun?.pos !== 'NOUN' || next?.pos === 'NOUN' || next?.pos === 'PROPN') return;
    if (!/^(?:of|in|for|that|which|who|whose|between|to|where|when|from|on|at|with)$/.test(next?.lower ?? ''))
      out.push(stem(noun.text));
  });
  return out;
}
