import type { Pronunciation, Script, Voice } from '../kernel/artifacts.ts';
import { AppError } from '../kernel/errors.ts';
import type { EngineDefinition } from './engines/engine.ts';
import { Dictionaries } from './pronunciation/dictionaries.ts';
import { planTake, type TakePlan } from './takes/plan-take.ts';
import { checkVoices } from './voices/check-voices.ts';
import { chooseEngines } from './voices/choose-engines.ts';
import type { SpeechSetup } from './voices/speech-setup.ts';

export interface PlanOptions {
  setup?: SpeechSetup | undefined;
  /** How words are to be said; of two entries for the same word the later one counts. */
  pronunciations?: readonly Pronunciation[] | undefined;
}

/** What is spoken for a turn of a script. */
export type PlanTurn = (index: number) => TakePlan;

/** Who plans the turns of a script, given its voices and their engines. */
export function createTurnPlanner(
  script: Script,
  voices: ReadonlyMap<number, Voice>,
  engines: ReadonlyMap<string, EngineDefinition>,
  pronunciations: readonly Pronunciation[] | undefined,
): PlanTurn {
  const dictionaries = new Dictionaries(pronunciations);
  return (index) => {
    const turn = script.turns[index];
    const voice = turn && voices.get(turn.speaker);
    const engine = voice && engines.get(voice.engine);
    if (!turn || !voice || !engine)
      throw new AppError('script_invalid', `No speaker has the slot of turn ${index + 1}.`);
    return planTake(turn, voice, engine, script.language, dictionaries);
  };
}

/**
 * What is spoken for each turn of a script: its sentences as the voices are given them.
 *
 * @throws AppError voice_unknown, voice_language_mismatch, provider_key_missing, model_invalid,
 * script_invalid
 */
export async function planScript(
  script: Script,
  { setup = {}, pronunciations }: PlanOptions,
): Promise<TakePlan[]> {
  const voices = checkVoices(script, setup);
  const engines = await chooseEngines([...voices.values()], setup);
  const plan = createTurnPlanner(script, voices, engines, pronunciations);
  return script.turns.map((_, index) => plan(index));
}
