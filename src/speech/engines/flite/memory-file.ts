/** Offsets of a seek count from here, as WASI numbers them. */
export const SEEK_FROM = { start: 0, position: 1, end: 2 } as const;

const FIRST_BYTES = 256 * 1024;

/** One file in memory, read and written from a position on. */
export class MemoryFile {
  #bytes = new Uint8Array(0);
  #length = 0;
  #position = 0;

  write(chunk: Uint8Array): void {
    const end = this.#position + chunk.length;
    if (end > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(FIRST_BYTES, 2 * end));
      grown.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = grown;
    }
    this.#bytes.set(chunk, this.#position);
    this.#position = end;
    this.#length = Math.max(this.#length, end);
  }

  /** Fills `target` from the position on. @returns bytes read, none at the end */
  read(target: Uint8Array): number {
    const found = this.#bytes.subarray(
      this.#position,
      Math.min(this.#length, this.#position + target.length),
    );
    target.set(found);
    this.#position += found.length;
    return found.length;
  }

  /** @returns the new position in bytes from the start */
  seek(offset: number, whence: number): number {
    const from = { [SEEK_FROM.position]: this.#position, [SEEK_FROM.end]: this.#length }[whence] ?? 0;
    this.#position = Math.max(0, from + offset);
    return this.#position;
  }

  /** What was written, as a copy. */
  content(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }
}
