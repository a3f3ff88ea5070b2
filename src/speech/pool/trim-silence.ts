import type { Utterance } from '../engines/engine.ts';
import type { SentenceSound } from './messages.ts';

const FRAME_MS = 5;
/**
 * Frames quieter than this below the loudest one are silence. The recorded voices hiss at -48 dB and
 * less between words; the weakest fricatives at a sentence's edge measured -40 dB.
 */
const SILENCE_DB = -42;
/** A single louder frame in the hiss is no speech. */
const FRAMES_IN_A_ROW = 2;
/** Kept before and after the speech. */
export const LEAD_MARGIN_MS = 15;
export const TAIL_MARGIN_MS = 25;
const FADE_MS = 5;
/** An engine's word times widen what was heard by no more than this: they may be coarse. */
const TRUST_WORDS_MS = 60;

/**
 * Cuts the silence around a sentence, leaving a margin of 15 ms before and 25 ms after its speech.
 * Speech is what stands out of the silence by energy, widened to the engine's first and last word
 * so that a weak consonant stays.
 */
export function trimSilence({ pcm, sampleRate, words = [] }: Utterance): SentenceSound {
  const heard = audibleInterval(pcm, sampleRate);
  if (!heard) return { pcm: new Int16Array(0), sampleRate, onsetMs: 0, offsetMs: 0, words: [] };
  const lengthMs = (pcm.length / sampleRate) * 1000;
  const first = words[0]?.startMs ?? heard.startMs;
  const last = words.at(-1)?.endMs ?? heard.endMs;
  const onset = Math.max(Math.min(heard.startMs, first), heard.startMs - TRUST_WORDS_MS, 0);
  const offset = Math.min(Math.max(heard.endMs, last), heard.endMs + TRUST_WORDS_MS, lengthMs);
  const from = Math.max(0, Math.round(((onset - LEAD_MARGIN_MS) / 1000) * sampleRate));
  const to = Math.min(pcm.length, Math.round(((offset + TAIL_MARGIN_MS) / 1000) * sampleRate));
  const cutMs = (from / sampleRate) * 1000;
  const within = (ms: number) => Math.min(Math.max(ms, onset), offset) - cutMs;
  return {
    pcm: fadeEnds(pcm.slice(from, to), sampleRate),
    sampleRate,
    onsetMs: onset - cutMs,
    offsetMs: offset - cutMs,
    words: words.map((w) => ({ ...w, startMs: within(w.startMs), endMs: within(w.endMs) })),
  };
}

function audibleInterval(
  pcm: Int16Array,
  sampleRate: number,
): { startMs: number; endMs: number } | undefined {
  const frame = Math.round((sampleRate * FRAME_MS) / 1000);
  const energies = frameEnergies(pcm, frame);
  const loudest = Math.max(...energies);
  if (!(loudest > 0)) return undefined;
  const threshold = loudest * 10 ** (SILENCE_DB / 10);
  const first = firstRun(energies, threshold);
  const last = energies.length - 1 - firstRun(energies.toReversed(), threshold);
  if (first > last) return undefined;
  const frameMs = (frame / sampleRate) * 1000;
  return {
    startMs: first * frameMs,
    endMs: Math.min((last + 1) * frameMs, (pcm.length / sampleRate) * 1000),
  };
}

function frameEnergies(pcm: Int16Array, frame: number): number[] {
  const energies: number[] = [];
  for (let at = 0; at < pcm.length; at += frame) {
    const end = Math.min(at + frame, pcm.length);
    let sum = 0;
    for (let i = at; i < end; i++) sum += (pcm[i] as number) ** 2;
    energies.push(sum / (end - at));
  }
  return energies;
}

/** Index of the first of FRAMES_IN_A_ROW frames above the threshold; past the end when there are none. */
function firstRun(energies: number[], threshold: number): number {
  let run = 0;
  for (let i = 0; i < energies.length; i++) {
    run = (energies[i] as number) > threshold ? run + 1 : 0;
    if (run === FRAMES_IN_A_ROW) return i - FRAMES_IN_A_ROW + 1;
  }
  return energies.length;
}

function fadeEnds(pcm: Int16Array<ArrayBuffer>, sampleRate: number): Int16Array<ArrayBuffer> {
  const samples = Math.min(Math.round((sampleRate * FADE_MS) / 1000), pcm.length >> 1);
  for (let i = 0; i < samples; i++) {
    const gain = i / samples;
    pcm[i] = Math.round((pcm[i] as number) * gain);
    const back = pcm.length - 1 - i;
    pcm[back] = Math.round((pcm[back] as number) * gain);
  }
  return pcm;
}
