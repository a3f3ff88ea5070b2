import { bytesToCount, tagBytes } from '../kernel/rules/listening/minute-of-sound.ts';
import type { BlobStore } from '../platform/blobs/blob-store.ts';

/** Of a stored sound: how many bytes it has, how many of them are its tag, how many make a download. */
export interface SoundFacts {
  bytes: number;
  tagBytes: number;
  needed: number;
}

const HEAD = { start: 0, end: 9 };
const REMEMBERED = 2000;

/** Looks at the first bytes of each sound once; undefined where it is gone. */
export class SoundFactsCache {
  readonly #blobs: BlobStore;
  readonly #known = new Map<string, SoundFacts>();

  constructor(blobs: BlobStore) {
    this.#blobs = blobs;
  }

  async read(key: string, durationMs: number): Promise<SoundFacts | undefined> {
    const known = this.#known.get(key);
    if (known) return known;
    const file = await this.#blobs.facts(key);
    if (!file) return undefined;
    const tag = tagBytes(Buffer.concat(await (await this.#blobs.read(key, HEAD)).toArray()));
    const needed = bytesToCount({ bytes: file.bytes, tagBytes: tag, durationMs });
    const facts = { bytes: file.bytes, tagBytes: tag, needed };
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    this.#known.set(key, facts);
    return facts;
  }
}
