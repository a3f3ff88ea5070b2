import { AppError } from '../kernel/errors.ts';
import { MP3_BITRATES, type Mp3Bitrate } from './codec/lame-settings.ts';
import { AAC_BITRATES, type AacBitrate, OPUS_BITRATES, type OpusBitrate } from './codec/stream-formats.ts';

/** A sound file to be written: MPEG-1 Layer III, AAC-LC in M4A, Opus in Ogg, FLAC, or WAV. */
export type AudioOutput =
  | { kind: 'mp3'; path: string; bitrateKbps: Mp3Bitrate }
  | { kind: 'm4a'; path: string; bitrateKbps: AacBitrate }
  | { kind: 'opus'; path: string; bitrateKbps: OpusBitrate }
  | { kind: 'flac'; path: string; bits: 16 | 24 }
  | { kind: 'wav'; path: string; bits: 16 | 24 };

export type AudioKind = AudioOutput['kind'];

/** Bit rates in kbit/s that a lossy format is offered at, and the usual one for speech in stereo. */
export const BITRATES = {
  mp3: { offered: MP3_BITRATES, usual: 192 },
  m4a: { offered: AAC_BITRATES, usual: 128 },
  opus: { offered: OPUS_BITRATES, usual: 96 },
} as const;

/** Integrated loudness a show may be mastered to, in LUFS: the loudest and softest that is delivered anywhere. */
export const LOUDNESS_RANGE = { from: -24, to: -12 } as const;

/** @throws AppError usage */
export function checkAudioOutputs(outputs: readonly AudioOutput[]): void {
  for (const output of outputs) {
    if (output.kind === 'wav' || output.kind === 'flac') checkBits(output.kind, output.bits);
    else checkBitrate(output.kind, output.bitrateKbps);
  }
}

/** @throws AppError usage */
export function checkLoudness(integratedLufs: number): void {
  const { from, to } = LOUDNESS_RANGE;
  if (integratedLufs >= from && integratedLufs <= to) return;
  throw new AppError('usage', `${integratedLufs} LUFS is no loudness for a show; choose ${from} to ${to}.`);
}

function checkBits(kind: 'wav' | 'flac', bits: number): void {
  if (bits === 16 || bits === 24) return;
  throw new AppError('usage', `${bits} bits is no depth for ${kind.toUpperCase()} here; choose 16 or 24.`);
}

function checkBitrate(kind: keyof typeof BITRATES, bitrateKbps: number): void {
  const { offered } = BITRATES[kind];
  if ((offered as readonly number[]).includes(bitrateKbps)) return;
  const name = { mp3: 'MP3', m4a: 'M4A', opus: 'Opus' }[kind];
  throw new AppError(
    'usage',
    `${bitrateKbps} kbit/s is no bit rate for ${name} here; choose ${offered.join(', ')}.`,
  );
}
