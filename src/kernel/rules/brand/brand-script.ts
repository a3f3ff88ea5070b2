import type { Script } from '../../artifacts.ts';
import type { BrandSettings, CastSpeaker } from '../../stored.ts';
import { type FindSound, isBrandTurn, withBed, withDisclosureText, withOpening } from './brand-frame.ts';
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

/** What the parts that are in a script make of it, in this order: a script that follows them stays as it is. */
const STEPS: Partial<Record<BrandPart, BrandPartOf>> = {
  cast: (script, { speakers = [] }) => {
    const cast = script.speakers.map((speaker, place) => {
      const { name, voiceId } = speakers[place] ?? {};
      return { ...speaker, ...(name && { name }), ...(voiceId && { voiceId }) };
    });
    return only({ ...script, speakers: cast });
  },
  words: (script, { settings }) => {
    const toBrand = turnBrander(settings, script);
    // What the brand voice says itself is as it was written there.
    const branded = script.turns.map((turn) => (isBrandTurn(turn.id) ? { turn, words: [] } : toBrand(turn)));
    return {
      script: { ...script, turns: branded.map(({ turn }) => turn) },
      words: branded.flatMap(({ words }) => words),
    };
  },
  // The sounds once all turns are there: the last one holds that of the outro.
  disclosure: (script, { settings }) => only(withDisclosureText(script, settings)),
  opening: (script, { settings }, findSound) => only(withOpening(script, settings, findSound)),
  bed: (script, { settings }, findSound) => only(withBed(script, settings, findSound)),
};

/** A script by its brand voice, and the words that were said otherwise or pointed out. */
export function brandScript(script: Script, brand: HeldBrand, findSound: FindSound): Branded {
  let branded: Branded = only(script);
  for (const [part, step] of Object.entries(STEPS)) {
    if (brand.apart.some((each) => each === part)) continue;
    const next = step(branded.script, brand, findSound);
    branded = { script: next.script, words: [...branded.words, ...next.words] };
  }
  return branded;
}
