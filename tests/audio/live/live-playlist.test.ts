import { expect, it } from 'vitest';
import { livePlaylist } from '../../../src/audio/live/live-playlist.ts';
import { timestampTag } from '../../../src/audio/live/timestamp-tag.ts';

const segments = [
  { index: 0, durationMs: 6426.122448979591 },
  { index: 1, durationMs: 9900 },
];

it('lists segments as they come, and its end when there will be no more', () => {
  expect(livePlaylist(segments.slice(0, 1), { finished: false })).toBe(
    [
      '#EXTM3U',
      '#EXT-X-VERSION:3',
      '#EXT-X-TARGETDURATION:10',
      '#EXT-X-MEDIA-SEQUENCE:0',
      '#EXT-X-PLAYLIST-TYPE:EVENT',
      '#EXTINF:6.426122,',
      '0.mp3',
      '',
    ].join('\n'),
  );
  const ended = livePlaylist(segments, { finished: true });
  expect(ended).toContain('#EXTINF:9.900000,\n1.mp3\n#EXT-X-ENDLIST\n');
  expect(ended.startsWith(livePlaylist(segments.slice(0, 1), { finished: false }))).toBe(true);
});

it('refuses a list with a hole', () => {
  expect(() => livePlaylist(segments.slice(1), { finished: false })).toThrow('Live segment 0 is missing.');
});

it('opens each segment with its time on the clock of transport streams', () => {
  const tag = Buffer.from(timestampTag(95_443_717.7));
  expect(tag.subarray(0, 4).toString('latin1')).toBe('ID3\x04');
  expect(tag.readUInt8(9)).toBe(tag.length - 10);
  expect(tag.toString('latin1', 10, 14)).toBe('PRIV');
  expect(tag.includes('com.apple.streaming.transportStreamTimestamp\0')).toBe(true);
  // 26 and a half hours: the 33 bits begin again.
  expect(tag.readBigUInt64BE(tag.length - 8)).toBe(BigInt(Math.round(95_443_717.7 * 90)) % 2n ** 33n);
});
