import type { Cue, Script, SpokenSentence } from '../kernel/artifacts.ts';

/** A cue's sentences; an engine that gives none leaves the whole turn as one. */
export function spokenSentences(cue: Cue, script: Script): SpokenSentence[] {
  if (cue.sentences.length > 0) return cue.sentences;
  const text = script.turns.find((turn) => turn.id === cue.turnId)?.text ?? '';
  return [{ text, startMs: cue.startMs, endMs: cue.endMs }];
}
