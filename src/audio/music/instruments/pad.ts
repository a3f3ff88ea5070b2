import { SAMPLE_RATE } from '../../sample-rate.ts';
import type { Stereo } from '../stereo.ts';

const TABLE = 4096;
/** Detuning of the voices to either side, in parts: about five cents, a slow beat and no more. */
const DETUNE = 0.0028;
const RELEASE_SECONDS = 1.6;

export interface PadNote {
  hertz: number;
  atFrame: number;
  /** Until it is let go. */
  frames: number;
  attackSeconds: number;
  level: number;
  /** 0, a sine, to 1, full of overtones. */
  brightness: number;
  /** Start of its waves, 0 to 1. */
  phase: number;
}

const tables = new Map<string, Float32Array>();

/** One period with overtones that fall off fast and end under 3.5 kHz: soft at any pitch. */
function tableFor(brightness: number, hertz: number): Float32Array {
  const harmonics = Math.max(1, Math.min(10, Math.floor(3500 / hertz)));
  const name = `${brightness} ${harmonics}`;
  let table = tables.get(name);
  if (!table) {
    table = new Float32Array(TABLE + 1);
    for (let n = 1; n <= harmonics; n++) {
      const weight = n === 1 ? 1 : brightness / n ** 1.8;
      for (let i = 0; i <= TABLE; i++) table[i]! += weight * Math.sin((2 * Math.PI * n * i) / TABLE);
    }
    tables.set(name, table);
  }
  return table;
}

/** A held chord tone: three slightly detuned waves, the outer ones to the sides, swelling and dying slowly. */
export function playPad(into: Stereo, note: PadNote): void {
  const table = tableFor(note.brightness, note.hertz);
  const release = Math.round(RELEASE_SECONDS * SAMPLE_RATE);
  const attack = Math.max(1, Math.round(note.attackSeconds * SAMPLE_RATE));
  const end = Math.min(into.left.length, note.atFrame + note.frames + release);
  const step = (note.hertz * TABLE) / SAMPLE_RATE;
  const [low, high] = [step * (1 - DETUNE), step * (1 + DETUNE)];
  const start = (apart: number) => ((note.phase + apart) % 1) * TABLE;
  let [middle, left, right] = [start(0), start(0.37), start(0.71)];
  for (let i = note.atFrame; i < end; i++) {
    const age = i - note.atFrame;
    const held = age < attack ? 0.5 - 0.5 * Math.cos((Math.PI * age) / attack) : 1;
    const gone = age - note.frames;
    const level = note.level * held * (gone > 0 ? 0.5 + 0.5 * Math.cos((Math.PI * gone) / release) : 1);
    const shared = 0.5 * read(table, middle);
    into.left[i]! += level * (shared + 0.5 * read(table, left));
    into.right[i]! += level * (shared + 0.5 * read(table, right));
    middle = wrapped(middle + step);
    left = wrapped(left + low);
    right = wrapped(right + high);
  }
}

function read(table: Float32Array, phase: number): number {
  const at = phase | 0;
  return table[at]! + (table[at + 1]! - table[at]!) * (phase - at);
}

function wrapped(phase: number): number {
  return phase >= TABLE ? phase - TABLE : phase;
}
