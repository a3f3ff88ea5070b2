import type { Chord } from './themes.ts';

/** Where the upper voices move, as MIDI numbers: around and below middle C, under the voices' brightness. */
const LOWEST = 50;
const HIGHEST = 74;
const VOICES = 4;

/**
 * The chord's upper voices from below, placed so that each moves as little as it can from the
 * voicing before: what makes changes of harmony smooth.
 */
export function voiced(chord: Chord, tonic: number, before: readonly number[] | undefined): number[] {
  const tones = chord.tones.slice(-VOICES).map((step) => (tonic + chord.root + step) % 12);
  const aim = before ?? [57, 61, 64, 69];
  let best: { voices: number[]; cost: number } | undefined;
  for (const voices of placings(tones)) {
    const cost = voices.reduce((sum, note, i) => sum + Math.abs(note - aim[i]!), 0) + crowding(voices);
    if (!best || cost < best.cost) best = { voices, cost };
  }
  return best!.voices;
}

/** Every way to lay the tones within the range, sorted from below. */
function placings(tones: readonly number[]): number[][] {
  let found: number[][] = [[]];
  for (const tone of tones) {
    const octaves: number[] = [];
    for (let note = tone; note <= HIGHEST; note += 12) if (note >= LOWEST) octaves.push(note);
    found = found.flatMap((notes) => octaves.map((note) => [...notes, note]));
  }
  return found.map((notes) => notes.sort((a, b) => a - b));
}

/** Neighbours a semitone apart growl in the low register; wide gaps fall apart. */
function crowding(voices: readonly number[]): number {
  let cost = 0;
  for (let i = 1; i < voices.length; i++) {
    const step = voices[i]! - voices[i - 1]!;
    if (step < 2) cost += 8;
    else if (step > 9) cost += 3;
  }
  return cost;
}

/** The root, in the octave between the low E of a bass and an octave above. */
export function bassNote(chord: Chord, tonic: number): number {
  return 40 + ((((tonic + chord.root - 40) % 12) + 12) % 12);
}

export function hertz(note: number): number {
  return 440 * 2 ** ((note - 69) / 12);
}
