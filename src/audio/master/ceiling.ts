import { isLossy, type LossyFormat, type SoundFormat } from '../../kernel/rules/sound-formats.ts';

/**
 * Where the limiter's ceiling lies under the true peak that is promised, in dB: room for other
 * meters' interpolators and, in MP3, for what the decoded curve reaches above the sound encoded.
 * Measured on recorded voices up to 0.3 dB at 128 kbit/s and 0.1 at 192; on formant voices, whose
 * pulses the limiter cuts by up to 12 dB, 0.9, 0.4 and, at 320, 0.1. What still comes out above is
 * found when the file is decoded, and encoded again from under a lower ceiling.
 */
const WAV_ROOM_DB = 0.1;
const LOSSY_ROOM_DB: Record<LossyFormat, readonly { upToKbps: number; room: number }[]> = {
  mp3: [
    { upToKbps: 128, room: 1.4 },
    { upToKbps: 160, room: 1.1 },
    { upToKbps: 192, room: 0.8 },
    { upToKbps: 256, room: 0.6 },
    { upToKbps: 320, room: 0.4 },
  ],
  m4a: [
    { upToKbps: 96, room: 1.5 },
    { upToKbps: 128, room: 1.2 },
    { upToKbps: 256, room: 0.9 },
  ],
  opus: [
    { upToKbps: 64, room: 1.5 },
    { upToKbps: 96, room: 1.2 },
    { upToKbps: 160, room: 0.9 },
  ],
};

/** The limiter's ceiling in dBTP that keeps all these files under `truePeakDbtp`. */
export function ceilingFor(
  truePeakDbtp: number,
  outputs: readonly { kind: SoundFormat; bitrateKbps?: number }[],
): number {
  return truePeakDbtp - Math.max(WAV_ROOM_DB, ...outputs.map(roomOf));
}

function roomOf({ kind, bitrateKbps = 0 }: { kind: SoundFormat; bitrateKbps?: number }): number {
  if (!isLossy(kind)) return WAV_ROOM_DB;
  const rooms = LOSSY_ROOM_DB[kind];
  return (rooms.find(({ upToKbps }) => bitrateKbps <= upToKbps) ?? rooms.at(-1)!).room;
}
