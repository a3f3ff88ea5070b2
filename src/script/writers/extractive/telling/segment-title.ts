import type { Words } from '../languages/language.ts';
import type { Line } from '../model.ts';
import { capitalise, inSmall, type LetterCase } from '../text/letter-case.ts';

/**
 * A chapter's title: the heading, or what its sentences are most about. `introduction` is what it is called
 * where nothing better is known and `first` says that it follows the opening.
 */
export function segmentTitle(
  heading: string,
  lines: readonly Line[],
  letterCase: LetterCase,
  { subject }: Words,
  { first, introduction }: { first: boolean; introduction: string },
): string {
  if (heading !== '') {
    const inCapitals = !/\p{Ll}/u.test(heading) && /\p{Lu}{4}/u.test(heading);
    return inCapitals ? capitalise(letterCase.heading(inSmall(heading))) : heading;
  }
  const weights = new Map<string, number>();
  for (const line of lines) {
    const phrase = line.quoted ? undefined : subject(line.text, letterCase);
    if (phrase !== undefined) weights.set(phrase, (weights.get(phrase) ?? 0) + line.score);
  }
  const [best] = [...weights].sort((a, b) => b[1] - a[1]);
  if (best) return capitalise(best[0]);
  const words = lines[0]!.text.split(' ');
  if (first || words.length < 2) return introduction;
  return `${words
    .slice(0, 6)
    .join(' ')
    .replace(/[,;:.]$/, '')}${words.length > 6 ? ' …' : ''}`;
}
