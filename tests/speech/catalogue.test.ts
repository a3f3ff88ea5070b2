import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../../src/kernel/errors.ts';
import { SpeechPool } from '../../src/speech/pool/speech-pool.ts';
import { timbres } from '../../src/speech/voices/formant-timbres.ts';
import { recordedVoices } from '../../src/speech/voices/recorded-voices.ts';
import { defaultVoices, findVoice, listVoices } from '../../src/speech/voices/voices.ts';
import { everyNth } from '../house/depth.ts';
import { averageSpectrum, medianF0, semitones, spectralDistance } from './measure-voice.ts';

// Real: presets of the catalogue speak their sample sentences with their engines and are measured:
// half of those whose pitch is noted and a tenth of the languages usually, all of them in the deep run.

const NOTED = everyNth(2, [
  ...recordedVoices.map(({ id, f0 }) => ({ id, f0 })),
  ...timbres.map(({ variant, f0 }) => ({ id: variant ? `en-us+${variant}` : 'en-us', f0 })),
]);
const languages = new Set(everyNth(20, [...new Set(listVoices().map(({ language }) => language))]));
const measured = listVoices().filter(
  ({ id, language }) => languages.has(language) || NOTED.some((noted) => noted.id === id),
);

interface Heard {
  id: string;
  language: string;
  gender: string;
  f0: number;
  spectrum: number[];
  seconds: number;
  characters: number;
  peak: number;
}

const heard: Heard[] = [];
const settings = { rate: 1, pitch: 1 };
let pool: SpeechPool;

beforeAll(async () => {
  pool = new SpeechPool();
  await Promise.all(
    measured.map(async ({ id, engine, language, gender, sample }) => {
      const { pcm, sampleRate } = await pool.speak(engine, { voice: id, text: sample, settings });
      heard.push({
        id,
        language,
        gender,
        f0: medianF0(pcm, sampleRate),
        spectrum: averageSpectrum(pcm, sampleRate),
        seconds: pcm.length / sampleRate,
        characters: sample.length,
        peak: pcm.reduce((max, x) => Math.max(max, Math.abs(x)), 0),
      });
    }),
  );
}, 600_000);

afterAll(() => pool.close());

test('the catalogue holds what is promised of it', () => {
  const voices = listVoices();
  expect(voices.length).toBeGreaterThanOrEqual(120);
  expect(new Set(voices.map((v) => v.id)).size).toBe(voices.length);
  const languages = new Set(voices.map((v) => v.language.split('-')[0]));
  expect(languages.size).toBeGreaterThanOrEqual(30);
  for (const left of ['ja', 'th', 'he', 'eo', 'chr']) expect(languages).not.toContain(left);
  for (const voice of voices) {
    expect(Intl.getCanonicalLocales(voice.language)).toHaveLength(1);
    expect(voice.licence).toMatch(voice.engine === 'flite' ? /BSD/ : /GPL/);
    expect(voice.kind).toBe(voice.engine === 'flite' ? 'recorded' : 'formant');
  }
});

test('every preset speaks its sample at a likely pace and does not clip', () => {
  expect(heard).toHaveLength(measured.length);
  expect(heard.length).toBeGreaterThan(20);
  for (const { id, seconds, characters, peak } of heard) {
    // Han characters are whole syllables, Hangul blocks nearly so; all other scripts are near 15 a second.
    expect(seconds / characters, id).toBeGreaterThan(0.04);
    expect(seconds / characters, id).toBeLessThan(/^(cmn|yue|ko)/.test(id) ? 0.3 : 0.11);
    expect(peak, id).toBeGreaterThan(4000);
    expect(peak, id).toBeLessThan(32_000);
  }
});

test('the presets of one language differ audibly from each other', () => {
  for (const a of heard)
    for (const b of heard) {
      if (a.id >= b.id || a.language !== b.language) continue;
      const apart = Math.max(semitones(a.f0, b.f0), spectralDistance(a.spectrum, b.spectrum) / 1.5);
      expect(apart, `${a.id} and ${b.id}`).toBeGreaterThan(1);
    }
});

/** Where pitch tells words apart, the median follows the tones of the sample as well. */
const isTonal = (id: string) => /^(?:cmn|yue|hak|vi)\b/.test(id);

test('the impression of gender is borne out by the pitch', () => {
  for (const { id, gender, f0 } of heard) {
    if (gender === 'female') expect(f0, id).toBeGreaterThan(isTonal(id) ? 150 : 155);
    else expect(f0, id).toBeLessThan(145);
  }
});

test('the pitch noted of recorded voices and timbres is the one measured', () => {
  for (const { id, f0 } of NOTED)
    expect(semitones(heard.find((h) => h.id === id)?.f0 ?? 0, f0), id).toBeLessThan(1);
});

describe('a voice the engine does not have', () => {
  for (const voice of ['en-us+nobody', 'xx', 'en-us+../en', 'slt'])
    test(`espeak refuses "${voice}" and does not keep the voice before`, async () => {
      await pool.speak('espeak', { voice: 'de+klatt2', text: 'Guten Tag.', settings });
      await expect(pool.speak('espeak', { voice, text: 'Good day.', settings })).rejects.toThrow(/no voice/);
    });
  test('flite refuses it', async () => {
    await expect(pool.speak('flite', { voice: 'kal', text: 'Good day.', settings })).rejects.toThrow(
      /no voice/,
    );
  });
});

describe('finding voices', () => {
  test('an unknown id is refused with the nearest ones', () => {
    try {
      findVoice('en-us+klat2');
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(AppError);
      const { code, message, details } = error as AppError;
      expect(code).toBe('voice_unknown');
      expect(details?.nearest).toContain('en-us+klatt2');
      expect(message).toContain('en-us+klatt2');
    }
  });

  test.each([
    ['en', 4, ['slt', 'rms', 'awb', 'kal16']],
    ['en-GB', 6, ['slt', 'rms', 'awb', 'kal16', 'en-gb+f5', 'en-gb+klatt2']],
    ['de', 2, ['de+f5', 'de+klatt2']],
    ['pt', 2, ['pt+f5', 'pt+klatt2']],
    ['pt-BR', 2, ['pt-br+f5', 'pt-br+klatt2']],
    ['zh', 2, ['cmn+f5', 'cmn+klatt2']],
    ['no', 1, ['nb+f5']],
    ['es-AR', 2, ['es+f5', 'es+klatt2']],
  ])('%s begins with %i voices', (language, count, ids) => {
    expect(defaultVoices(language, count).map((v) => v.id)).toEqual(ids);
  });

  test('a language nobody speaks is refused', () => {
    expect(() => defaultVoices('ja', 1)).toThrow(
      expect.objectContaining({ code: 'voice_language_mismatch' }),
    );
  });

  test('voices are listed by language, kind and engine', () => {
    expect(listVoices({ language: 'en', kind: 'recorded' }).map((v) => v.id)).toEqual([
      'slt',
      'rms',
      'awb',
      'kal16',
    ]);
    expect(listVoices({ language: 'en-GB' }).every((v) => v.language.startsWith('en-GB'))).toBe(true);
    expect(listVoices({ engine: 'espeak' }).every((v) => v.kind === 'formant')).toBe(true);
    expect(listVoices({ language: 'ja' })).toEqual([]);
  });
});
