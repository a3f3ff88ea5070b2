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

  const look = async () => {
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
  const isSpent = () => loadedMs > inPlayMs && (inPlayMs === 0 || needs.position() >= inPlayMs - 250);
  const open = () => {
    const at = needs.position() / 1000;
    if (address) URL.revokeObjectURL(address);
    address = URL.createObjectURL(new Blob(parts, { type: 'audio/mpeg' }));
    inPlayMs = loadedMs;
    audio.src = address;
    audio.currentTime = at;
    if (needs.wanted()) void audio.play().catch(() => {});
  };

  audio.addEventListener('ended', () => void look(), { signal });
  void look();
  return {
    update: (now) => {
      segments = now;
      void look();
    },
    look: () => void look(),
    close: () => {
      closing.abort();
      if (address) URL.revokeObjectURL(address);
    },
  };
}
