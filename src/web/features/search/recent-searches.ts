import { readStored, writeStored } from '../../lib/browser/storage.ts';
import { withRecent } from './search-options.ts';

const KEY = 'af_recent_searches';

/** What this person searched for in this browser, newest first. Log-out forgets it. */
export function recentSearches(): string[] {
  const stored = readStored<unknown>('local', KEY);
  return Array.isArray(stored) ? stored.filter((each): each is string => typeof each === 'string') : [];
}

export function rememberSearch(q: string): void {
  writeStored('local', KEY, withRecent(recentSearches(), q));
}

export function forgetSearches(): void {
  writeStored('local', KEY, undefined);
}
