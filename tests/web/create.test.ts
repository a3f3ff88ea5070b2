import { describe, expect, it } from 'vitest';
import { API } from '../../src/kernel/contracts/api/api.ts';
import { parseLink } from '../../src/web/features/create/add-files.ts';
import { FORMATS } from '../../src/web/features/create/choices.ts';
import {
  chooseWriter,
  type Draft,
  known,
  minutesWithin,
  speakerCount,
  toEpisodeOptions,
} from '../../src/web/features/create/draft.ts';
import { uuid } from '../../src/web/lib/browser/uuid.ts';
import { AUDIENCES } from '../../src/web/lib/wording/audiences.ts';
import { MUSIC, TONES } from '../../src/web/lib/wording/manners.ts';

const DRAFT: Draft = {
  format: 'deep_dive',
  minutes: 8,
  tone: 'plain',
  audience: 'general',
  focus: ' ',
  speakers: {},
  cast: [],
  apart: [],
};
const { body } = API.createEpisode;
const taken = (draft: Draft) =>
  body.parse({ sourceIds: [uuid()], options: toEpisodeOptions(draft, 'en') }).options;

describe('what the form sends', () => {
  it('is what the contract takes, for everything that can be chosen', () => {
    for (const { value: format } of FORMATS)
      for (const { value: tone } of TONES)
        for (const { value: audience } of AUDIENCES)
          for (const { value } of MUSIC) {
            const options = taken({ ...DRAFT, format, tone, audience, music: value || undefined });
            expect(options).toMatchObject({ format, tone, audience });
          }
  });

  it('leaves to the server whatever was not chosen', () => {
    expect(toEpisodeOptions(DRAFT, 'en')).toEqual({
      format: 'deep_dive',
      targetMinutes: 8,
      tone: 'plain',
      audience: 'general',
    });
  });

  it('names every speaker once one of them was changed', () => {
    expect(toEpisodeOptions({ ...DRAFT, cast: [{}, { name: 'Ada' }] }, 'en').cast).toEqual([
      {},
      { name: 'Ada' },
    ]);
  });

  it('leaves a voice out that does not speak the language, but keeps its name', () => {
    const cast = [{ name: 'Ada', voiceId: 'flite/slt', voiceLanguage: 'en-US' }];
    expect(toEpisodeOptions({ ...DRAFT, cast }, 'en').cast?.[0]).toEqual({
      name: 'Ada',
      voiceId: 'flite/slt',
    });
    expect(toEpisodeOptions({ ...DRAFT, cast }, 'de').cast?.[0]).toEqual({ name: 'Ada' });
  });

  it('keeps speakers and length within what the format has', () => {
    expect(speakerCount({ format: 'panel', speakers: {} })).toBe(3);
    expect(speakerCount({ format: 'panel', speakers: { panel: 9 } })).toBe(4);
    expect(speakerCount({ format: 'lecture', speakers: { panel: 4 } })).toBe(1);
    expect(minutesWithin({ format: 'brief', minutes: 8 })).toBe(2);
    expect(taken({ ...DRAFT, minutes: 500 }).targetMinutes).toBe(180);
    expect(toEpisodeOptions({ ...DRAFT, format: 'quiz', speakers: { quiz: 1 } }, 'en').cast).toEqual([{}]);
  });
});

describe('what was remembered', () => {
  it('counts as far as it is still a choice', () => {
    const old = {
      format: 'podcast',
      tone: 'warm',
      audience: 7,
      music: 'silence',
      language: 'tlh',
      minutes: 'x',
      speakers: null,
      cast: [null, { name: 'Ada' }],
    };
    expect(known(old as never)).toEqual({ tone: 'warm', cast: [{}, { name: 'Ada' }] });
    const { focus: _, ...options } = DRAFT;
    expect(known({ ...options, music: 'tide-pool', language: 'de' })).toEqual({
      ...options,
      music: 'tide-pool',
      language: 'de',
    });
  });

  it('keeps that the opening sound was switched off, and sends it', () => {
    expect(known({ openingSound: false })).toMatchObject({ openingSound: false });
    expect(known({ openingSound: 'no' } as never)).not.toHaveProperty('openingSound');
    expect(taken({ ...DRAFT, openingSound: false }).openingSound).toBe(false);
    expect(taken(DRAFT)).not.toHaveProperty('openingSound');
  });
});

describe('who writes', () => {
  const model = { defaultAudiences: ['expert'] } as const;
  it.each([
    [
      'nobody but the document where there is no model',
      { writer: 'model', audience: 'expert' },
      null,
      'extractive',
    ],
    [
      'the document while that is not known',
      { writer: 'model', audience: 'expert' },
      undefined,
      'extractive',
    ],
    ['whom the installation proposes for the audience', { audience: 'expert' }, model, 'model'],
    ['the document for other audiences', { audience: 'general' }, model, 'extractive'],
    ['whoever was chosen', { writer: 'extractive', audience: 'expert' }, model, 'extractive'],
  ] as const)('is %s', (_what, draft, offered, writer) => {
    expect(chooseWriter(draft, offered)).toBe(writer);
  });
});

describe('what counts as a link', () => {
  it.each([
    ['https://example.org/a?b=c', 'https://example.org/a?b=c'],
    [' example.org/tides ', 'https://example.org/tides'],
    ['http://localhost:8080/x', 'http://localhost:8080/x'],
    ['foo bar', undefined],
    ['tides', undefined],
    ['', undefined],
    ['javascript:alert(1)', undefined],
    ['ftp://example.org/a', undefined],
    ['https://', undefined],
  ])('%j gives %s', (text, url) => expect(parseLink(text)).toBe(url));
});

it('makes ids of version 4 that the contract takes, and no two alike', () => {
  const ids = Array.from({ length: 50 }, uuid);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
