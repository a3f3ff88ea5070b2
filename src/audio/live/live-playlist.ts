import { AppError } from '../../kernel/errors.ts';
import { MOST_SEGMENT_SECONDS } from './live-segment.ts';

/**
 * The media playlist (RFC 8216) of a show's live segments, whose addresses are relative to it:
 * `0.mp3`, `1.mp3`. Of the type EVENT, so players may go back to its beginning; with its end once
 * `finished`.
 *
 * @throws AppError audio_failed when a segment is missing among them
 */
export function livePlaylist(
  segments: readonly { index: number; durationMs: number }[],
  { finished }: { finished: boolean },
): string {
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    `#EXT-X-TARGETDURATION:${MOST_SEGMENT_SECONDS}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:EVENT',
  ];
  for (const [i, { index, durationMs }] of segments.entries()) {
    if (index !== i) throw new AppError('audio_failed', `Live segment ${i} is missing.`);
    lines.push(`#EXTINF:${(durationMs / 1000).toFixed(6)},`, `${index}.mp3`);
  }
  if (finished) lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}
