import { readStored, writeStored } from './storage.ts';

const KEY = 'af_signed_out';

/**
 * Signs out in this browser alone, for when the server does not end the session: from now on the
 * session counts for nothing here, until somebody signs in (specification 8.8). The cookie is out of
 * a page's reach.
 */
export function signOutLocally(): void {
  writeStored('local', KEY, true);
}

/** Whether somebody signed out here whose session the server has not ended yet. */
export function isSignedOutLocally(): boolean {
  return readStored<boolean>('local', KEY) === true;
}

/** The session ended, or somebody signs in: what the server says counts again. */
export function endLocalSignOut(): void {
  writeStored('local', KEY, undefined);
}
