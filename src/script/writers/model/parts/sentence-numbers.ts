const RANGE = /s?\s*(\d+)\s*\]?\s*(?:-|–|—|\.\.|to)\s*\[?s?\s*(\d+)/gi;
const SINGLE = /\d+/g;
const MOST_PER_RANGE = 2000;

/** Numbers of sentences as models write them: "s12", 12, "[s3]-[s9]", {id: "s4"}, "s1, s2". */
export function sentenceNumbers(value: unknown): number[] {
  if (typeof value === 'number') return Number.isInteger(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(sentenceNumbers);
  if (value !== null && typeof value === 'object') {
    const { id, sentenceId, ref, sentence } = value as Record<string, unknown>;
    return sentenceNumbers(id ?? sentenceId ?? ref ?? sentence);
  }
  if (typeof value !== 'string') return [];
  const numbers: number[] = [];
  const rest = value.replace(RANGE, (_, from: string, to: string) => {
    const first = Number(from);
    const last = Math.min(Number(to), first + MOST_PER_RANGE);
    for (let n = first; n <= last; n += 1) numbers.push(n);
    return ' ';
  });
  for (const match of rest.match(SINGLE) ?? []) numbers.push(Number(match));
  return numbers;
}
