import { countAttempt } from '../../accounts/sign-in/attempt-limits.ts';
import { verifyPassword } from '../../accounts/sign-in/password-hash.ts';
import type { ListenState } from '../../kernel/contracts/site.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Service } from '../service.ts';
import { isSameKey, linkKey, passwordProof } from '../store/listen-key.ts';
import { findPublication, type PublicationRow } from '../store/publications.ts';

/** What a browser shows of its right to listen. */
export interface Listener {
  /** Of a private link. */
  key?: string | undefined;
  /** Of a password that was given before. */
  proof?: string | undefined;
  isMember: boolean;
}

/** Tries at the password of one episode, from one address, a minute. */
const MOST_TRIES = 10;

type Database = Pick<Service, 'database'>;

/**
 * Decides whether somebody may hear what is published. A private link without its key is not there at all:
 * nobody learns which ids exist.
 *
 * @returns the publication, or what stands between it and the listener
 */
export async function findListening(
  { database }: Database,
  contentId: string,
  listener: Listener,
): Promise<PublicationRow | ListenState> {
  const { db } = database;
  const published = await findPublication(db, contentId);
  if (!published || published.visible_from.getTime() > Date.now()) return 'missing';
  switch (published.visibility) {
    case 'public':
    case 'unlisted':
      return published;
    case 'members':
      return listener.isMember ? published : 'members';
    case 'link':
      if (listener.key === undefined) return 'missing';
      return isSameKey(listener.key, await linkKey(db, published)) ? published : 'gone';
    case 'password':
      return isSameKey(listener.proof, await passwordProof(db, published)) ? published : 'password';
  }
}

/**
 * The same for what only a publication answers to, such as its sound.
 *
 * @throws AppError not_found, link_gone, not_signed_in
 */
export async function requireListening(
  service: Database,
  contentId: string,
  listener: Listener,
): Promise<PublicationRow> {
  const found = await findListening(service, contentId, listener);
  if (typeof found !== 'string') return found;
  if (found === 'missing') throw new AppError('not_found', 'There is no such published episode.');
  if (found === 'gone') throw new AppError('link_gone', 'This link was replaced by another one.');
  throw new AppError(
    'not_signed_in',
    found === 'members'
      ? 'This episode is for members of this server: sign in.'
      : 'This episode asks for a password on its page.',
  );
}

/**
 * Takes a password that a listener gives.
 *
 * @param address where the try comes from: tries are counted by it, over all nodes
 * @returns the proof that the browser keeps
 * @throws AppError credentials_wrong, too_many_requests, not_found
 */
export async function giveListeningPassword(
  { database }: Database,
  { contentId, password, address }: { contentId: string; password: string; address: string },
): Promise<string> {
  const published = await findPublication(database.db, contentId);
  const isAsked = published?.visibility === 'password' && published.visible_from.getTime() <= Date.now();
  if (!published?.password_hash || !isAsked)
    throw new AppError('not_found', 'There is no such published episode.');
  const seconds = await countAttempt(database, [
    { by: `listening ${contentId} from ${address}`, most: MOST_TRIES },
  ]);
  if (seconds !== undefined)
    throw new AppError('too_many_requests', `Too many tries. Try again in ${seconds} s.`, {
      details: { retryAfterSeconds: seconds },
    });
  if (!(await verifyPassword(published.password_hash, password)))
    throw new AppError('credentials_wrong', 'This is not the password.');
  return passwordProof(database.db, published);
}
