import type { Script, SoundClip, Turn } from '../../artifacts.ts';
import type { BrandSettings } from '../../stored.ts';
import { CLIP_LIMITS, USUAL_CLIP } from '../sound-clips.ts';

/** What is known of a sound that a brand voice names: `undefined` where it is not there any more. */
export type FindSound = (id: string) => { durationMs: number; loops: boolean } | undefined;

/** Turns and clips that a brand voice puts in, so that they are found whatever they become. */
export const BRAND_IDS = { intro: 'brand-intro', outro: 'brand-outro', bed: 'brand-bed' } as const;
/** The turn that shows end with, where they say that their voices are synthetic. */
export const DISCLOSURE_TURN = 'disclosure';

export function isBrandTurn(id: string): boolean {
  return id === BRAND_IDS.intro || id === BRAND_IDS.outro || id === DISCLOSURE_TURN;
}

/** Silence before what is spoken at the end, in milliseconds. */
const PAUSE_MS = 900;
/** The first voice comes in over the last seconds of the intro, and never waits longer than a pause may be. */
const OVERLAP_MS = 2000;
const LEAD_MS = { least: 300, most: 8000 } as const;
/** Of one word, while nothing is spoken yet. */
const MS_A_WORD = 385;
/** A bed lies lower than music that is put in by hand: it is heard all the time. */
const BED_DB = -18;
const INTRO_DB = -8;

type Opening = Pick<BrandSettings, 'introWords' | 'outroWords' | 'introSound' | 'outroSound'>;

/** The words and sounds that a show begins and ends with. */
export function withOpening(script: Script, settings: Opening, findSound: FindSound): Script {
  const bare = withoutOpening(script);
  const spoken = withSpoken(bare, settings);
  const clips = openingClips(spoken, settings, findSound);
  const lead = clips.find(({ id }) => id === BRAND_IDS.intro)?.offsetMs;
  const [first, ...others] = spoken.turns as [Turn, ...Turn[]];
  const turns = lead === undefined ? spoken.turns : [pausedBefore(first, -lead), ...others];
  return withClips({ ...spoken, turns }, clips);
}

function withoutOpening(script: Script): Script {
  const ids: readonly string[] = [BRAND_IDS.intro, BRAND_IDS.outro];
  const clips = script.soundClips ?? [];
  const intro = clips.find(({ id }) => id === BRAND_IDS.intro);
  const turns = script.turns
    .filter(({ id }) => !ids.includes(id))
    .map((turn) => (turn.id === intro?.turnId ? withoutPause(turn, -intro.offsetMs) : turn));
  const kept = clips.filter(({ id }) => !ids.includes(id));
  // What hung at a turn that goes hangs at the one that stands in its place.
  const first = turns[0]?.id ?? '';
  const moved = kept.map((clip) => (ids.includes(clip.turnId) ? { ...clip, turnId: first } : clip));
  return setClips({ ...script, turns }, moved);
}

function withSpoken(script: Script, { introWords, outroWords }: Opening): Script {
  const first = script.turns[0] as Turn;
  const last = script.turns.at(-1) as Turn;
  const speaker = script.speakers[0]?.slot ?? first.speaker;
  const say = (id: string, text: string, segmentId: string): Turn => ({
    id,
    segmentId,
    speaker,
    text: text.replaceAll('{title}', script.title),
    kind: 'frame',
    refs: [],
  });
  const intro = introWords ? [say(BRAND_IDS.intro, introWords, first.segmentId)] : [];
  const outro = outroWords ? [pausedBefore(say(BRAND_IDS.outro, outroWords, last.segmentId), PAUSE_MS)] : [];
  // What must be said stays the last thing that is said.
  const isDisclosed = last.id === DISCLOSURE_TURN;
  const body = isDisclosed ? script.turns.slice(0, -1) : script.turns;
  return { ...script, turns: [...intro, ...body, ...outro, ...(isDisclosed ? [last] : [])] };
}

