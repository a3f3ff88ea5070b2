import type { Document } from '../../../../../kernel/artifacts.ts';
import type { LetterCase } from '../../text/letter-case.ts';
import { readCueCase } from '../cues/cue-letter-case.ts';
import { functionWords } from './words.ts';

const NAMED = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u;

/** Only names have capitals inside a Dutch sentence or heading. */
export function readLetterCase(document: Document): LetterCase {
  const read = readCueCase(document, functionWords, () => false);
  // "Oostelijk Flevoland": the first word of a name, unless the text writes it small.
  const inside = (phrase: string) =>
    NAMED.test(phrase) && !functionWords.has(phrase.split(' ')[0]!.toLowerCase()) && !read.sure(phrase)
      ? phrase
      : read.inside(phrase);
  return { inside, sure: read.sure, heading: inside };
}
