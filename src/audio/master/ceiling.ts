/**
 * Where the limiter's ceiling lies under the true peak that is promised, in dB: room for other
 * meters' interpolators and, in MP3, for what the decoded curve reaches above the sound encoded
 * (measured up to 0.21 dB at 128 kbit/s, 0.05 dB at 192 and over).
 */
const WAV_ROOM_DB = 0.1;
const MP3_ROOM_DB = 0.5;

/** The limiter's ceiling in dBTP that keeps all these files under `truePeakDbtp`. */
export function ceilingFor(truePeakDbtp: number, kinds: ('mp3' | 'wav')[]): number {
  return truePeakDbtp - (kinds.includes('mp3') ? MP3_ROOM_DB : WAV_ROOM_DB);
}
