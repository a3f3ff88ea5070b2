import type { Script } from '../../artifacts.ts';
import { isSame } from '../../is-same.ts';
import type { BrandSettings, EpisodeOptions } from '../../stored.ts';
import { BRAND_IDS, DISCLOSURE_TURN, type FindSound } from './brand-frame.ts';
import { brandScript, type HeldBrand } from './brand-script.ts';
import type { WordOfTurn } from './brand-turn.ts';
import { wordFinder } from './find-words.ts';
import { fitOptions } from './fit-options.ts';
import type { BrandPart } from './parts.ts';
import { wordNotes } from './word-notes.ts';

/** Where an episode is otherwise than its brand voice wants it. */
export interface Departure {
  part: BrandPart;
  /** A sentence for a person. */
  says: string;
  /** Lines that it is about. */
  turnIds: string[];
  /** Whether it can be mended without writing the episode anew. */
  mends: boolean;
}

export interface BrandedEpisode {
  script: Script;
  options: EpisodeOptions;
  /** What it was made by; undefined: no brand voice. */
  madeBy: BrandSettings | undefined;
}

type Compare = (
  episode: BrandedEpisode,
  brand: HeldBrand,
  after: { script: Script; words: WordOfTurn[]; options: EpisodeOptions },
) => Departure[];

const clipOf = ({ soundClips = [] }: Script, id: string) => soundClips.find((clip) => clip.id === id);
const turnOf = ({ turns }: Script, id: string) => turns.find((turn) => turn.id === id);
const textOf = (script: Script, id: string) => turnOf(script, id)?.text;

/** By part, in the order in which they are listed. */
const COMPARED: Record<BrandPart, Compare> = {
  cast: ({ script }, _, after) =>
    script.speakers.flatMap((speaker, at) => {
      const wanted = after.script.speakers[at] as typeof speaker;
      if (isSame(speaker, wanted)) return [];
      const isVoice = speaker.voiceId !== wanted.voiceId;
      const turnIds = script.turns.flatMap((turn) => (turn.speaker === speaker.slot ? turn.id : []));
      const says = isVoice
        ? `${speaker.name} has the voice ${speaker.voiceId}; in the brand voice ${wanted.name} has ${wanted.voiceId}.`
        : `${speaker.name} is ${wanted.name} in the brand voice.`;
      return one('cast', says, isVoice ? turnIds : []);
    }),
  tone: ({ script }, { settings: { tone } }) => {
    const was = script.options.tone ?? 'plain';
    if (tone === null || tone === was) return [];
    const says = `It was written in a ${was} tone, and the brand voice is ${tone}: only writing it anew changes that.`;
    return [{ part: 'tone', says, turnIds: [], mends: false }];
  },
  words: (_, __, { words }) => {
    const replaced = words.filter(({ use }) => use !== undefined);
    const pointedOut = words.filter(({ keptFor }) => keptFor === 'nothing_instead');
    return [
      ...byWord(replaced).map((same) => wordDeparture(same, true)),
      ...byWord(pointedOut).map((same) => wordDeparture(same, false)),
    ];
  },
  pronunciations: ({ script, madeBy }, { settings }) => {
    const was = new Map((madeBy?.pronunciations ?? []).map((entry) => [entry.grapheme, entry]));
    const is = new Map(settings.pronunciations.map((entry) => [entry.grapheme, entry]));
    const others = [...new Set([...was.keys(), ...is.keys()])].filter(
      (word) => !isSame(was.get(word), is.get(word)),
    );
    return others.flatMap((word) => {
      const find = wordFinder([{ avoid: word, use: null, inSources: true }], []);
      const turnIds = script.turns.flatMap(({ id, text }) => (find(text).length > 0 ? id : []));
      if (turnIds.length === 0) return [];
      return one('pronunciations', `“${word}” is said otherwise ${inLines(turnIds)}.`, turnIds);
    });
  },
  opening: ({ script, options }, _, after) => [
    ...['introWords', 'outroWords'].flatMap((key) => {
      const id = key === 'introWords' ? BRAND_IDS.intro : BRAND_IDS.outro;
      const name = key === 'introWords' ? 'intro' : 'outro';
      if (textOf(script, id) === textOf(after.script, id)) return [];
      return one('opening', saysOfText(name, textOf(script, id), textOf(after.script, id)), [id]);
    }),
    ...[BRAND_IDS.intro, BRAND_IDS.outro].flatMap((id) => {
      if (isSame(clipOf(script, id), clipOf(after.script, id))) return [];
      return one(
        'opening',
        `The sound of the ${id === BRAND_IDS.intro ? 'intro' : 'outro'} is another one.`,
        [],
      );
    }),
    ...(options.music !== after.options.music || options.openingSound !== after.options.openingSound
      ? one('opening', 'It opens with music of its own.', [])
      : []),
  ],
  bed: ({ script }, _, after) =>
    isSame(clipOf(script, BRAND_IDS.bed), clipOf(after.script, BRAND_IDS.bed))
      ? []
      : one('bed', 'The sound bed is another one.', []),
  disclosure: ({ script }, _, after) => {
    const [was, is] = [textOf(script, DISCLOSURE_TURN), textOf(after.script, DISCLOSURE_TURN)];
    return was === is ? [] : one('disclosure', saysOfText('disclosure', was, is), [DISCLOSURE_TURN]);
  },
  artwork: ({ madeBy }, { settings }) => {
    const keys = ['artworkShowId', 'colour', 'embedTheme'] as const;
    if (keys.every((key) => (madeBy?.[key] ?? null) === settings[key])) return [];
    return one('artwork', 'Its cover or the colours of its player are others.', []);
  },
};

/** Where an episode departs from the brand voice that holds now; nothing where it follows it. */
export function findDepartures(episode: BrandedEpisode, brand: HeldBrand, findSound: FindSound): Departure[] {
  const { script, words } = brandScript(episode.script, brand, findSound);
  const options = fitOptions(episode.options, brand.settings, brand.speakers, brand.apart);
  return (Object.keys(COMPARED) as BrandPart[])
    .filter((part) => !brand.apart.includes(part))
    .flatMap((part) => COMPARED[part](episode, brand, { script, words, options }));
}

function one(part: BrandPart, says: string, turnIds: string[]): Departure[] {
  return [{ part, says, turnIds, mends: true }];
}

function saysOfText(name: string, was: string | undefined, is: string | undefined): string {
  if (was === undefined) return `It has no ${name}: “${is}”`;
  return is === undefined ? `Its ${name} is no longer wanted.` : `Its ${name} is another one: “${is}”`;
}

function byWord(words: readonly WordOfTurn[]): WordOfTurn[][] {
  return [...Map.groupBy(words, ({ word, use }) => `${word} ${use}`.toLowerCase()).values()];
}

function wordDeparture(same: readonly WordOfTurn[], mends: boolean): Departure {
  const { word, use } = same[0] as WordOfTurn;
  const turnIds = [...new Set(same.map(({ turnId }) => turnId))];
  const says = mends
    ? `“${word}” is said ${inLines(turnIds)}; the brand voice says “${use}”.`
    : (wordNotes(same)[0] as string);
  return { part: 'words', says, turnIds, mends };
}

function inLines(turnIds: readonly string[]): string {
  return turnIds.length === 1 ? 'in one line' : `in ${turnIds.length} lines`;
}
