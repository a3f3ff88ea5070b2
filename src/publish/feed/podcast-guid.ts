import { createHash } from 'node:crypto';

/** The name space that the Podcasting 2.0 namespace has for podcast:guid. */
const NAMESPACE = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex');

/**
 * The podcast:guid of a feed: UUIDv5 of its address without the scheme and the slashes at its end. It is
 * given once and stays when the address changes.
 */
export function podcastGuid(feedUrl: string): string {
  const name = feedUrl.replace(/^[a-z][a-z\d+.-]*:\/\//i, '').replace(/\/+$/, '');
  const hash = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  hash[6] = (hash[6]! & 0x0f) | 0x50;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
