import { describe, expect, it } from 'vitest';
import { chooseSpeakers } from '../../src/workflow/pipeline/choose-speakers.ts';
import { lettersAMinute } from '../../src/workflow/pipeline/speaking-pace.ts';

describe('chooseSpeakers', () => {
  it('has Maya ask and Leo answer when nothing is said', () => {
    expect(chooseSpeakers({ format: 'deep_dive', language: 'en' })).toEqual([
      { slot: 0, name: 'Maya', role: 'host', voiceId: 'slt' },
      { slot: 1, name: 'Leo', role: 'expert', voiceId: 'rms' },
    ]);
  });

  it('has one voice lecture', () => {
    expect(chooseSpeakers({ format: 'lecture', language: 'und' })).toEqual([
      { slot: 0, name: 'Maya', role: 'narrator', voiceId: 'slt' },
    ]);
  });

  it('takes the voices asked for, in their order, and names them to fit', () => {
    const speakers = chooseSpeakers({ format: 'deep_dive', language: 'en', voiceIds: ['rms', 'awb'] });
    expect(speakers.map(({ voiceId, name, role }) => [voiceId, name, role])).toEqual([
      ['rms', 'Leo', 'host'],
      ['awb', 'Sam', 'expert'],
    ]);
  });

  it('takes the names asked for', () => {
    const speakers = chooseSpeakers({ format: 'brief', language: 'en-GB', names: ['Ada'] });
    expect(speakers).toHaveLength(1);
    expect(speakers[0]).toMatchObject({ name: 'Ada', role: 'narrator' });
  });

  it.each([
    ['deep_dive', ['slt'], undefined, 'A deep dive has 2 voices, not 1.'],
    ['lecture', ['slt', 'rms'], undefined, 'A lecture has 1 voice, not 2.'],
    ['brief', ['slt', 'rms', 'awb'], undefined, 'A brief has 1 or 2 voices, not 3.'],
    ['deep_dive', undefined, ['Ada', 'Ben', 'Cy'], 'A deep dive has 2 names, not 3.'],
    ['deep_dive', ['slt', 'rms'], ['Ada'], '1 names were given for 2 voices'],
    ['deep_dive', ['slt', 'zzz'], undefined, 'There is no voice "zzz"'],
  ] as const)('refuses a %s by %o named %o', (format, voiceIds, names, sentence) => {
    expect(() => chooseSpeakers({ format, language: 'en', voiceIds, names })).toThrow(sentence);
  });
});

describe('lettersAMinute', () => {
  it('is one for all voices of a language, and the mean of a mixed cast', () => {
    expect(lettersAMinute([{ voiceId: 'slt' }, { voiceId: 'rms' }])).toBe(772);
    expect(lettersAMinute([{ voiceId: 'en-us+f5' }])).toBe(772);
    const [french, german] = [
      lettersAMinute([{ voiceId: 'fr-fr+f5' }]),
      lettersAMinute([{ voiceId: 'de+f5' }]),
    ];
    expect(lettersAMinute([{ voiceId: 'fr-fr+f5' }, { voiceId: 'de+f5' }])).toBe((french + german) / 2);
    expect(lettersAMinute([{ voiceId: 'fr-fr+f5' }])).toBeGreaterThan(lettersAMinute([{ voiceId: 'de+f5' }]));
    expect(lettersAMinute([{ voiceId: 'unheard' }])).toBe(772);
  });
});
