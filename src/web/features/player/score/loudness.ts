import type { Cue, LiveSegment } from '../engine/types.ts';
import type { Loudness, Stretch } from './bars.ts';

/** Length of one peak of a live stretch. */
const LIVE_STEP_MS = 100;

/** The file of kind `peaks`: audiowaveform's JSON, with who speaks in pixels. */
export interface PeaksFile {
  sample_rate: number;
  samples_per_pixel: number;
  /** Lowest and highest sample of each pixel in turn. */
  data: number[];
  bits: number;
  stretches: { speaker: number; turnId: string; start: number; end: number }[];
}

/** @param slots the speakers' slots in the script's order */
export function readPeaks(
  file: PeaksFile,
  slots: readonly number[],
): { loudness: Loudness; stretches: Stretch[] } {
  const stepMs = (file.samples_per_pixel / file.sample_rate) * 1000;
  const peaks = new Uint8Array(Math.floor(file.data.length / 2));
  const scale = file.bits === 16 ? 256 : 1;
  for (let i = 0; i < peaks.length; i++) {
    peaks[i] = Math.min(127, Math.max(-file.data[2 * i]!, file.data[2 * i + 1]!) / scale);
  }
  const stretches = file.stretches.map(({ speaker, start, end }) => {
    return { speaker: slotIndex(speaker, slots), startMs: start * stepMs, endMs: end * stepMs };
  });
  return { loudness: { peaks, stepMs }, stretches };
}

/** What is known while the show is made: peaks of 100 ms, wherever their stretch begins. */
export function liveLoudness(segments: readonly LiveSegment[]): Loudness {
  const last = segments.at(-1);
  const length = last ? Math.ceil((last.startMs + last.durationMs) / LIVE_STEP_MS) : 0;
  const peaks = new Uint8Array(length);
  for (const segment of segments) {
    segment.peaks.forEach((peak, i) => {
      const step = Math.floor(segment.startMs / LIVE_STEP_MS) + i;
      if (step < length) peaks[step] = Math.max(peaks[step]!, Math.min(127, peak));
    });
  }
  return { peaks, stepMs: LIVE_STEP_MS };
}

/** @param endMs of the sound so far: turns may be known before all of them can be heard */
export function stretchesOfCues(
  cues: readonly Cue[],
  slots: readonly number[],
  endMs = Number.POSITIVE_INFINITY,
): Stretch[] {
  return cues
    .filter((cue) => cue.startMs < endMs)
    .map((cue) => {
      return {
        speaker: slotIndex(cue.speaker, slots),
        startMs: cue.startMs,
        endMs: Math.min(cue.endMs, endMs),
      };
    });
}

function slotIndex(slot: number, slots: readonly number[]): number {
  const index = slots.indexOf(slot);
  return index < 0 ? slot : index;
}
