/** Levenshtein's distance of two short strings. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

/** The three of `known` that differ least from `wanted`, whatever their case. */
export function nearest(wanted: string, known: string[]): string[] {
  const to = wanted.slice(0, 64).toLowerCase();
  return known
    .map((id) => ({ id, far: distance(to, id.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ id }) => id);
}
