/** Ids of the turns that hold what is looked for, whatever its case. */
export function turnsWith(turns: readonly { id: string; text: string }[], words: string): string[] {
  const wanted = words.trim().toLocaleLowerCase();
  if (wanted === '') return [];
  return turns.filter(({ text }) => text.toLocaleLowerCase().includes(wanted)).map(({ id }) => id);
}

/** The text in pieces, every second of them what is looked for. */
export function splitAtMatches(text: string, words: string): string[] {
  const wanted = words.trim().toLocaleLowerCase();
  const lower = text.toLocaleLowerCase();
  // Some letters change their length with their case: then nothing is marked rather than the wrong thing.
  if (wanted === '' || lower.length !== text.length) return [text];
  const pieces: string[] = [];
  let from = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    pieces.push(text.slice(from, at), text.slice(at, at + wanted.length));
    from = at + wanted.length;
  }
  return [...pieces, text.slice(from)];
}
