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
  const steps = [step, step * (1 - DETUNE), step * (1 + DETUNE)] as const;
  const phases = [note.phase, note.phase + 0.37, note.phase + 0.71].map((phase) => (phase % 1) * TABLE);
  for (let i = note.atFrame; i < end; i++) {
    const age = i - note.atFrame;
    const held = age < attack ? 0.5 - 0.5 * Math.cos((Math.PI * age) / attack) : 1;
    const gone = age - note.frames;
    const level = note.level * held * (gone > 0 ? 0.5 + 0.5 * Math.cos((Math.PI * gone) / release) : 1);
    const waves = [0, 0, 0];
    for (let v = 0; v < 3; v++) {
      const phase = phases[v]!;
      const at = phase | 0;
      waves[v] = table[at]! + (table[at + 1]! - table[at]!) * (phase - at);
      const next = phase + steps[v]!;
      phases[v] = next >= TABLE ? next - TABLE : next;
    }
    into.left[i]! += level * (0.5 * waves[0]! + 0.5 * waves[1]!);
    into.right[i]! += level * (0.5 * waves[0]! + 0.5 * waves[2]!);
  }
}
