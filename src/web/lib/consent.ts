/** What was chosen in the cookie banner (specification 3.11, 2.22). */
export type Consent = 'reject_non_essential' | 'accept_all';

export const CONSENT_KEY = 'cookie_consent_v1';
const listeners = new Set<() => void>();
let chosen = read();

function read(): Consent | undefined {
  try {
    const kept = globalThis.localStorage?.getItem(CONSENT_KEY);
    return kept === 'reject_non_essential' || kept === 'accept_all' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined until a choice was made. */
export function readConsent(): Consent | undefined {
  return chosen;
}

export function chooseConsent(choice: Consent): void {
  chosen = choice;
  try {
    window.localStorage.setItem(CONSENT_KEY, choice);
  } catch {
    // Kept for this page alone.
  }
  for (const listener of listeners) listener();
}

/** Tells of a choice, in this tab or another. @returns ends it */
export function onConsent(listener: () => void): () => void {
  const fromElsewhere = ({ key }: StorageEvent) => {
    if (key !== CONSENT_KEY && key !== null) return;
    chosen = read();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromElsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromElsewhere);
  };
}
