import type { Document, Speaker } from '../../kernel/artifacts.ts';
import { findPack } from '../../languages/packs.ts';
import { normalize } from '../../speech/normalize/normalize.ts';

/**
 * Letters and digits a minute of a show, its pauses counted in, as they are spoken: "26 °C" counts as
 * "twenty six degrees Celsius". Measured on six documents, where it varied by 2 per cent; words a
 * minute varied by 12.
 */
const LETTERS_A_MINUTE: Record<string, number> = { slt: 805, awb: 797, kal16: 796, rms: 705 };
const USUAL_LETTERS_A_MINUTE = 755;
/** Of English prose. */
const USUAL_LETTERS_A_WORD = 4.7;

/** Sentences that are enough to know a document's words by. */
const SAMPLE = 150;
/** UTF-16 units of each that are looked at: all of any but the longest. */
const SAMPLE_LENGTH = 1000;

/** How fast a show by these speakers goes, each having about as much to say, in letters a minute. */
export function lettersAMinute(speakers: readonly Pick<Speaker, 'voiceId'>[]): number {
  const paces = speakers.map(paceOf);
  return paces.length === 0
    ? USUAL_LETTERS_A_MINUTE
    : paces.reduce((sum, pace) => sum + pace, 0) / paces.length;
}

function paceOf({ voiceId }: Pick<Speaker, 'voiceId'>): number {
  // "fr-fr+f5": a formant voice is named by its language.
  const language = /^([a-z]{2,3})(?:-[a-z]+)*\+/.exec(voiceId)?.[1] ?? '';
  return LETTERS_A_MINUTE[voiceId] ?? findPack(language)?.speaking.lettersAMinute ?? USUAL_LETTERS_A_MINUTE;
}

/** The same in words as this document has them: fewer a minute where they are long or full of figures. */
export function wordsAMinute(document: Document, speakers: readonly Pick<Speaker, 'voiceId'>[]): number {
  return lettersAMinute(speakers) / lettersAWord(document);
}

/** Spoken letters a written word, on sentences from all over the document's body. */
function lettersAWord(document: Document): number {
  const body = new Set(document.blocks.filter((block) => block.role === 'body').map((block) => block.id));
  const sentences = document.sentences.filter((sentence) => body.has(sentence.blockId));
  const step = Math.max(1, sentences.length / SAMPLE);
  let [letters, words] = [0, 0];
  for (let i = 0; i < sentences.length; i += step) {
    const raw = sentences[Math.floor(i)]!.raw.slice(0, SAMPLE_LENGTH);
    letters += normalize(raw, document.metadata.language).spoken.replace(/[^\p{L}\p{N}]/gu, '').length;
    words += raw.split(/\s+/).length;
  }
  return words > 0 && letters > 0 ? letters / words : USUAL_LETTERS_A_WORD;
}
