import type { Loudness } from '../../kernel/artifacts.ts';
import { BlockEnergies } from './block-energies.ts';
import { integratedLoudness } from './integrated-loudness.ts';
import { samplePeak, TRUE_PEAK_REACH, visitPeaksAbove } from './true-peak.ts';

/**
 * A streaming BS.1770-4 meter for interleaved sound of any rate with one or two channels: integrated
 * loudness in LUFS and true peak in dBTP. Its memory is ten numbers a second of sound.
 */
export class LoudnessMeter {
  readonly #channels: number;
  readonly #energies: BlockEnergies[];
  readonly #peaks: TruePeak[];

  constructor(rate: number, channels: number) {
    this.#channels = channels;
    this.#energies = Array.from({ length: channels }, () => new BlockEnergies(rate));
    this.#peaks = Array.from({ length: channels }, () => new TruePeak());
  }

  /** Takes whole frames of interleaved samples, full scale 1. */
  add(samples: Float32Array): void {
    for (let c = 0; c < this.#channels; c++) {
      this.#energies[c]!.add(samples, c, samples.length, this.#channels);
      this.#peaks[c]!.add(samples, c, this.#channels);
    }
  }

  read(): Loudness {
    const [first, ...others] = this.#energies.map((e) => e.blocks);
    const sums = (first ?? []).map((energy, i) => others.reduce((sum, o) => sum + (o[i] ?? 0), energy));
    const peak = Math.max(...this.#peaks.map((p) => p.peak()));
    return {
      integratedLufs: integratedLoudness([sums]),
      truePeakDbtp: peak > 0 ? 20 * Math.log10(peak) : Number.NEGATIVE_INFINITY,
    };
  }
}

/** Running true peak of one channel; keeps the last 16 samples as context for the next stretch. */
class TruePeak {
  #peak = 0;
  #context = new Float64Array(2 * TRUE_PEAK_REACH);

  add(samples: Float32Array, channel: number, channels: number): void {
    const count = Math.ceil((samples.length - channel) / channels);
    const context = this.#context.length;
    const line = new Float64Array(context + count);
    line.set(this.#context);
    for (let i = 0, j = channel; i < count; i++, j += channels) line[context + i] = samples[j]!;
    this.#scan(line);
    this.#context = line.slice(line.length - context);
  }

  peak(): number {
    this.#scan(Float64Array.from([...this.#context, ...new Float64Array(2 * TRUE_PEAK_REACH)]));
    return this.#peak;
  }

  #scan(line: Float64Array): void {
    this.#peak = Math.max(this.#peak, samplePeak(line, 0, line.length));
    visitPeaksAbove(
      line,
      line.length,
      () => this.#peak,
      (_, peak) => {
        if (peak > this.#peak) this.#peak = peak;
      },
    );
  }
}
