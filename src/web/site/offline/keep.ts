import { KEPT, keptAddress, WORKER } from './kept.ts';

/** Why something could not be kept, for the person. */
export class KeepError extends Error {}

/** Whether this browser can keep pages at all: not in a foreign frame, nor over plain http. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window && window.isSecureContext;
}

/** Lets the worker answer for the public players. */
export async function startWorker(): Promise<void> {
  await navigator.serviceWorker.register(WORKER.address, { scope: WORKER.scope });
}

/**
 * Keeps a page with its sound and everything it is drawn with.
 *
 * @param files addresses of the page, its sound, its picture and its assets
 * @param onProgress share of the bytes of all files that are here, 0 to 1
 * @throws KeepError with a sentence
 */
export async function keep(
  files: readonly string[],
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const cache = await caches.open(KEPT);
  await navigator.storage?.persist?.().catch(() => false);
  const sizes = await Promise.all(files.map((file) => measure(file, signal)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const free = await freeBytes();
  if (free !== undefined && total > free)
    throw new KeepError('There is too little room in this browser for the episode.');
  let done = 0;
  for (const file of files) {
    // Without a range: a part of a file cannot be kept.
    const answer = await fetch(file, { signal, cache: 'no-cache' });
    if (!answer.ok || !answer.body)
      throw new KeepError('A part of the episode could not be loaded. Try again.');
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          done += chunk.byteLength;
          if (total > 0) onProgress(Math.min(1, done / total));
          controller.enqueue(chunk);
        },
      }),
    );
    await cache.put(keptAddress(file), new Response(counted, { headers: plainHeaders(answer.headers) }));
  }
  onProgress(1);
}

/** What is kept under these addresses goes. */
export async function forget(files: readonly string[]): Promise<void> {
  const cache = await caches.open(KEPT);
  await Promise.all(files.map((file) => cache.delete(keptAddress(file))));
}

export async function isKept(file: string): Promise<boolean> {
  const cache = await caches.open(KEPT);
  return (await cache.match(keptAddress(file))) !== undefined;
}

/** The bytes are kept as they were unpacked, so what was said of their packing no longer holds. */
function plainHeaders(headers: Headers): Headers {
  const plain = new Headers(headers);
  plain.delete('content-encoding');
  plain.delete('content-length');
  return plain;
}

async function measure(file: string, signal: AbortSignal): Promise<number> {
  const answer = await fetch(file, { method: 'HEAD', signal });
  return Number(answer.headers.get('content-length') ?? 0);
}

async function freeBytes(): Promise<number | undefined> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined ? undefined : quota - usage;
}
