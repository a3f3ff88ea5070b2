const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Letters behind the last dot that tell what a file is. */
const ENDING = /\.[a-z0-9]{1,8}$/i;

/**
 * Makes a person's text fit as the name of a file: file systems count bytes of UTF-8 (255 as a rule),
 * not letters. The ending (".pdf") is kept, and no character, combined mark or emoji is cut in two.
 *
 * @param mostBytes of the whole name in UTF-8, ending included
 * @returns the name as it is where it fits
 */
export function cutName(name: string, mostBytes: number): string {
  const whole = name.toWellFormed();
  if (Buffer.byteLength(whole) <= mostBytes) return whole;
  const ending = ENDING.exec(whole)?.[0] ?? '';
  let room = mostBytes - Buffer.byteLength(ending);
  let cut = '';
  for (const { segment } of graphemes.segment(whole.slice(0, whole.length - ending.length))) {
    room -= Buffer.byteLength(segment);
    if (room < 0) break;
    cut += segment;
  }
  return cut.trimEnd() + ending;
}
