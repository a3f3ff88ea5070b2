import type { Document } from '../../../../../../kernel/artifacts.ts';
import type { LetterCase } from '../../../text/letter-case.ts';
import { readCueCase } from '../cue-letter-case.ts';
import type { Grammar } from './grammar.ts';

/**
 * Headings are written as sentences in these languages, so a capital inside one is a name's; in a document
 * that capitalises them as English does it says nothing.
 */
export function readLetterCase(document: Document, grammar: Grammar): LetterCase {
  const asEnglish = capitalisesHeadings(document, grammar);
  return readCueCase(document, grammar.functionWords, (word) => word.start > 0 && !asEnglish);
}

/** Most headings of three words and more have no word with a small letter but the language's small words. */
function capitalisesHeadings(document: Document, { functionWords }: Grammar): boolean {
  const headings = document.blocks
    .filter((block) => block.type === 'heading')
    .map((block) => block.text.trim().split(/\s+/))
    .filter((words) => words.length > 2);
  const capitalised = headings.filter((words) =>
    words.every((word) => !/^\p{Ll}{4,}/u.test(word) || functionWords.has(word.toLowerCase())),
  );
  return capitalised.length * 2 > headings.length;
}
