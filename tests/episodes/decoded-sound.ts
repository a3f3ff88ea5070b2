import { runJudge } from './run-judge.ts';

const RATE = 16_000;
const FRAME_MS = 10;
const FRAME = (RATE * FRAME_MS) / 1000;

/** Quieter than this is silence. The show is mastered to -16 LUFS, so speech lies near -20 dBFS. */
const SILENCE_DBFS = -50;

/** A pause between sentences is longer than the closure of a stop consonant. */
const SHORTEST_PAUSE_MS = 90;

export interface Stretch {
  startMs: number;
  endMs: number;
}

/** A sound file as ffmpeg decodes it, both channels mixed into one. */
export class DecodedSound {
  readonly #samples: Int16Array;
  readonly #levels: Float32Array;

  constructor(path: string) {
    const raw = ['-f', 's16le', '-ac', '1', '-ar', `${RATE}`, '-'];
    const { stdout } = runJudge('ffmpeg', ['-v', 'error', '-i', path, '-map', '0:a', ...raw]);
    this.#samples = new Int16Array(stdout.buffer, stdout.byteOffset, stdout.byteLength >> 1);
    this.#levels = levelsOf(this.#samples);
  }

  get durationMs(): number {
    return (this.#samples.length / RATE) * 1000;
  }

  /** Stretches of sound, separated by pauses. */
  stretches(): Stretch[] {
    const found: Stretch[] = [];
    let open: Stretch | undefined;
    this.#levels.forEach((level, frame) => {
      if (level <= SILENCE_DBFS) return;
      const startMs = frame * FRAME_MS;
      if (!open || startMs - open.endMs >= SHORTEST_PAUSE_MS) {
        open = { startMs, endMs: startMs + FRAME_MS };
        found.push(open);
      } else open.endMs = startMs + FRAME_MS;
    });
    return found;
  }

  /**
   * The pitch of the voice in Hz: the median, over 40 ms windows that are clearly voiced, of the
   * lag at which the window is most like itself. NaN when nothing is voiced.
   */
  pitch({ startMs, endMs }: Stretch): number {
    const pitches: number[] = [];
    const window = RATE / 25;
    for (let at = (startMs * RATE) / 1000; at + 2 * window < (endMs * RATE) / 1000; at += window * 2) {
      const pitch = this.#pitchAt(Math.floor(at), window);
      if (pitch !== undefined) pitches.push(pitch);
    }
    pitches.sort((a, b) => a - b);
    return pitches[pitches.length >> 1] ?? Number.NaN;
  }

  #pitchAt(start: number, window: number): number | undefined {
    let best = { lag: 0, likeness: 0 };
    for (let lag = Math.floor(RATE / 300); lag <= RATE / 65; lag++) {
      const likeness = this.#likeness(start, lag, window);
      if (likeness > best.likeness) best = { lag, likeness };
    }
    return best.likeness > 0.8 ? RATE / best.lag : undefined;
  }

  /** Normalised correlation of a window with the one `lag` samples later. */
  #likeness(start: number, lag: number, window: number): number {
    let product = 0;
    let here = 0;
    let there = 0;
    for (let i = start; i < start + window; i++) {
      const a = this.#samples[i] ?? 0;
      const b = this.#samples[i + lag] ?? 0;
      product += a * b;
      here += a * a;
      there += b * b;
    }
    const most = Math.sqrt(here * there);
    return most > window * 1000 ? product / most : 0;
  }
}

/** Level of each 10 ms frame in dB below full scale. */
function levelsOf(samples: Int16Array): Float32Array {
  const levels = new Float32Array(Math.floor(samples.length / FRAME));
  for (let frame = 0; frame < levels.length; frame++) {
    let energy = 0;
    for (let i = frame * FRAME; i < (frame + 1) * FRAME; i++) energy += (samples[i] ?? 0) ** 2;
    levels[frame] = 10 * Math.log10(energy / FRAME / 32_768 ** 2 + 1e-12);
  }
  return levels;
}
