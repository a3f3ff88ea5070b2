import { closeSync, openSync, readSync } from 'node:fs';

const BLOCK = 1 << 18;

/** Reads a file from its beginning, a piece at a time; what `take` gives is good until the next call. */
export class ByteReader {
  readonly #file: number;
  #buffer = Buffer.alloc(BLOCK);
  #from = 0;
  #to = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'r');
  }

  /** The next `count` bytes without going past them; fewer where the file ends. */
  peek(count: number): Buffer {
    if (this.#to - this.#from < count) this.#fill(count);
    return this.#buffer.subarray(this.#from, Math.min(this.#to, this.#from + count));
  }

  take(count: number): Buffer {
    const bytes = this.peek(count);
    this.#from += bytes.length;
    return bytes;
  }

  close(): void {
    closeSync(this.#file);
  }

  #fill(count: number): void {
    const rest = this.#buffer.subarray(this.#from, this.#to);
    const room = count > this.#buffer.length ? Buffer.alloc(count + BLOCK) : this.#buffer;
    rest.copy(room);
    this.#buffer = room;
    this.#from = 0;
    this.#to = rest.length;
    while (this.#to < room.length) {
      const read = readSync(this.#file, room, this.#to, room.length - this.#to, null);
      if (read === 0) return;
      this.#to += read;
    }
  }
}
