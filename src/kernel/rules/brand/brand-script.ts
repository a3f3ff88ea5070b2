import type { Script } from '../../artifacts.ts';
import type { BrandSettings, CastSpeaker } from '../../stored.ts';
import { type FindSound, withBed, withDisclosureText, withOpening } from './brand-frame.ts';
import { turnBrander, type WordOfTurn } from './brand-turn.ts';
import type { BrandPart } from './parts.ts';

/** A brand voice as it holds for one episode. */
export interface HeldBrand {
  language: string;
  version: number;
  settings: BrandSettings;
  /** Parts that are not wanted for it. */
  apart: readonly BrandPart[];
  /** Who speaks; undefined where it leaves that open, or its cast is not there any more. */
  speakers: readonly CastSpeaker[] | undefined;
}

type Branded = { script: Script; words: WordOfTurn[] };
type BrandPartOf = (script: Script, brand: HeldBrand, findSound: FindSound) => Branded;

const only = (script: Script): Branded => ({ script, words: [] });

/** What each part makes of a script; a script that follows it stays as it is. */
export const BRANDED_BY: Record<BrandPart, BrandPartOf> = {
  cast: (script, { speakers = [] }) => {
    const cast = script.speakers.map((speaker, place) => {
      const { name, voiceId } = speakers[place] ?? {};
      return { ...speaker, ...(name && { name }), ...(voiceId && { voiceId }) };
    });
    return only({ ...script, speakers: cast });
  },
  words: (script, { settings }) => {
    const toBrand = turnBrander(settings, script);
    const branded = script.turns.map(toBrand);
    return {
      script: { ...script, turns: branded.map(({ turn }) => turn) },
      words: branded.flatMap(({ words }) => words),
    };
  },
  opening: (script, { settings }, findSound) => only(withOpening(script, settings, findSound)),
  disclosure: (script, { settings }) => only(withDisclosureText(script, settings)),
  bed: (script, { settings }, findSound) => only(withBed(script, settings, findSound)),
  // How it was written, how its words are said and what stands on its cover: nothing of it is in the turns.
  tone: only,
  pronunciations: only,
  artwork: only,
};

/** Words before what the brand voice itself says; the sounds when all turns are there. */
const ORDER: readonly BrandPart[] = ['cast', 'words', 'disclosure', 'opening', 'bed'];

/** A script by its brand voice, and the words that were said otherwise or pointed out. */
export function brandScript(script: Script, brand: HeldBrand, findSound: FindSound): Branded {
  let branded: Branded = only(script);
  for (const part of ORDER) {
    if (brand.apart.includes(part)) continue;
    const next = BRANDED_BY[part](branded.script, brand, findSound);
    branded = { script: next.script, words: [...branded.words, ...next.words] };
  }
  return branded;
}
