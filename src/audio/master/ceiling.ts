/**
 * Where the limiter's ceiling lies under the true peak that is promised, in dB: room for what a
 * decoder's curve reaches above the sound that was encoded, and for other meters' interpolators.
 */
const WAV_ROOM_DB = 0.1;
const MP3_ROOM_DB = 0.5;

/** The limiter's ceiling in dBTP that keeps every output under `truePeakDbtp`. */
export function ceilingFor(
  truePeakDbtp: number,
  outputs: ({ kind: 'mp3'; bitrateKbps: number } | { kind: 'wav' })[],
  _channels: 1 | 2,
): number {
  const room = outputs.map((output) => (output.kind === 'wav' ? WAV_ROOM_DB : MP3_ROOM_DB));
  return truePeakDbtp - Math.max(WAV_ROOM_DB, ...room);
}
