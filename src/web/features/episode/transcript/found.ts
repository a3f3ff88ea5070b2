/** Ids of the turns that hold what is looked for, whatever its case. */
export function turnsWith(turns: readonly { id: string; text: string }[], words: string): string[] {
  const wanted = words.trim().toLocaleLowerCase();
  if (wanted === '') return [];
  return turns.filter(({ text }) => text.toLocaleLowerCase().includes(wanted)).map(({ id }) => id);
}
