import type { SentenceSound } from '../pool/messages.ts';

/** Times of one sentence within its take, in milliseconds. */
export interface SentenceTiming {
  startMs: number;
  endMs: number;
  /** Words of the spoken text: [spoken start, spoken end, start ms, end ms, estimated]. */
  words: [number, number, number, number, boolean][];
}

export interface JoinedSound {
  pcm: Int16Array<ArrayBuffer>;
  sampleRate: number;
  sentences: SentenceTiming[];
}

export interface SentencePart {
  /** Undefined for a sentence of which nothing can be said. */
  sound: SentenceSound | undefined;
  pauseAfterMs: number;
}

/** A turn of which nothing can be said is this much silence. */
const NOTHING_MS = 200;

/**
 * Joins sentences into one take. The pause runs from the end of one sentence's speech to the start
 * of the next one's, so the margins of both count towards it.
 *
 * @param sampleRate used when no sentence has any sound
 */
export function joinSentences(parts: SentencePart[], sampleRate: number): JoinedSound {
  const rate = parts.find((p) => p.sound)?.sound?.sampleRate ?? sampleRate;
  const samplesOf = (ms: number) => Math.round((ms / 1000) * rate);
  const msOf = (samples: number) => (samples / rate) * 1000;
  const placed: { at: number; pcm: Int16Array }[] = [];
  const sentences: SentenceTiming[] = [];
  let length = 0;
  let pause: number | undefined;
  let tail = 0;
  for (const { sound, pauseAfterMs } of parts) {
    if (!sound || sound.pcm.length === 0) {
      sentences.push({ startMs: msOf(length), endMs: msOf(length), words: [] });
      continue;
    }
    const at = pause === undefined ? 0 : length + Math.max(0, samplesOf(pause - tail - sound.onsetMs));
    placed.push({ at, pcm: sound.pcm });
    length = at + sound.pcm.length;
    const offset = msOf(at);
    sentences.push({
      startMs: offset + sound.onsetMs,
      endMs: offset + sound.offsetMs,
      words: sound.words.map((w) => [w.start, w.end, offset + w.startMs, offset + w.endMs, w.estimated]),
    });
    tail = msOf(length) - (offset + sound.offsetMs);
    pause = pauseAfterMs;
  }
  const pcm = new Int16Array(placed.length > 0 ? length : samplesOf(NOTHING_MS));
  for (const { at, pcm: part } of placed) pcm.set(part, at);
  return { pcm, sampleRate: rate, sentences };
}
