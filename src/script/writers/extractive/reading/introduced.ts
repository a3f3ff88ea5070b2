import { definites, indefinites } from '../text/definites.ts';
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
        if (inParagraph > 0 && [...definites(line.text)].some((d) => !known.has(d) && near(d, inParagraph)))
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
