import type { TracedText } from './traced-text.ts';

/** Pictures, their modifiers and joiners; digits and signs that only may be pictures stay. */
const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D|\u20E3)+/gu;
/** Control and format characters, byte order marks, direction marks, private use, lone surrogates. */
const UNSAYABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]+/gu;

/** Takes out what no voice in any language can say, and makes every white space one space. */
export function cleanForAnyVoice(text: TracedText): TracedText {
  return text
    .replace(/\u00AD/gu, () => '')
    .replace(/[^\S ]/gu, () => ' ')
    .replace(EMOJI, (m) => (/[©®™]/u.test(m[0]) ? undefined : ' '))
    .replace(UNSAYABLE, (m) => (/^[\u200C\u200D]$/u.test(m[0]) ? undefined : ' '))
    .replace(/[<>{}|\\^`]+/g, () => ' ')
    .replace(/ {2,}/g, () => ' ');
}
