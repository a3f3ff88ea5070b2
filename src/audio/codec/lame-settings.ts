/** LAME's quality 5 of 0 (best, slow) to 9: the fastest that still shapes its noise. */
export const LAME_QUALITY = 5;

/**
 * LAME turns the sound down before encoding at constant bit rates under 256 (measured as 0.44 dB,
 * 0.26 dB and 0.18 dB, that is, 0.95, 0.97 and 0.98); its input is raised by as much.
 */
export function lameScale(bitrateKbps: number): number {
  if (bitrateKbps <= 160) return 0.95;
  if (bitrateKbps <= 192) return 0.97;
  if (bitrateKbps <= 224) return 0.98;
  return 1;
}
