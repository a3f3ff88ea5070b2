import type { Waveform } from '../../kernel/stored.ts';

/** Strokes that a waveform in a list has at most. */
const STROKES = 240;

/** What is read of the file of kind `peaks`: audiowaveform's JSON, with who speaks in pixels. */
interface PeaksFile {
  bits: number;
  /** Lowest and highest sample of each pixel in turn. */
  data: number[];
  stretches?: { speaker: number; start: number; end: number }[];
}

/** A show's sound in at most 240 strokes, of its file of peaks. */
export function drawWaveform(json: string): Waveform {
  const { data, bits, stretches = [] } = JSON.parse(json) as PeaksFile;
  const pixels = Math.floor(data.length / 2);
  const strokes = Math.min(STROKES, pixels);
  const scale = bits === 16 ? 256 : 1;
  const peaks: number[] = [];
  const voices: number[] = [];
  for (let stroke = 0; stroke < strokes; stroke++) {
    const from = Math.floor((stroke * pixels) / strokes);
    const to = Math.floor(((stroke + 1) * pixels) / strokes);
    let peak = 0;
    for (let at = from; at < to; at++)
      peak = Math.max(peak, -(data[2 * at] as number), data[2 * at + 1] as number);
    peaks.push(Math.min(127, Math.round(peak / scale)));
    voices.push(loudest(stretches, from, to));
  }
  return { peaks, voices };
}

/** Whoever speaks for the most of these pixels; -1: nobody. */
function loudest(stretches: NonNullable<PeaksFile['stretches']>, from: number, to: number): number {
  let voice = -1;
  let most = 0;
  for (const { speaker, start, end } of stretches) {
    const shared = Math.min(end, to) - Math.max(start, from);
    if (shared > most) [voice, most] = [speaker, shared];
  }
  return voice;
}
