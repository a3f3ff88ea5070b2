import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Codec } from '../../src/audio/codec/codec.ts';
import { findCodec } from '../../src/audio/codec/find-codec.ts';
import { nodeAvCodec } from '../../src/audio/codec/node-av-codec.ts';
import { exportAudio } from '../../src/audio/export-audio.ts';
import { mixTakes } from '../../src/audio/mix-takes.ts';
import { type OwnSound, ownSoundLayer } from '../../src/audio/music-track/own-sound.ts';
import { declaredSeconds } from '../../src/audio/own-sounds/declared-length.ts';
import { type MeasuredOwnSound, measureOwnSound } from '../../src/audio/own-sounds/measure-own-sound.ts';
import { tellFormat } from '../../src/audio/own-sounds/tell-format.ts';
import { script as scriptContract } from '../../src/kernel/contracts/script.ts';
import { OWN_SOUND_FORMATS } from '../../src/kernel/rules/own-sounds.ts';
import { describeDeep, itDeep } from '../house/depth.ts';
import { ebur128, ebur128Lufs } from './ebur128.ts';
import { conversation, scriptOf, takesOf } from './synthetic-show.ts';

const folder = mkdtempSync(join(tmpdir(), 'own-sounds-'));
const cacheDir = join(folder, 'cache');
afterAll(() => rmSync(folder, { recursive: true }));

const at = (name: string) => join(folder, name);

/** What ffmpeg writes of one of its sources. */
function make(name: string, source: string, ...args: string[]): string {
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', '-f', 'lavfi', '-i', source, ...args, at(name)]);
  return at(name);
}

const MUSIC = 'aevalsrc=0.3*sin(2*PI*220*t)*(1+sin(2*PI*0.5*t))/2|0.2*sin(2*PI*331*t):s=48000:d=6';
const FILES = {
  wav: () => make('a.wav', MUSIC, '-c:a', 'pcm_s24le'),
  flac: () => make('a.flac', MUSIC, '-ac', '1'),
  mp3: () => make('a.mp3', MUSIC, '-b:a', '128k'),
  ogg: () => make('a.ogg', MUSIC, '-c:a', 'libopus'),
  m4a: () => make('a.m4a', MUSIC),
};

const refused = (path: string) =>
  measureOwnSound(path).then(
    () => 'taken',
    ({ code, message }) => `${code}: ${message}`,
  );

describe.each(OWN_SOUND_FORMATS)('a sound as %s', (format) => {
  const path = FILES[format]();

  it('is told by its first bytes, and measured as ffmpeg reads it', async () => {
    expect(tellFormat(readFileSync(path))).toBe(format);
    const measured = await measureOwnSound(path);
    expect(measured.format).toBe(format);
    expect(Math.abs(measured.durationMs - 6000)).toBeLessThan(60);
    const judged = ebur128(['-i', path], 'aformat=sample_rates=44100:channel_layouts=stereo,');
    expect(Math.abs(measured.integratedLufs - judged.lufs)).toBeLessThan(0.15);
    expect(Math.abs(measured.truePeakDbtp - judged.dbtp)).toBeLessThan(0.3);
  });

  it('is refused where it is cut short', async () => {
    const bytes = readFileSync(path);
    const short = at(`short.${format}`);
    writeFileSync(short, bytes.subarray(0, Math.floor(bytes.length / 2)));
    expect(await refused(short)).toMatch(/^sound_unsuitable: This file is (cut short|damaged)/);
  });

  it('does not tell of more than there is, whatever its header is cut to', () => {
    const bytes = readFileSync(path);
    for (let length = 0; length < 400; length++) {
      const declared = declaredSeconds(format, bytes.subarray(0, length));
      expect(declared === undefined || declared > 0).toBe(true);
    }
  });
});

