import { createHash } from 'node:crypto';
import type { Turn, Voice } from '../../kernel/artifacts.ts';
import { compact } from '../../kernel/compact.ts';
import { stressedRanges } from '../../kernel/rules/emphasis.ts';
import { stableFraction } from '../../kernel/rules/stable-fraction.ts';
import type { EngineDefinition, Tone, VoiceSettings } from '../engines/engine.ts';
import { engines } from '../engines/registry.ts';
import { Dictionaries } from '../pronunciation/dictionaries.ts';
import { findVoiceShape } from '../voices/voice-shapes.ts';
import { foreignStretches, splitByLanguage } from './foreign-stretches.ts';
import { type PlannedPart, planSentence, type SpokenSentencePlan } from './plan-sentence.ts';
import { splitSentences } from './split-sentences.ts';
import { stressedWithin } from './stressed-words.ts';

/** Raise when pauses, trimming or joining change: kept takes are then made anew. */
const JOINING_VERSION = 2;

const AFTER_QUESTION_MS = 380;
const AFTER_STOP_MS = 320;
const AFTER_CLAUSE_MS = 180;
/** Between short items said in a row ("Copper. Tin. Lead."). */
const AFTER_SHORT_MS = 240;
const SHORT_WORDS = 3;
const PARAGRAPH_MS = 550;
/** Pauses are so many times the usual, by what stands around them: no two people breathe by the clock. */
const LEAST_BREATH = 0.8;
const MOST_BREATH = 1.35;

/** A turn begins above the voice's mean and ends below it; the sentences between vary a little. */
const FIRST_PITCH = 1.03;
const LAST_PITCH = 0.975;
const PITCH_VARIES = 0.02;

export interface PlannedSentence extends SpokenSentencePlan {
  /** As written. */
  text: string;
  /** 1 is the voice's own. */
  pitch: number;
  /** Silence after its speech, in milliseconds; of no use after the last. */
  pauseAfterMs: number;
}

/** What a turn's take is made from; the same key always gives the same sound. */
export interface TakePlan {
  turnId: string;
  voiceId: string;
  engineId: string;
  engineVoice: string;
  /** Of the turn; each sentence has a pitch of its own. */
  settings: VoiceSettings;
  tone?: Tone;
  sentences: PlannedSentence[];
  /** SHA-256, hexadecimal. */
  key: string;
}

/** What to speak for a turn. The engine's own name of a catalogue voice is its id. */
export function planTake(
  turn: Turn,
  voice: Voice,
  engine: EngineDefinition,
  language: string,
  shared: Dictionaries = new Dictionaries(),
): TakePlan {
  const own = turn.directions?.sayAs ?? [];
  const dictionaries = shared.with(own.map(({ text, as }) => ({ grapheme: text, alias: as })));
  const pace = turn.directions?.pace ?? 1;
  const { rate, tone } = findVoiceShape(voice.id);
  const settings: VoiceSettings = { rate: pace * rate, pitch: 1 };
  const ranges = splitSentences(turn.text, language);
  const stretches = foreignStretches(turn);
  const stressed = stressedRanges(turn.text, turn.directions?.emphasis);
  const sentences = ranges.map(({ start, end }, i): PlannedSentence => {
    const text = turn.text.slice(start, end);
    const between = turn.text.slice(end, ranges[i + 1]?.start ?? end);
    const pieces = splitByLanguage({ start, end }, stretches);
    const words = stressedWithin(stressed, { start, end });
    const plan = planSentence(text, pieces, words, { voice, engine, language, dictionaries });
    const breath = LEAST_BREATH + (MOST_BREATH - LEAST_BREATH) * stableFraction(`breath ${plan.spoken}`);
    const pauseAfterMs = Math.round((pauseAfter(text, between) * breath) / pace);
    return { text, ...plan, pitch: pitchAt(i, ranges.length, plan.spoken), pauseAfterMs };
  });
  const key = keyOf(engine, voice.id, { ...settings, tone }, sentences);
  return compact({
    turnId: turn.id,
    voiceId: voice.id,
    engineId: engine.id,
    engineVoice: voice.id,
    settings,
    tone,
    sentences,
    key,
  });
}

/** The pitch of a turn's sentence by its place; a single one has the voice's own. */
function pitchAt(index: number, count: number, spoken: string): number {
  const share = count < 2 ? 0.5 : index / (count - 1);
  const varied = PITCH_VARIES * (stableFraction(`pitch ${spoken}`) - 0.5);
  return Number((FIRST_PITCH + (LAST_PITCH - FIRST_PITCH) * share + varied).toFixed(3));
}

function keyOf(
  engine: EngineDefinition,
  voice: string,
  { rate, tone }: { rate: number; tone: Tone | undefined },
  sentences: PlannedSentence[],
): string {
  const heard = sentences.map((s) => [
    s.spoken,
    s.pitch,
    s.pauseAfterMs,
    ...(s.parts ? [s.parts.map(partFacts)] : []),
    ...(s.stressed ? [{ stressed: s.stressed }] : []),
  ]);
  const facts: unknown[] = [
    JOINING_VERSION,
    engine.id,
    engine.version,
    voice,
    rate,
    tone ? [tone.presenceDb, tone.trebleDb] : [],
    heard,
  ];
  if (engine.voiceVersion) facts.push(engine.voiceVersion(voice));
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

/** Another language's sounds for a recorded voice come from espeak-ng. */
function partFacts({ spoken, foreign, isStressed, pauseAfterMs }: PlannedPart) {
  const sounds = foreign?.language === undefined ? '' : engines.get('espeak')?.version;
  const facts = [spoken, foreign?.voice ?? '', foreign?.language ?? '', sounds, pauseAfterMs];
  return isStressed ? [...facts, 'stressed'] : facts;
}

/**
 * The silence after a sentence of a turn, in milliseconds, from the end of its speech to the start
 * of the next.
 *
 * @param sentence as written
 * @param between what stands between it and the next sentence
 */
function pauseAfter(sentence: string, between: string): number {
  if (/\n\s*\n/.test(between)) return PARAGRAPH_MS;
  const end = sentence.replace(/(?<!["'”’)\]\s])["'”’)\]\s]+$/u, '').at(-1) ?? '';
  if ('?？؟'.includes(end)) return AFTER_QUESTION_MS;
  if (',;:—–'.includes(end)) return AFTER_CLAUSE_MS;
  return sentence.split(/\s+/).length <= SHORT_WORDS ? AFTER_SHORT_MS : AFTER_STOP_MS;
}
