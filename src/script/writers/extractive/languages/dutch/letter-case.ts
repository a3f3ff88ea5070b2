import type { Document } from '../../../../../kernel/artifacts.ts';
import type { LetterCase } from '../../text/letter-case.ts';
import { readCueCase } from '../cues/cue-letter-case.ts';
import { functionWords } from './words.ts';

/** Only names have capitals inside a Dutch sentence or heading. */
export function readLetterCase(document: Document): LetterCase {
  const read = readCueCase(document, functionWords, () => false);
  return { inside: read.inside, sure: read.sure, heading: (title) => read.inside(title) };
}
