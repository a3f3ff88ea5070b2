/** What this browser remembers. Storage may be closed or full: then it forgets, and nothing breaks. */
export function readStored<T>(area: 'local' | 'session', key: string): T | undefined {
  try {
    const text = areaOf(area).getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

export function writeStored(area: 'local' | 'session', key: string, value: unknown): void {
  try {
    if (value === undefined) areaOf(area).removeItem(key);
    else areaOf(area).setItem(key, JSON.stringify(value));
  } catch {
    // Forgotten, then.
  }
}

function areaOf(area: 'local' | 'session'): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}
