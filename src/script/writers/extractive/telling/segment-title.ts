import type { Line } from '../reading/model.ts';
import { capitalise, type LetterCase } from '../text/letter-case.ts';
import { openingSubject } from '../text/subject.ts';
import { countWords } from '../text/tokens.ts';
import { inSmall } from './phrases.ts';

const MOST_WORDS = 5;
const NO_TITLE =
  /^(?:authors?|people|study|paper|report|article|everyone|one|many|most|some|others?|.*\b(?:authors?|people))$/i;

/** A chapter's title: the heading, or what its sentences are most about. `first` when it follows the opening. */
export function segmentTitle(
  heading: string,
  lines: readonly Line[],
  letterCase: LetterCase,
  first: boolean,
): string {
  if (heading !== '') {
    const inCapitals = !/\p{Ll}/u.test(heading) && /\p{Lu}{4}/u.test(heading);
    return inCapitals ? capitalise(letterCase.heading(inSmall(heading))) : heading;
  }
  const weights = new Map<string, number>();
  for (const line of lines) {
    const subject = openingSubject(line.text);
    if (!subject || line.quoted || countWords(subject.text) > MOST_WORDS) continue;
    const phrase = letterCase.inside(subject.text).replace(/^(?:an?|the) /, '');
    if (NO_TITLE.test(phrase)) continue;
    weights.set(phrase, (weights.get(phrase) ?? 0) + line.score);
  }
  const [best] = [...weights].sort((a, b) => b[1] - a[1]);
  if (best) return capitalise(best[0]);
  const words = lines[0]!.text.split(' ');
  return first || words.length < 2
    ? 'Introduction'
    : `${words
        .slice(0, 6)
        .join(' ')
        .replace(/[,;:.]$/, '')}${words.length > 6 ? ' …' : ''}`;
}
