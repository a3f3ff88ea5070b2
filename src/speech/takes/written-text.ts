import type { Respelling } from '../normalize/normalize.ts';
import { type SpokenRange, TracedText } from '../normalize/traced-text.ts';

/**
 * A sentence as it is, for engines that read numbers and abbreviations themselves; each word stands
 * for itself, but those that a dictionary respells.
 */
export function asWritten(text: string, words?: Respelling): { spoken: string; map: SpokenRange[] } {
  const written = TracedText.of(text);
  const marked = words?.mark(written) ?? written;
  const traced = words?.unmark(marked) ?? marked;
  const spoken = traced.text;
  if (!/[\p{L}\p{N}]/u.test(text)) return { spoken: '', map: [] };
  if (spoken !== text) return { spoken, map: traced.words() };
  const map = Array.from(text.matchAll(/\S+/g), ({ index, 0: word }) => {
    const end = index + word.length;
    return { spokenStart: index, spokenEnd: end, start: index, end };
  });
  return { spoken, map };
}
