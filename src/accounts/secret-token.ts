import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as base64url: what a browser holds. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * What the database holds of it. A plain hash suffices, since the token is random and long; looking
 * the hash up by an index tells nothing of the token by its time.
 */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The same in hexadecimal, as sessions are kept. */
export function tokenDigest(token: string): string {
  return hashOfToken(token).toString('hex');
}
