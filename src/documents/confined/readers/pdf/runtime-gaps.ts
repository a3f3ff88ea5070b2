/*
 * What the PDF library's modern build expects of its runtime and Node 24 does not have yet: four
 * methods of coming ECMAScript editions, and classes of the browser that only drawing uses. The
 * library's legacy build brings them along with so much else that loading it takes twice as long.
 */

/** Fills the gaps; what the runtime has stays. */
export function fillRuntimeGaps(): void {
  fill(Map.prototype, 'getOrInsertComputed', getOrInsertComputed);
  fill(WeakMap.prototype, 'getOrInsertComputed', getOrInsertComputed);
  fill(Uint8Array.prototype, 'toHex', function (this: Uint8Array) {
    return Buffer.from(this).toString('hex');
  });
  fill(Uint8Array.prototype, 'toBase64', function (this: Uint8Array) {
    return Buffer.from(this).toString('base64');
  });
  fill(Uint8Array, 'fromBase64', (text: string) => new Uint8Array(Buffer.from(text, 'base64')));
  fill(Math, 'sumPrecise', (numbers: Iterable<number>) =>
    Array.from(numbers).reduce((sum, value) => sum + value, 0),
  );
  for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) fill(globalThis, name, class {});
}

function fill(target: object, name: string, value: unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

interface Store {
  has(key: unknown): boolean;
  get(key: unknown): unknown;
  set(key: unknown, value: unknown): unknown;
}

function getOrInsertComputed(this: Store, key: unknown, make: (key: unknown) => unknown): unknown {
  if (!this.has(key)) this.set(key, make(key));
  return this.get(key);
}
