import type { IncomingHttpHeaders } from 'node:http';
import type { BlobFacts } from '../platform/blobs/blob-store.ts';

/** Whether what the browser has is what there is (RFC 9110, section 13): then 304 says so. */
export function isUnchanged(
  headers: IncomingHttpHeaders,
  { etag, modified }: Pick<BlobFacts, 'etag' | 'modified'>,
): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) {
    const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes('*') || tags.includes(etag);
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && wholeSeconds(modified) <= since;
}

/** Whether a range may be served: If-Range names the file as it is, or there is no If-Range. */
export function rangeStillHolds(
  headers: IncomingHttpHeaders,
  { etag, modified }: Pick<BlobFacts, 'etag' | 'modified'>,
): boolean {
  const condition = headers['if-range'];
  if (condition === undefined) return true;
  const value = String(condition).trim();
  if (value.startsWith('"')) return value === etag;
  return Date.parse(value) === wholeSeconds(modified);
}

/** Dates in HTTP have no milliseconds. */
function wholeSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000) * 1000;
}
