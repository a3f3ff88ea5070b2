import { fetchSegment } from './fetch-segment.ts';
import type { FeedNeeds, LiveFeed, LiveSound } from './types.ts';

/**
 * For browsers without MP3 in Media Source: the stretches are bare frames, so any number of them from
 * the first on is a file. When it has been heard to its end, or a jump leads past it, a longer one
 * takes its place; as shows are made faster than they are heard, that is seldom.
 */
export function openBlobFeed(audio: HTMLAudioElement, sound: LiveSound, needs: FeedNeeds): LiveFeed {
  const closing = new AbortController();
  const { signal } = closing;
  const parts: ArrayBuffer[] = [];
  let segments = sound.segments;
  let loadedMs = 0;
  let inPlayMs = 0;
  let address = '';
  let busy = false;

  const fill = async () => {
    if (busy) return;
    busy = true;
    try {
      for (let next = segments[parts.length]; next; next = segments[parts.length]) {
        parts.push(await fetchSegment(next.url, signal, needs.onFault));
        loadedMs = next.startMs + next.durationMs;
        if (isSpent()) open();
      }
      if (isSpent()) open();
    } catch {
      // Closed, or a stretch that is gone: the next timeline starts it again.
    } finally {
      busy = false;
    }
  };
  /** The first file reaches to where one begins to listen; a longer one comes at the end of the last. */
  const isSpent = () => {
    if (loadedMs <= inPlayMs) return false;
    if (inPlayMs > 0) return needs.position() >= inPlayMs - 250;
    return loadedMs > needs.position() || parts.length === segments.length;
  };
  const open = (atMs = needs.position()) => {
    if (address) URL.revokeObjectURL(address);
    address = URL.createObjectURL(new Blob(parts, { type: 'audio/mpeg' }));
    inPlayMs = loadedMs;
    audio.src = address;
    audio.currentTime = atMs / 1000;
    if (needs.wanted()) void audio.play().catch(() => {});
  };

  audio.addEventListener('ended', () => void fill(), { signal });
  void fill();
  return {
    update: (now) => {
      segments = now;
      void fill();
    },
    look(toMs) {
      if (toMs !== undefined && toMs > inPlayMs && loadedMs > inPlayMs) open(Math.min(toMs, loadedMs));
      void fill();
    },
    close: () => {
      closing.abort();
      if (address) URL.revokeObjectURL(address);
    },
  };
}
