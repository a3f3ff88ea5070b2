/** The loudness that podcasts are delivered at (ITU-R BS.1770; the advice of Apple and Spotify). */
export const LOUDNESS_TARGET = { integratedLufs: -16, truePeakDbtp: -1 } as const;

/** A show this near the target, in loudness units, counts as loud as it should be. */
export const LOUDNESS_TOLERANCE_LU = 0.5;
