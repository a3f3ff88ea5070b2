/** AAC-LC rates in kbit/s: below 96 its encoder is heard on stereo speech, above 256 nothing is gained. */
export const AAC_BITRATES = [96, 128, 160, 192, 256] as const;
export type AacBitrate = (typeof AAC_BITRATES)[number];

/** Opus rates in kbit/s, as averages: it varies its rate with the sound. */
export const OPUS_BITRATES = [48, 64, 96, 128, 160] as const;
export type OpusBitrate = (typeof OPUS_BITRATES)[number];

/** Samples that FFmpeg's AAC encoder puts before the sound: one frame, which a player is told to skip. */
export const AAC_PRIMING = 1024;
export const AAC_FRAME = 1024;

/** The rate Opus works at, whatever its input had (RFC 6716). */
export const OPUS_RATE = 48_000;

/** FLAC's effort, 0 to 12: 5 is its usual one; more costs time and saves a hundredth. */
export const FLAC_LEVEL = 5;
