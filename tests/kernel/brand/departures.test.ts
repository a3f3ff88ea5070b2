import { describe, expect, test } from 'vitest';
import { brandSettings } from '../../../src/kernel/contracts/api/brand.ts';
import { brandScript, type HeldBrand } from '../../../src/kernel/rules/brand/brand-script.ts';
import { type Departure, findDepartures } from '../../../src/kernel/rules/brand/departures.ts';
import { changedParts } from '../../../src/kernel/rules/brand/fit-options.ts';
import { lockedAmong, whoOverrides } from '../../../src/kernel/rules/brand/locks.ts';
import type { BrandPart } from '../../../src/kernel/rules/brand/parts.ts';
import type { TeamRole } from '../../../src/kernel/rules/roles.ts';
import { SHIPPED_SOUNDS } from '../../../src/kernel/rules/shipped-sounds.ts';
import { script as spoken } from '../../publish/spoken-script.ts';

const settingsOf = (settings: object) => brandSettings.parse(settings);
const find = (id: string) => SHIPPED_SOUNDS.get(id);
const options = {
  format: 'deep_dive',
  targetMinutes: 1,
  tone: 'plain',
  audience: 'general',
  writer: 'extractive',
} as const;

const MADE_BY = {
  introWords: 'Welcome.',
  pronunciations: [{ grapheme: 'sea', alias: 'see' }],
  colour: '#112233',
};
const made = (settings: object): HeldBrand => ({
  language: 'en',
  version: 2,
  settings: settingsOf(settings),
  apart: [],
  speakers: undefined,
});
const before = made(MADE_BY);
const script = brandScript(spoken, before, find).script;

function departures(settings: object, change: Partial<HeldBrand> = {}): Departure[] {
  const brand = { ...made({ ...MADE_BY, ...settings }), ...change };
  return findDepartures({ script, options, madeBy: before.settings }, brand, find);
}

/** What the brand voice wants now, and where the episode departs from it. */
const ROWS: [name: string, settings: object, found: [BrandPart, string[], boolean][]][] = [
  ['the version it was made by', {}, []],
  ['another intro', { introWords: 'Hello.' }, [['opening', ['brand-intro'], true]]],
  ['no intro', { introWords: '' }, [['opening', ['brand-intro'], true]]],
  ['a tone', { tone: 'warm' }, [['tone', [], false]]],
  [
    'a word to replace',
    { words: [{ avoid: 'stretched', use: 'pulled', inSources: true }] },
    [['words', ['t2'], true]],
  ],
  [
    'a word of the source that may not be replaced',
    { words: [{ avoid: 'stretched', use: 'pulled', inSources: false }] },
    [],
  ],
  ['a word without another', { words: [{ avoid: 'sea' }] }, [['words', ['t2'], false]]],
  [
    'a word that is said otherwise',
    { pronunciations: [{ grapheme: 'sea', alias: 'say' }] },
    [['pronunciations', ['t2'], true]],
  ],
  [
    'a word that is not said',
    { pronunciations: [...MADE_BY.pronunciations, { grapheme: 'moon', alias: 'mune' }] },
    [],
  ],
  ['a bed', { bedSound: 'theme:night-ferry/bed' }, [['bed', [], true]]],
  ['a disclosure', { disclosure: 'Synthetic.' }, [['disclosure', ['disclosure'], true]]],
  ['another colour', { colour: '#445566' }, [['artwork', [], true]]],
];

describe('the check of an episode against its brand voice', () => {
  test.each(ROWS)('%s', (_, settings, found) => {
    expect(departures(settings).map(({ part, turnIds, mends }) => [part, turnIds, mends])).toEqual(found);
  });

  test('another cast names the lines of whoever has another voice', () => {
    const speakers = [{ name: 'Mo' }, { voiceId: 'rms' }];
    expect(departures({}, { speakers }).map(({ part, turnIds }) => [part, turnIds])).toEqual([
      ['cast', []],
      ['cast', ['t2']],
    ]);
  });

  test('what was not wanted for it is no departure', () => {
    expect(departures({ introWords: 'Hello.' }, { apart: ['opening'] })).toEqual([]);
  });

  test('once it is mended, only what cannot be mended is left', () => {
    const wanted = {
      tone: 'warm',
      introWords: 'Hello.',
      words: [{ avoid: 'stretched', use: 'pulled', inSources: true }],
      disclosure: 'Synthetic.',
      outroSound: 'theme:tide-pool/outro',
    };
    const brand = made({ ...MADE_BY, ...wanted });
    const mended = brandScript(script, brand, find).script;
    const left = findDepartures({ script: mended, options, madeBy: brand.settings }, brand, find);
    expect(left.map(({ part }) => part)).toEqual(['tone']);
  });
});

describe('versions and locks', () => {
  test('a version names the parts that it changed', () => {
    const first = settingsOf(MADE_BY);
    expect(changedParts(first, undefined)).toEqual(['pronunciations', 'opening', 'artwork']);
    expect(changedParts(settingsOf({ ...MADE_BY, tone: 'warm', bedSound: null }), first)).toEqual(['tone']);
    expect(changedParts(settingsOf({ ...MADE_BY, locked: ['cast'] }), first)).toEqual([]);
  });

  const LOCKED: [role: TeamRole | undefined, locked: BrandPart[]][] = [
    ['owner', []],
    ['admin', []],
    ['manager', []],
    ['creator', ['cast']],
    ['viewer', ['cast']],
    [undefined, ['cast']],
  ];
  test.each(LOCKED)('what is locked for %s', (role, locked) => {
    const locks = { locked: ['cast', 'bed'] as BrandPart[], mayOverride: ['manager'] as TeamRole[] };
    expect(lockedAmong(locks, ['cast', 'tone'], role)).toEqual(locked);
    expect(whoOverrides(locks)).toBe('owners, admins and managers');
  });
});
