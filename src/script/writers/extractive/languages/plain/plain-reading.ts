import type { Block, Document, Sentence } from '../../../../../kernel/artifacts.ts';
import type { LetterCase } from '../../text/letter-case.ts';
import { spansFrom } from '../../text/spans-from.ts';
import type { Spoken } from '../language.ts';

/** Takes out note marks and nothing else. */
export function speakPlainly(sentence: Sentence, block: Block): Spoken {
  let text = sentence.raw;
  for (const span of spansFrom(block, sentence.start, sentence.end).toReversed())
    if (span.kind === 'note_ref' && span.end <= sentence.end)
      text = text.slice(0, span.start - sentence.start) + text.slice(span.end - sentence.start);
  text = text
    .replace(/\s{0,9}\[\d+(?:\s*[-–,;]\s*\d+)*\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === sentence.raw.replace(/\s+/g, ' ').trim()) return { text, edit: 'verbatim', changes: [] };
  return { text, edit: 'simplified', changes: ['note mark removed'] };
}

/** Words stay as they are written. */
export function readPlainCase(_document: Document): LetterCase {
  return { inside: (phrase) => phrase, sure: () => true, heading: (title) => title };
}