describe('a file that is no such sound', () => {
  const head = Buffer.concat([Buffer.from('RIFF....WAVE'), Buffer.alloc(64)]);

  it.each([
    ['a text', Buffer.from('The tide comes and goes twice a day.'), /is no sound that is taken/],
    ['a playlist that names a file of this machine', Buffer.from('#EXTM3U\n/etc/passwd\n'), /is no sound/],
    ['a list of files to join', Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n"), /is no sound/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /is no sound/],
    ['nothing', Buffer.alloc(0), /is no sound/],
    ['a header and nothing behind it', head, /damaged, or holds no sound/],
    ['a playlist behind the head of an MP3', Buffer.from('ID3#EXTM3U\n/etc/passwd\n'), /damaged|hardly any/],
    ['noise behind the head of a FLAC', Buffer.from(`fLaC${'x'.repeat(5000)}`), /damaged|longer than/],
  ])('is refused: %s', async (_, bytes, sentence) => {
    writeFileSync(at('hostile'), bytes);
    const answer = await refused(at('hostile'));
    expect(answer).toMatch(/^sound_unsuitable: /);
    expect(answer).toMatch(sentence);
  });

  it('is refused where its length lies', async () => {
    const lies = readFileSync(FILES.wav());
    lies.writeUInt32LE(200_000_000, lies.indexOf('data') + 4);
    writeFileSync(at('lies.wav'), lies);
    expect(await refused(at('lies.wav'))).toMatch(
      /cut short: it holds 6\.0 s of sound\. It says that it is 694/,
    );
  });

  it('is refused where nothing can be heard in it', async () => {
    expect(await refused(make('still.flac', 'anullsrc=d=3'))).toBe(
      'sound_unsuitable: Nothing can be heard in this file.',
    );
  });

  itDeep('is not unpacked further than is taken: ten hours of silence in few bytes', async () => {
    const path = make('long.flac', 'anullsrc=r=1000:cl=mono:d=36000');
    const bytes = readFileSync(path);
    expect(bytes.length).toBeLessThan(3_000_000);
    expect(await refused(path)).toBe('sound_unsuitable: This sound is longer than 15 minutes.');
    // The same with a header that does not say so: 36 bits of samples.
    bytes.writeUInt8(bytes[21]! & 0xf0, 21);
    bytes.writeUInt32BE(0, 22);
    writeFileSync(path, bytes);
    expect(await refused(path)).toBe('sound_unsuitable: This sound is longer than 15 minutes.');
  });
});

describe('an own sound in a show', () => {
  const toSound = (path: string, measured: MeasuredOwnSound, loops: boolean): OwnSound => ({
    ...measured,
    sha256: `${path}${statSync(path).size}`,
    loops,
    fetch: async () => path,
  });
  const turns = conversation(6, 2, 1, 4);
  const ID = 'own:00000000-0000-4000-8000-000000000001';
  const bed = (sound: string) => ({
    id: 'bed',
    lane: 'bed' as const,
    sound,
    turnId: 't2',
    offsetMs: 0,
    fromMs: 0,
    durationMs: 15_000,
    gainDb: -8,
    duckDb: 0,
    fadeInMs: 0,
    fadeOutMs: 0,
  });
  async function musicOf(sound: string, own?: OwnSound): Promise<string> {
    const script = scriptContract.parse({ ...scriptOf(turns), soundClips: [bed(sound)] });
    const show = await mixTakes(script, takesOf(turns, join(folder, 'takes')), {
      cacheDir,
      ...(own && { ownSounds: new Map([[ID, own]]) }),
    });
    const music = at(`music-${sound.replace(/\W/g, '-')}.flac`);
    await exportAudio(show, {
      target: { integratedLufs: -16, truePeakDbtp: -1 },
      outputs: [{ kind: 'wav', path: at('show.wav'), bits: 24 }],
      stems: [{ part: 'music', path: music, name: 'Music' }],
      tags: { title: 'Tides', language: 'en', generator: 'Afterword test' },
      cacheDir,
    });
    const from = show.cues.find(({ turnId }) => turnId === 't2')!.startMs / 1000;
    return `${from},${from + 14},${music}`;
  }
  const heard = (stretch: string) => {
    const [from, to, path] = stretch.split(',') as [string, string, string];
    return ebur128Lufs(['-ss', from, '-to', to, '-i', path]);
  };

  itDeep('is as loud as a shipped bed of the same gain, however loud it came, and plays round', async () => {
    const shipped = heard(await musicOf('theme:tide-pool/bed'));
    for (const gain of [-20]) {
      const path = make(`gain${gain}.wav`, MUSIC, '-af', `volume=${gain}dB`, '-c:a', 'pcm_f32le');
      const measured = await measureOwnSound(path);
      const own = heard(await musicOf(ID, toSound(path, measured, true)));
      expect(Math.abs(own - shipped)).toBeLessThan(1.5);
    }
  });

  it('is decoded once, and again from its file where the cache was cleared', async () => {
    const path = at('once.flac');
    copyFileSync(FILES.flac(), path);
    let fetched = 0;
    const sound = {
      ...toSound(path, await measureOwnSound(path), false),
      fetch: async () => {
        fetched++;
        return path;
      },
    };
    const first = await ownSoundLayer(sound, cacheDir);
    expect(await ownSoundLayer(sound, cacheDir)).toEqual(first);
    expect(fetched).toBe(1);
    rmSync(cacheDir, { recursive: true });
    expect(await ownSoundLayer(sound, cacheDir)).toEqual(first);
    expect(statSync(first.path).size).toBe(first.frames * 8);
  });

  it('is refused by name where it is not there', async () => {
    await expect(musicOf(ID)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('plays a sound that is not there'),
    });
  });
});

describeDeep('the two decoders', () => {
  it('give the same of a foreign file', async () => {
    const codecs = [await findCodec(), (await nodeAvCodec())!];
    for (const format of OWN_SOUND_FORMATS) {
      const path = FILES[format]();
      const [a, b] = await Promise.all(codecs.map((codec: Codec) => measureOwnSound(path, { codec })));
      expect(Math.abs(a!.durationMs - b!.durationMs)).toBeLessThan(60);
      expect(Math.abs(a!.integratedLufs - b!.integratedLufs)).toBeLessThan(0.1);
    }
  });
});
