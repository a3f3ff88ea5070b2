/** One request that failed may be chance; a second in a row is worth a word. */
const FAILURES = 2;

const listeners = new Set<() => void>();
let failures = 0;

function count(next: number): void {
  const before = isReachable();
  failures = next;
  if (isReachable() !== before) for (const listener of listeners) listener();
}

/** Every call says whether an answer came, whatever it said. */
export function noteAnswer(came: boolean): void {
  count(came ? 0 : failures + 1);
}

/** Whether the server answers, as far as the last requests tell. */
export function isReachable(): boolean {
  return failures < FAILURES;
}

/** Tells when that changes. @returns ends it */
export function onReachability(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
