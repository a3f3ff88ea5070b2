/*
 * Work space that a worker keeps from reel to reel: it grows to the longest reel and stays there,
 * which keeps memory flat where the garbage collector would let arrays pile up. What is in it after
 * the last use is not cleared.
 */
const spaces32 = new Map<string, Float32Array<ArrayBuffer>>();
const spaces64 = new Map<string, Float64Array<ArrayBuffer>>();

/** Spare room asked for at once, so that slightly longer reels need no new array. */
const SPARE = 1.25;

export function scratch32(name: string, length: number): Float32Array<ArrayBuffer> {
  let space = spaces32.get(name);
  if (!space || space.length < length) {
    space = new Float32Array(Math.ceil(length * SPARE));
    spaces32.set(name, space);
  }
  return space;
}

export function scratch64(name: string, length: number): Float64Array<ArrayBuffer> {
  let space = spaces64.get(name);
  if (!space || space.length < length) {
    space = new Float64Array(Math.ceil(length * SPARE));
    spaces64.set(name, space);
  }
  return space;
}
