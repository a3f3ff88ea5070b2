import { oneLine } from '../one-line.ts';

/** Pictures in place of letters, what joins and colours them, and what has no shape of its own. */
const PICTURES =
  /[\p{Emoji_Presentation}\p{Regional_Indicator}\u{1F000}-\u{1FAFF}\u{E0000}-\u{E007F}\u200b]|\u200c|\u200d|\ufe0e|\ufe0f|\u20e3/gu;

/** A text as captions, titles and cards show it: on one line and without emoji, which no shipped font draws. */
export function plainCaption(text: string): string {
  return oneLine(text.replace(PICTURES, ''));
}

const TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Whether a text runs from right to left, by most of its letters: it may begin with a name in others. */
export function isRightToLeft(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => TO_LEFT.test(letter)).length * 2 > letters.length;
}

/** Whether what draws a line by its first letter would draw it from right to left. */
export function beginsRightToLeft(line: string): boolean {
  return TO_LEFT.test(/\p{L}/u.exec(line)?.[0] ?? '');
}