function openingClips(
  { turns }: Script,
  { introSound, outroSound }: Opening,
  findSound: FindSound,
): SoundClip[] {
  const clips: SoundClip[] = [];
  const intro = introSound && findSound(introSound);
  if (intro) {
    const lead = Math.round(Math.min(LEAD_MS.most, Math.max(LEAD_MS.least, intro.durationMs - OVERLAP_MS)));
    const durationMs = intro.loops ? lead + OVERLAP_MS : intro.durationMs;
    clips.push(clipOf(BRAND_IDS.intro, introSound, turns[0]!.id, -lead, durationMs));
  }
  const outro = outroSound && findSound(outroSound);
  if (outro) {
    const last = turns.at(-1) as Turn;
    const spokenMs = last.text.split(/\s+/).length * MS_A_WORD;
    const offset = Math.max(0, spokenMs - OVERLAP_MS);
    const durationMs = outro.loops ? 2 * OVERLAP_MS + LEAD_MS.most : outro.durationMs;
    clips.push(clipOf(BRAND_IDS.outro, outroSound, last.id, offset, durationMs));
  }
  return clips;
}

/** Music below the whole show; one that does not play round ends where it ends. */
export function withBed(
  script: Script,
  { bedSound }: Pick<BrandSettings, 'bedSound'>,
  findSound: FindSound,
): Script {
  const others = (script.soundClips ?? []).filter(({ id }) => id !== BRAND_IDS.bed);
  const bed = bedSound && findSound(bedSound);
  if (!bed) return setClips(script, others);
  const durationMs = bed.loops ? CLIP_LIMITS.durationMs.to : bed.durationMs;
  const clip = clipOf(BRAND_IDS.bed, bedSound, script.turns[0]!.id, 0, durationMs);
  return setClips(script, [...others, { ...clip, gainDb: BED_DB }]);
}

/** The last sentence of a show, which says what its listeners must be told. */
export function withDisclosureText(
  script: Script,
  { disclosure }: Pick<BrandSettings, 'disclosure'>,
): Script {
  if (!disclosure) return script;
  const others = script.turns.filter(({ id }) => id !== DISCLOSURE_TURN);
  const last = others.at(-1);
  if (!last) return script;
  const turn: Turn = {
    id: DISCLOSURE_TURN,
    segmentId: last.segmentId,
    speaker: script.speakers[0]?.slot ?? last.speaker,
    text: disclosure,
    kind: 'frame',
    refs: [],
  };
  return { ...script, turns: [...others, pausedBefore(turn, PAUSE_MS)] };
}

function clipOf(id: string, sound: string, turnId: string, offsetMs: number, durationMs: number): SoundClip {
  const { duckDb, fadeInMs, fadeOutMs } = USUAL_CLIP.bed;
  const fadeIn = id === BRAND_IDS.intro ? 0 : fadeInMs;
  return {
    id,
    lane: 'bed',
    turnId,
    offsetMs,
    sound,
    fromMs: 0,
    durationMs,
    gainDb: INTRO_DB,
    fadeInMs: fadeIn,
    fadeOutMs,
    duckDb,
  };
}

function withClips(script: Script, clips: readonly SoundClip[]): Script {
  return setClips(script, [...clips, ...(script.soundClips ?? [])]);
}

function setClips(script: Script, clips: SoundClip[]): Script {
  const { soundClips: _, ...others } = script;
  return clips.length > 0 ? { ...others, soundClips: clips } : others;
}

function pausedBefore(turn: Turn, pauseBeforeMs: number): Turn {
  return { ...turn, directions: { ...turn.directions, pauseBeforeMs } };
}

function withoutPause(turn: Turn, pauseMs: number): Turn {
  if (turn.directions?.pauseBeforeMs !== pauseMs) return turn;
  const { pauseBeforeMs: _, ...directions } = turn.directions;
  const { directions: __, ...others } = turn;
  return Object.keys(directions).length > 0 ? { ...others, directions } : others;
}
