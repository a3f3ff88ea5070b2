import type { Tone } from '../engines/engine.ts';

/** Where the two shelves have half their gain; the upper one keeps clear of half the sample rate. */
const PRESENCE_HERTZ = 2200;
const TREBLE_HERTZ = 4500;
/** Room for what the shelves add to the peaks. The mixer levels every take anyway. */
const HEADROOM = 10 ** (-2 / 20);
const FULL_SCALE = 32_767;

interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** Raises or lowers a voice's upper spectrum by two high shelves, in place. */
export function shapeTone(pcm: Int16Array, sampleRate: number, { presenceDb, trebleDb }: Tone): void {
  const first = highShelf(PRESENCE_HERTZ, presenceDb, sampleRate);
  const second = highShelf(TREBLE_HERTZ, trebleDb, sampleRate);
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < pcm.length; i++) {
    const x = HEADROOM * pcm[i]!;
    const y = first.b[0] * x + first.b[1] * x1 + first.b[2] * x2 - first.a[0] * y1 - first.a[1] * y2;
    const z = second.b[0] * y + second.b[1] * y1 + second.b[2] * y2 - second.a[0] * z1 - second.a[1] * z2;
    [x2, x1, y2, y1, z2, z1] = [x1, x, y1, y, z1, z];
    pcm[i] = Math.max(-FULL_SCALE, Math.min(FULL_SCALE, Math.round(z)));
  }
}

/** A shelf of slope 1 by the bilinear transform (R. Bristow-Johnson's formulas). */
function highShelf(hertz: number, gainDb: number, sampleRate: number): Biquad {
  const gain = 10 ** (gainDb / 40);
  const w = (2 * Math.PI * hertz) / sampleRate;
  const cos = Math.cos(w);
  const slope = 2 * Math.sqrt(gain) * (Math.sin(w) / 2) * Math.SQRT2;
  const a0 = gain + 1 - (gain - 1) * cos + slope;
  return {
    b: [
      (gain * (gain + 1 + (gain - 1) * cos + slope)) / a0,
      (-2 * gain * (gain - 1 + (gain + 1) * cos)) / a0,
      (gain * (gain + 1 + (gain - 1) * cos - slope)) / a0,
    ],
    a: [(2 * (gain - 1 - (gain + 1) * cos)) / a0, (gain + 1 - (gain - 1) * cos - slope) / a0],
  };
}
