import { fetchSegment } from './fetch-segment.ts';
import { nextSegment, rangeToDrop } from './live-plan.ts';
import type { FeedNeeds, LiveFeed, LiveSegment, LiveSound, Range } from './types.ts';

/** Loaded ahead of the play head: while somebody listens, and before. */
const AHEAD_MS = 8 * 60_000;
const AHEAD_UNHEARD_MS = 30_000;
/** Kept behind the play head, for short jumps back. */
const BEHIND_S = 3 * 60;
/** A full buffer is tried again when this much of it has been heard (Chromium holds 12 MB). */
const FULL_MS = 20_000;

/** Safari's name for a Media Source that says when it wants more. */
interface ManagedSource extends MediaSource {
  streaming?: boolean;
}
type SourceClass = { new (): ManagedSource; isTypeSupported(type: string): boolean };

/** The browser's Media Source, or its managed kind, where it takes `type`. */
export function streamingSource(type: string): SourceClass | undefined {
  const known = globalThis as unknown as Record<string, SourceClass | undefined>;
  return [known.MediaSource, known.ManagedMediaSource].find((source) => source?.isTypeSupported(type));
}

export function openMediaSourceFeed(
  audio: HTMLAudioElement,
  Source: SourceClass,
  sound: LiveSound,
  needs: FeedNeeds,
): LiveFeed {
  const closing = new AbortController();
  const { signal } = closing;
  const source = new Source();
  const address = URL.createObjectURL(source);
  let segments = sound.segments;
  let buffer: SourceBuffer | undefined;
  let busy = false;
  /** Where the play head was when the buffer was full. */
  let fullAtMs: number | undefined;

  const wantsMore = () => source.streaming !== false && source.readyState === 'open';
  const look = async () => {
    if (busy || !buffer) return;
    busy = true;
    try {
      for (let next = plan(); next && wantsMore(); next = plan()) await load(buffer, next);
    } catch {
      // Closed, or a stretch that is gone: the next timeline starts it again.
    } finally {
      busy = false;
    }
  };
  const plan = () => {
    if (!buffer || isFull()) return undefined;
    const ahead = needs.wanted() ? AHEAD_MS : AHEAD_UNHEARD_MS;
    return nextSegment(segments, toRanges(buffer.buffered), needs.position(), ahead);
  };
  const isFull = () => fullAtMs !== undefined && Math.abs(needs.position() - fullAtMs) < FULL_MS;
  const load = async (into: SourceBuffer, segment: LiveSegment) => {
    const bytes = await fetchSegment(segment.url, signal, needs.onFault);
    await evict(into, needs.position() / 1000);
    into.timestampOffset = segment.startMs / 1000;
    fullAtMs = (await append(into, bytes, needs.position() / 1000)) ? undefined : needs.position();
  };

  // Managed sources are refused while the sound may be sent to another device.
  if (!('MediaSource' in globalThis)) audio.disableRemotePlayback = true;
  source.addEventListener(
    'sourceopen',
    () => {
      buffer = source.addSourceBuffer('audio/mpeg');
      void look();
    },
    { once: true, signal },
  );
  source.addEventListener('startstreaming', () => void look(), { signal });
  audio.addEventListener('timeupdate', () => void look(), { signal });
  audio.src = address;
  return {
    update: (now) => {
      segments = now;
      void look();
    },
    look: () => void look(),
    close: () => {
      closing.abort();
      URL.revokeObjectURL(address);
    },
  };
}

export function toRanges(times: TimeRanges): Range[] {
  return Array.from({ length: times.length }, (_, i) => [times.start(i), times.end(i)] as const);
}

async function evict(buffer: SourceBuffer, atS: number, keepS = BEHIND_S): Promise<void> {
  const range = rangeToDrop(toRanges(buffer.buffered), atS, keepS);
  if (!range) return;
  buffer.remove(range[0], range[1]);
  await settled(buffer);
}

/**
 * A full buffer makes room behind the play head and tries once more.
 * @returns false when there is no room
 */
async function append(buffer: SourceBuffer, bytes: ArrayBuffer, atS: number): Promise<boolean> {
  if (!begin(buffer, bytes)) {
    await evict(buffer, atS, 10);
    if (!begin(buffer, bytes)) return false;
  }
  await settled(buffer);
  return true;
}

function begin(buffer: SourceBuffer, bytes: ArrayBuffer): boolean {
  try {
    buffer.appendBuffer(bytes);
    return true;
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === 'QuotaExceededError') return false;
    throw fault;
  }
}

function settled(buffer: SourceBuffer): Promise<void> {
  if (!buffer.updating) return Promise.resolve();
  return new Promise((resolve) => buffer.addEventListener('updateend', () => resolve(), { once: true }));
}
