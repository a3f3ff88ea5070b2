import type { SentenceSound } from '../pool/messages.ts';

/** The rate of a take that is nothing but silence, in Hz. */
export const SILENT_RATE = 16_000;

export interface SplicedPart {
  sound: SentenceSound;
  /** Where its text begins in the sentence's spoken text, and how long it is there. */
  at: number;
  length: number;
  /** Whether the speaker's own voice says it: the others are made as loud. */
  own: boolean;
  /** Louder than the others. */
  isStressed?: true;
  pauseAfterMs: number;
}

/** 3 dB. */
const STRESSED_GAIN = 1.41;
/** A part is made louder or softer by no more than 6 dB. */
const MOST_GAIN = 2;
const FULL_SCALE = 32_000;

/**
 * Joins parts of one sentence into its sound. The pause runs from the end of one part's speech to
 * the start of the next; each part was faded at its ends when its silence was cut, so no join clicks.
 * Parts in another voice get the level (RMS of their speech) of the speaker's own parts.
 */
export function spliceSounds(parts: readonly SplicedPart[]): SentenceSound {
  const heard = parts.filter(({ sound }) => sound.pcm.length > 0);
  const first = heard[0];
  if (!first)
    return {
      pcm: new Int16Array(0),
      sampleRate: parts[0]?.sound.sampleRate ?? SILENT_RATE,
      onsetMs: 0,
      offsetMs: 0,
      words: [],
    };
  const { sampleRate } = first.sound;
  const samplesOf = (ms: number) => Math.round((ms / 1000) * sampleRate);
  const msOf = (samples: number) => (samples / sampleRate) * 1000;
  const usual = heard.filter(({ own, isStressed }) => own && !isStressed);
  const target = levelOf(
    (usual.length > 0 ? usual : heard.filter(({ own }) => own)).map(({ sound }) => sound),
  );
  const placed: { at: number; part: SplicedPart }[] = [];
  let length = 0;
  let due = 0;
  for (const part of heard) {
    const { sound } = part;
    if (sound.sampleRate !== sampleRate) throw new Error('parts of one sentence have one sample rate');
    const at = placed.length === 0 ? 0 : Math.max(length, due - samplesOf(sound.onsetMs));
    placed.push({ at, part });
    length = at + sound.pcm.length;
    due = at + samplesOf(sound.offsetMs + part.pauseAfterMs);
  }
  const pcm = new Int16Array(length);
  for (const { at, part } of placed) pcm.set(soundOf(part, target), at);
  const last = placed.at(-1) as (typeof placed)[number];
  return {
    pcm,
    sampleRate,
    onsetMs: first.sound.onsetMs,
    offsetMs: msOf(last.at) + last.part.sound.offsetMs,
    words: placed.flatMap(({ at, part }) =>
      part.sound.words
        .filter((word) => word.start < part.length)
        .map((word) => ({
          ...word,
          start: word.start + part.at,
          end: Math.min(word.end, part.length) + part.at,
          startMs: word.startMs + msOf(at),
          endMs: word.endMs + msOf(at),
        })),
    ),
  };
}

/** Root mean square of the speech of all; undefined where there is none. */
function levelOf(sounds: readonly SentenceSound[]): number | undefined {
  let sum = 0;
  let count = 0;
  for (const { pcm, sampleRate, onsetMs, offsetMs } of sounds) {
    const to = Math.min(pcm.length, Math.round((offsetMs / 1000) * sampleRate));
    for (let i = Math.round((onsetMs / 1000) * sampleRate); i < to; i++) sum += (pcm[i] as number) ** 2;
    count += Math.max(0, to - Math.round((onsetMs / 1000) * sampleRate));
  }
  return count === 0 || sum === 0 ? undefined : Math.sqrt(sum / count);
}

function soundOf({ sound, own, isStressed }: SplicedPart, target: number | undefined): Int16Array {
  if (isStressed && target !== undefined) return levelled(sound, target * STRESSED_GAIN);
  return own ? sound.pcm : levelled(sound, target);
}

function levelled(sound: SentenceSound, target: number | undefined): Int16Array<ArrayBuffer> {
  const level = levelOf([sound]);
  if (target === undefined || level === undefined) return sound.pcm;
  const peak = sound.pcm.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1);
  const gain = Math.min(Math.max(target / level, 1 / MOST_GAIN), MOST_GAIN, FULL_SCALE / peak);
  return sound.pcm.map((sample) => Math.round(sample * gain));
}
