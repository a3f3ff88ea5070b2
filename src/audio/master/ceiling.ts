/**
 * Where the limiter's ceiling lies under the true peak that is promised, in dB: room for other
 * meters' interpolators and, in MP3, for what the decoded curve reaches above the sound encoded.
 * Measured on recorded voices up to 0.3 dB at 128 kbit/s and 0.1 at 192; on formant voices, whose
 * pulses the limiter cuts by up to 12 dB, 0.9, 0.4 and, at 320, 0.1.
 */
const WAV_ROOM_DB = 0.1;
const MP3_ROOM_DB = [
  { upToKbps: 128, room: 1.4 },
  { upToKbps: 160, room: 1.1 },
  { upToKbps: 192, room: 0.8 },
  { upToKbps: 256, room: 0.6 },
  { upToKbps: 320, room: 0.4 },
];

/** The limiter's ceiling in dBTP that keeps all these files under `truePeakDbtp`. */
export function ceilingFor(
  truePeakDbtp: number,
  outputs: readonly ({ kind: 'mp3'; bitrateKbps: number } | { kind: 'wav' })[],
): number {
  const rooms = outputs.map((output) => (output.kind === 'wav' ? WAV_ROOM_DB : mp3Room(output.bitrateKbps)));
  return truePeakDbtp - Math.max(WAV_ROOM_DB, ...rooms);
}

function mp3Room(bitrateKbps: number): number {
  return (MP3_ROOM_DB.find(({ upToKbps }) => bitrateKbps <= upToKbps) ?? MP3_ROOM_DB.at(-1)!).room;
}
