import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Script, Take, Turn } from '../../src/kernel/artifacts.ts';

/*
 * Shows made by rule for tests: takes of speech-like sound (a pulse train through two resonances in
 * syllables of 150 to 300 ms, with noise for consonants), so that no speech engine is needed.
 */

export interface SyntheticTurn {
  id: string;
  segmentId: string;
  speaker: number;
  seconds: number;
  kind?: Turn['kind'];
  pauseBeforeMs?: number;
  /** Content of the take: turns of one seed and length sound alike. */
  seed: number;
}

const VOICES: { pitch: number; level: number; sampleRate: number; click?: number }[] = [
  { pitch: 165, level: 0.25, sampleRate: 16_000 },
  { pitch: 105, level: 0.08, sampleRate: 22_050 },
  { pitch: 130, level: 0.5, sampleRate: 16_000 },
  // Hard pulses, as formant voices have them: peaks far above the loudness.
  { pitch: 40, level: 0.03, sampleRate: 22_050, click: 0.9 },
];

export function random(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Turns of a conversation: questions and answers in segments of ten turns, or so many. */
export function conversation(count: number, voices = 2, seed = 1, segmentTurns = 10): SyntheticTurn[] {
  const next = random(seed);
  return Array.from({ length: count }, (_, i) => ({
    id: `t${i + 1}`,
    segmentId: `s${Math.floor(i / segmentTurns) + 1}`,
    speaker: i % voices,
    seconds: i % 2 === 0 ? 1 + 3 * next() : 4 + 8 * next(),
    kind: i % 2 === 0 ? 'question' : 'source',
    seed: seed * 100_000 + i,
  }));
}

export function scriptOf(turns: SyntheticTurn[], title = 'A test show'): Script {
  const speakers = [...new Set(turns.map((t) => t.speaker))].sort();
  const segments = [...new Set(turns.map((t) => t.segmentId))];
  return {
    schema: 'afterword.script',
    version: 1,
    title,
    language: 'en',
    format: speakers.length > 1 ? 'deep_dive' : 'lecture',
    description: 'Made by rule.',
    writer: { name: 'test', version: '1' },
    source: { documentId: 'd', title, authors: [], words: 100 },
    options: { targetMinutes: 5 },
    length: { targetSeconds: 300, estimatedSeconds: 300, words: 750, limitedBySource: false },
    speakers: speakers.map((slot) => ({
      slot,
      name: ['Maya', 'Leo', 'Ines'][slot] ?? `Voice ${slot}`,
      role: slot === 0 ? 'host' : 'expert',
      voiceId: `voice-${slot}`,
    })),
    segments: segments.map((id) => ({
      id,
      title: `Part ${id}`,
      kind: 'body',
      targetWords: 100,
      sentenceIds: [],
    })),
    turns: turns.map((t) => ({
      id: t.id,
      segmentId: t.segmentId,
      speaker: t.speaker,
      text: `Turn ${t.id}.`,
      kind: t.kind ?? 'source',
      refs: [],
      ...(t.pauseBeforeMs === undefined ? {} : { directions: { pauseBeforeMs: t.pauseBeforeMs } }),
    })),
    sentences: {},
  };
}

/** Signed 16-bit speech-like sound. */
export function speechLike(seconds: number, voice: number, seed: number): Int16Array {
  const { pitch, level, sampleRate, click = 0 } = VOICES[voice % VOICES.length]!;
  const next = random(seed * 7919 + voice);
  const samples = new Int16Array(Math.max(1, Math.round(seconds * sampleRate)));
  const resonances = [550, 1500].map((hertz) => {
    const radius = Math.exp((-Math.PI * 120) / sampleRate);
    return {
      a1: 2 * radius * Math.cos((2 * Math.PI * hertz) / sampleRate),
      a2: -radius * radius,
      y1: 0,
      y2: 0,
    };
  });
  let phase = 0;
  let at = 0;
  while (at < samples.length) {
    const length = Math.round((0.15 + 0.15 * next()) * sampleRate);
    const voiced = next() > 0.2;
    const loud = 0.4 + 0.6 * next();
    for (let i = 0; i < length && at < samples.length; i++, at++) {
      phase += (pitch * (1 + 0.1 * Math.sin(at / sampleRate))) / sampleRate;
      const pulse = phase >= 1 ? 1 : 0;
      phase -= Math.floor(phase);
      let value = voiced ? pulse * 6 : (next() - 0.5) * 0.5;
      for (const r of resonances) {
        const y = value + r.a1 * r.y1 + r.a2 * r.y2;
        r.y2 = r.y1;
        r.y1 = y;
        value = voiced ? y * 0.12 : y * 0.2;
      }
      const envelope = Math.sin((Math.PI * (i + 1)) / (length + 1)) ** 0.5;
      samples[at] = Math.max(
        -32767,
        Math.min(32767, Math.round((value * level + pulse * click) * envelope * loud * 32767)),
      );
    }
  }
  return samples;
}

/** Writes the take of a turn, unless its sound lies there already. */
export function takeOf(turn: SyntheticTurn, folder: string): Take {
  const { sampleRate } = VOICES[turn.speaker % VOICES.length]!;
  const key = `k${turn.speaker}-${turn.seed}-${turn.seconds.toFixed(3)}`;
  const pcmPath = join(folder, `${key}.pcm`);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(pcmPath)) {
    const sound = speechLike(turn.seconds, turn.speaker, turn.seed);
    writeFileSync(pcmPath, new Uint8Array(sound.buffer));
  }
  const half = (turn.seconds * 1000) / 2;
  return {
    turnId: turn.id,
    voiceId: `voice-${turn.speaker}`,
    key,
    pcmPath,
    sampleRate,
    samples: statSync(pcmPath).size / 2,
    sentences: [
      { text: 'One.', startMs: 0, endMs: half },
      { text: 'Two.', startMs: half, endMs: half * 2 },
    ],
    words: [{ text: 'One.', startMs: 0, endMs: half, estimated: true }],
    cached: false,
  };
}

export async function* takesOf(turns: SyntheticTurn[], folder: string): AsyncGenerator<Take> {
  for (const turn of turns) yield takeOf(turn, folder);
}
