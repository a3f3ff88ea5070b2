import type { Readable } from 'node:stream';

/** What is known of a stored file. */
export interface BlobFacts {
  key: string;
  bytes: number;
  /** Strong, as HTTP quotes it: `"..."`. */
  etag: string;
  modified: Date;
}

/** Bytes from `start` to `end`, both counted in. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Files by key, on local disk or in an S3-compatible store. A key is a path of lower-case letters,
 * digits, `-`, `_` and `.` between slashes; anything else is refused. A file appears whole or not at
 * all. All of these throw AppError storage_failed.
 */
export interface BlobStore {
  readonly kind: 'disk' | 's3';
  /** Writes a file, replacing what stood there. @returns its size and SHA-256 (hexadecimal) */
  put(
    key: string,
    content: Readable | Uint8Array | { path: string },
    mediaType: string,
  ): Promise<{ bytes: number; sha256: string }>;
  /** undefined when there is no such file. */
  facts(key: string): Promise<BlobFacts | undefined>;
  /** The bytes; not_found when there is no such file. The signal ends the stream. */
  read(key: string, range?: ByteRange, signal?: AbortSignal): Promise<Readable>;
  /** Copies a file to local disk, whole or not at all. */
  fetch(key: string, path: string): Promise<void>;
  /** No fault when it is not there. */
  remove(key: string): Promise<void>;
  /** Every key under a prefix, in no order. */
  list(prefix: string): AsyncIterable<{ key: string; bytes: number; modified: Date }>;
  /** A link that serves the file for some time without us; undefined where the store has none. */
  presign(
    key: string,
    seconds: number,
    how: { fileName: string; inline: boolean; mediaType: string },
  ): Promise<string | undefined>;
  /** Throws storage_failed when the store cannot be written and read. */
  check(): Promise<void>;
}
