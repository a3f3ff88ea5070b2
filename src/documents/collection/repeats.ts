interface Named {
  /** SHA-256 of the file's bytes. */
  id: string;
  name: string;
}

/** A file that was given again, and the one it is the same as. */
export interface Repeat {
  name: string;
  before: string;
}

/** The files in their order, each once. */
export function withoutRepeats<T extends Named>(inputs: readonly T[]): { ones: T[]; repeats: Repeat[] } {
  const seen = new Map<string, T>();
  const repeats: Repeat[] = [];
  for (const one of inputs) {
    const before = seen.get(one.id);
    if (before) repeats.push({ name: one.name, before: before.name });
    else seen.set(one.id, one);
  }
  return { ones: [...seen.values()], repeats };
}

export function repeatWarning({ name, before }: Repeat): string {
  return before === name
    ? `${name} was given twice and is read once.`
    : `${name} is the same file as ${before} and is read once.`;
}
