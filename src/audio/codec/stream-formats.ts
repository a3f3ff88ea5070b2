/** Samples that FFmpeg's AAC encoder puts before the sound: one frame, which a player is told to skip. */
export const AAC_PRIMING = 1024;
export const AAC_FRAME = 1024;

/** The rate Opus works at, whatever its input had (RFC 6716). */
export const OPUS_RATE = 48_000;

/** FLAC's effort, 0 to 12: 5 is its usual one; more costs time and saves a hundredth. */
export const FLAC_LEVEL = 5;
