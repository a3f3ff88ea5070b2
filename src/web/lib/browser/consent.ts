import { acrossTabs } from './across-tabs.ts';

/** What was chosen in the cookie banner (specification 3.11, 2.22). */
export type Consent = 'reject_non_essential' | 'accept_all';

export const CONSENT_KEY = 'cookie_consent_v1';
let chosen = read();
const tabs = acrossTabs(CONSENT_KEY, () => {
  chosen = read();
});

function read(): Consent | undefined {
  try {
    const stored = globalThis.localStorage?.getItem(CONSENT_KEY);
    return stored === 'reject_non_essential' || stored === 'accept_all' ? stored : undefined;
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
  tabs.tell();
}

/** Tells of a choice, in this tab or another. @returns ends it */
export const onConsent = tabs.listen;
