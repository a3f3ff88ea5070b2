import { createHash } from 'node:crypto';
import type { Turn, Voice } from '../../kernel/artifacts.ts';
import type { EngineDefinition, VoiceSettings } from '../engines/engine.ts';
import { normalize } from '../normalize/normalize.ts';
import type { SpokenRange } from '../normalize/traced-text.ts';
import { JOINING_VERSION, pauseAfter } from './pauses.ts';
import { splitSentences } from './split-sentences.ts';

export interface PlannedSentence {
  /** As written. */
  text: string;
  /** As given to the voice; empty when nothing of it can be said. */
  spoken: string;
  /** Which characters of `text` each spoken word says. */
  map: SpokenRange[];
  /** Silence after its speech, in milliseconds; of no use after the last. */
  pauseAfterMs: number;
}

/** What a turn's take is made from; the same key always gives the same sound. */
export interface TakePlan {
  turnId: string;
  voiceId: string;
  engineId: string;
  engineVoice: string;
  settings: VoiceSettings;
  sentences: PlannedSentence[];
  /** SHA-256, hexadecimal. */
  key: string;
}

/** The engine's own name of a catalogue voice: its id. */
export function planTake(turn: Turn, voice: Voice, engine: EngineDefinition, language: string): TakePlan {
  const pace = turn.directions?.pace ?? 1;
  const settings: VoiceSettings = { rate: pace, pitch: 1 };
  const ranges = splitSentences(turn.text, language);
  const sentences = ranges.map(({ start, end }, i): PlannedSentence => {
    const text = turn.text.slice(start, end);
    const between = turn.text.slice(end, ranges[i + 1]?.start ?? end);
    return { text, ...normalize(text, language), pauseAfterMs: pauseAfter(text, between) / pace };
  });
  const key = keyOf(engine, voice.id, settings, sentences);
  return {
    turnId: turn.id,
    voiceId: voice.id,
    engineId: engine.id,
    engineVoice: voice.id,
    settings,
    sentences,
    key,
  };
}

function keyOf(
  engine: EngineDefinition,
  voice: string,
  settings: VoiceSettings,
  sentences: PlannedSentence[],
): string {
  const heard = sentences.map((s) => [s.spoken, s.pauseAfterMs]);
  const facts = [JOINING_VERSION, engine.id, engine.version, voice, settings.rate, settings.pitch, heard];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}
