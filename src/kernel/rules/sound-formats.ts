/** Sound formats an episode may have, in the order they are written. */
export const SOUND_FORMATS = ['mp3', 'm4a', 'opus', 'flac', 'wav'] as const;
export type SoundFormat = (typeof SOUND_FORMATS)[number];

/**
 * Bit rates in kbit/s that a lossy format is offered at, and the usual one for speech in stereo.
 * MP3: constant rates of MPEG-1 Layer III. AAC-LC in M4A: below 96 its encoder is heard on stereo speech,
 * above 256 nothing is gained. Opus: averages, since it varies its rate with the sound.
 */
export const BITRATES = {
  mp3: { offered: [128, 160, 192, 224, 256, 320], usual: 192 },
  m4a: { offered: [96, 128, 160, 192, 256], usual: 128 },
  opus: { offered: [48, 64, 96, 128, 160], usual: 96 },
} as const satisfies Partial<Record<SoundFormat, { offered: readonly number[]; usual: number }>>;

export type LossyFormat = keyof typeof BITRATES;
export type Bitrate<F extends LossyFormat> = (typeof BITRATES)[F]['offered'][number];
export type LosslessFormat = Exclude<SoundFormat, LossyFormat>;

/** Bits a sample that a lossless format may have, and the usual depth. */
export const BIT_DEPTHS = { offered: [16, 24], usual: 16 } as const;
export type BitDepth = (typeof BIT_DEPTHS)['offered'][number];

export function isLossy(format: SoundFormat): format is LossyFormat {
  return Object.hasOwn(BITRATES, format);
}
