import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Arguments, parseArguments } from '../../src/cli/arguments/parse.ts';
import { make } from '../../src/cli/commands/make.ts';
import { soundChoices } from '../../src/cli/commands/sound-options.ts';
import { planOutput } from '../../src/cli/output-base.ts';

const read = (...args: string[]): Arguments => parseArguments(make.spec, ['notes.pdf', ...args]);

/** The sound files planned, by their names. */
function sounds(...args: string[]): string[] {
  const { mp3, m4a, opus, flac, wav } = planOutput(read(...args), 'notes.pdf');
  return [mp3, m4a, opus, flac, wav].filter((file) => file !== undefined).map((file) => path.basename(file));
}

describe('where the sound goes', () => {
  it.each([
    [[], ['notes.mp3']],
    [['-o', 'show.m4a'], ['show.m4a']],
    [['-o', 'show.OPUS'], ['show.opus']],
    [['--wav'], ['notes.mp3', 'notes.wav']],
    [
      ['-o', 'show.flac', '--also', 'mp3, m4a'],
      ['show.mp3', 'show.m4a', 'show.flac'],
    ],
    [
      ['-o', 'show.wav', '--also', 'wav,.opus', '--wav'],
      ['show.opus', 'show.wav'],
    ],
  ] as [string[], string[]][])('%j makes %j', (args, names) => {
    expect(sounds(...args)).toEqual(names);
  });

  it.each([
    [['-o', 'show.ogg'], /-o must end in .mp3, .m4a, .opus, .flac or .wav/],
    [['-o', '.m4a'], /-o must end in|needs a name/],
    [['--also', 'opsu'], /--also takes .*"opsu".*opus/],
    [['--also', 'mp3,,wav'], /names separated by commas/],
  ] as [string[], RegExp][])('%j is refused', (args, message) => {
    expect(() => planOutput(read(...args), 'notes.pdf')).toThrow(message);
  });
});

describe('what stands beside the voices', () => {
  it.each([
    [[], true, -62],
    [['--no-opening'], false, -62],
    [['--room-tone', '-55'], true, -55],
    [['--room-tone', 'off'], true, null],
  ] as [string[], boolean, number | null][])(
    '%j: opening %s, room tone %s',
    (args, openingSound, roomToneDbfs) => {
      expect(soundChoices(read(...args))).toMatchObject({ openingSound, roomToneDbfs });
    },
  );

  it.each(['-20', '-90', 'on', 'quiet'])('--room-tone "%s" is refused', (level) => {
    expect(() => soundChoices(read('--room-tone', level))).toThrow(
      /--room-tone must be -75 to -50 .* or off/,
    );
  });
});

describe('stems', () => {
  it('stand beside the sound where they are asked for', () => {
    expect(planOutput(read('--stems', '-o', 'a.mp3'), 'notes.pdf').stem).toMatch(/a\.stem$/);
    expect(planOutput(read('-o', 'a.mp3'), 'notes.pdf').stem).toBeUndefined();
  });
});

describe('what the sound is like', () => {
  it.each([
    [[], { bits: 16, loudnessLufs: -16, stereo: true }],
    [['--bitrate', '128k', '--mono'], { bitratesKbps: { mp3: 128 }, stereo: false }],
    [['-o', 'a.m4a', '--bitrate', '160'], { bitratesKbps: { m4a: 160 } }],
    [['-o', 'a.wav', '--also', 'opus,mp3', '--bitrate', '48'], { bitratesKbps: { opus: 48 } }],
    [['--loudness', '-19', '--bits', '24'], { loudnessLufs: -19, bits: 24 }],
    [['--loudness=-14'], { loudnessLufs: -14 }],
    [['--music', 'none'], { music: undefined }],
    [['--music', 'night-ferry'], { music: { theme: 'night-ferry', bed: 'under_opening', bedLevelDb: -18 } }],
    [
      ['--music', 'tide-pool', '--bed', 'throughout', '--bed-level', '-22'],
      { music: { theme: 'tide-pool', bed: 'throughout', bedLevelDb: -22, intro: true, stings: true } },
    ],
  ] as [string[], object][])('%j', (args, choices) => {
    expect(soundChoices(read(...args))).toMatchObject(choices);
  });

  it.each([
    [['--bitrate', '100'], /128, 160, 192, 224, 256, 320 \(kbit\/s\) for mp3/],
    [['-o', 'a.opus', '--bitrate', '320'], /48, 64, 96, 128, 160 \(kbit\/s\) for opus/],
    [['-o', 'a.flac', '--bitrate', '128'], /WAV and FLAC have none/],
    [['--loudness', '-15'], /-14, -16, -19/],
    [['--bits', '20'], /16 or 24/],
    [['--music', 'elevator'], /no music theme "elevator"; there are tide-pool/],
    [['--music', 'tide-pool', '--bed', 'everywhere'], /none, opening, throughout/],
    [['--music', 'tide-pool', '--bed-level', 'loud'], /-30 to -10 dB/],
    [['--bed', 'none'], /--bed is for a show with --music/],
  ] as [string[], RegExp][])('%j is refused', (args, message) => {
    expect(() => soundChoices(read(...args))).toThrow(message);
  });
});
