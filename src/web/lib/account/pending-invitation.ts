import { readStored, writeStored } from '../browser/storage.ts';

const KEY = 'af_invitation';

/** The invitation this tab came by: kept over signing in, signing up and the identity provider's pages. */
export function readPendingInvitation(): string | undefined {
  const token = readStored<unknown>('session', KEY);
  return typeof token === 'string' && token !== '' ? token : undefined;
}

export function keepPendingInvitation(token: string | undefined): void {
  writeStored('session', KEY, token);
}
