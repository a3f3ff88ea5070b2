import type { SpokenRange } from '../normalize/traced-text.ts';

/** A sentence as it is, for engines that read numbers and abbreviations themselves; each word stands for itself. */
export function asWritten(text: string): { spoken: string; map: SpokenRange[] } {
  const map = Array.from(text.matchAll(/\S+/g), ({ index, 0: word }) => {
    const end = index + word.length;
    return { spokenStart: index, spokenEnd: end, start: index, end };
  });
  return { spoken: /[\p{L}\p{N}]/u.test(text) ? text : '', map };
}
