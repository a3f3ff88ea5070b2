import type { Loudness } from '../../kernel/artifacts.ts';
import { BlockEnergies } from './block-energies.ts';
import { integratedLoudness } from './integrated-loudness.ts';
import { PeakMeter } from './peak-meter.ts';

/**
 * A streaming BS.1770-4 meter for interleaved sound of any rate with one or two channels: integrated
 * loudness in LUFS and true peak in dBTP. Its memory is ten numbers a second of sound.
 */
export class LoudnessMeter {
  readonly #channels: number;
  readonly #energies: BlockEnergies[];
  readonly #peak: PeakMeter;

  constructor(rate: number, channels: number) {
    this.#channels = channels;
    this.#energies = Array.from({ length: channels }, () => new BlockEnergies(rate));
    this.#peak = new PeakMeter(channels);
  }

  /** Takes whole frames of interleaved samples, full scale 1. */
  add(samples: Float32Array): void {
    for (let c = 0; c < this.#channels; c++) {
      this.#energies[c]!.add(samples, c, samples.length, this.#channels);
    }
    this.#peak.add(samples);
  }

  read(): Loudness {
    const [first, ...others] = this.#energies.map((e) => e.blocks);
    const sums = (first ?? []).map((energy, i) => others.reduce((sum, o) => sum + (o[i] ?? 0), energy));
    const peak = this.#peak.read();
    return {
      integratedLufs: integratedLoudness([sums]),
      truePeakDbtp: peak > 0 ? 20 * Math.log10(peak) : Number.NEGATIVE_INFINITY,
    };
  }
}
