/** Raise when pauses, trimming or joining change: kept takes are then made anew. */
export const JOINING_VERSION = 1;

const AFTER_QUESTION_MS = 380;
const AFTER_STOP_MS = 320;
const AFTER_CLAUSE_MS = 180;
/** Between short items said in a row ("Copper. Tin. Lead."). */
const AFTER_SHORT_MS = 240;
const SHORT_WORDS = 3;
const PARAGRAPH_MS = 550;

/**
 * The silence after a sentence of a turn, in milliseconds, from the end of its speech to the start
 * of the next.
 *
 * @param sentence as written
 * @param between what stands between it and the next sentence
 */
export function pauseAfter(sentence: string, between: string): number {
  if (/\n\s*\n/.test(between)) return PARAGRAPH_MS;
  const end = sentence.replace(/(?<!["'”’)\]\s])["'”’)\]\s]+$/u, '').at(-1) ?? '';
  if ('?？؟'.includes(end)) return AFTER_QUESTION_MS;
  if (',;:—–'.includes(end)) return AFTER_CLAUSE_MS;
  return sentence.split(/\s+/).length <= SHORT_WORDS ? AFTER_SHORT_MS : AFTER_STOP_MS;
}
