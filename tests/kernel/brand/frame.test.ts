import { describe, expect, test } from 'vitest';
import type { Script } from '../../../src/kernel/artifacts.ts';
import { brandSettings } from '../../../src/kernel/contracts/api/brand.ts';
import { script as scriptContract } from '../../../src/kernel/contracts/script.ts';
import { brandScript } from '../../../src/kernel/rules/brand/brand-script.ts';
import type { BrandPart } from '../../../src/kernel/rules/brand/parts.ts';
import { SHIPPED_SOUNDS } from '../../../src/kernel/rules/shipped-sounds.ts';
import { script as spoken } from '../../publish/spoken-script.ts';

const held = (settings: object, apart: BrandPart[] = []) => ({
  language: 'en',
  version: 1,
  settings: brandSettings.parse(settings),
  apart,
  speakers: [{ name: 'Mo', voiceId: 'rms' }, {}],
});
const find = (id: string) => SHIPPED_SOUNDS.get(id);
const brand = (script: Script, settings: object, apart?: BrandPart[]) =>
  brandScript(script, held(settings, apart), find).script;
const idsOf = ({ turns }: Script) => turns.map(({ id }) => id);

const ALL = {
  introWords: 'This is Tide talk: {title}.',
  outroWords: 'Until next time.',
  introSound: 'theme:tide-pool/intro',
  outroSound: 'theme:tide-pool/outro',
  bedSound: 'theme:night-ferry/bed',
  disclosure: 'These voices are synthetic.',
};

describe('what a brand voice puts around a show', () => {
  const inner = idsOf(spoken);
  const branded = brand(spoken, ALL);

  test('is a script, with its words at the start and at the end and the disclosure last', () => {
    expect(scriptContract.safeParse(branded).success).toBe(true);
    expect(idsOf(branded)).toEqual(['brand-intro', ...inner, 'brand-outro', 'disclosure']);
    expect(branded.turns[0]?.text).toBe(`This is Tide talk: ${spoken.title}.`);
    expect(branded.speakers[0]).toMatchObject({ name: 'Mo', voiceId: 'rms' });
    expect(branded.speakers[1]).toEqual(spoken.speakers[1]);
  });

  test('has its sounds held by the first and the last turn', () => {
    const clips = Object.fromEntries((branded.soundClips ?? []).map((clip) => [clip.id, clip]));
    expect(clips['brand-intro']).toMatchObject({ turnId: 'brand-intro', offsetMs: -8000 });
    expect(branded.turns[0]?.directions?.pauseBeforeMs).toBe(8000);
    expect(clips['brand-bed']).toMatchObject({ turnId: 'brand-intro', offsetMs: 0 });
    expect(clips['brand-outro']).toMatchObject({ turnId: 'disclosure' });
  });

  /** What is changed of it, and what is there then. */
  const ROWS: [name: string, settings: object, apart: BrandPart[], ids: string[], clips: string[]][] = [
    [
      'the same again changes nothing',
      ALL,
      [],
      ['brand-intro', ...inner, 'brand-outro', 'disclosure'],
      ['brand-bed', 'brand-intro', 'brand-outro'],
    ],
    [
      'an intro of sound alone',
      { ...ALL, introWords: '' },
      [],
      [...inner, 'brand-outro', 'disclosure'],
      ['brand-bed', 'brand-intro', 'brand-outro'],
    ],
    ['nothing of it', { disclosure: ALL.disclosure }, [], [...inner, 'disclosure'], []],
    [
      'a sound that is not there',
      { ...ALL, introSound: 'own:01234567-89ab-cdef-0123-456789abcdef' },
      [],
      ['brand-intro', ...inner, 'brand-outro', 'disclosure'],
      ['brand-bed', 'brand-outro'],
    ],
    [
      'parts that are not wanted stay as they are',
      { outroWords: 'Bye.' },
      ['opening', 'bed'],
      ['brand-intro', ...inner, 'brand-outro', 'disclosure'],
      ['brand-bed', 'brand-intro', 'brand-outro'],
    ],
  ];
  test.each(ROWS)('%s', (_, settings, apart, ids, clips) => {
    const again = brand(branded, settings, apart);
    expect(idsOf(again)).toEqual(ids);
    expect((again.soundClips ?? []).map(({ id }) => id).sort()).toEqual(clips);
    expect(brand(again, settings, apart)).toEqual(again);
  });

  test('a script without it is as it was once all of it is taken away', () => {
    const without = brand(branded, { disclosure: ALL.disclosure });
    const { turns } = without;
    expect(turns.slice(0, -1)).toEqual(spoken.turns);
    expect(without.soundClips).toBeUndefined();
  });

  test('silence for an intro without words goes with it', () => {
    const silent = brand(spoken, { introSound: 'theme:tide-pool/intro' });
    expect(silent.turns[0]?.directions?.pauseBeforeMs).toBe(8000);
    expect(brand(silent, {}).turns).toEqual(spoken.turns);
  });
});
