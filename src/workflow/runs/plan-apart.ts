import type { Pronunciation, Script } from '../../kernel/artifacts.ts';
import type { Config } from '../../platform/config/config.ts';
import type { PlanTurns } from '../../speech/speak-script.ts';
import type { SpeechSetup } from '../../speech/voices/speech-setup.ts';
import { runTextTask } from '../text-processes/run-text-task.ts';
import type { SpokenAsk } from '../text-processes/tasks.ts';

interface Spoken {
  pronunciations: readonly Pronunciation[];
  config: Config;
  signal: AbortSignal | undefined;
}

/** Works out in another process what is spoken for the turns of a script. Throws speech_timeout, and what planning throws. */
export function planApart(script: Script, { signal, ...spoken }: Spoken): PlanTurns {
  return (from, to) => runTextTask('plan', askOf(script, spoken, from, to), { signal });
}

/** Entries of the dictionary that some voice of the script cannot take, in sentences. */
export async function unheard(script: Script, { signal, ...spoken }: Spoken): Promise<string[]> {
  if (spoken.pronunciations.length === 0) return [];
  return runTextTask('unheard', askOf(script, spoken, 0, script.turns.length), { signal });
}

/** Only what speech looks at crosses to it. */
function askOf(
  script: Script,
  { pronunciations, config }: Omit<Spoken, 'signal'>,
  from: number,
  to: number,
): SpokenAsk {
  const { modelsDir, keys, urls } = config;
  const setup: SpeechSetup = { modelsDir, keys, urls };
  return { script: { ...script, turns: script.turns.slice(from, to), sentences: {} }, pronunciations, setup };
}
