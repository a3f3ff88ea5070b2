import type { Script } from '../../kernel/artifacts.ts';
import type { Config } from '../../platform/config/config.ts';
import type { SpeechSetup } from '../../speech/voices/speech-setup.ts';
import type { TextsHow, TextWork } from '../pipeline/render-script.ts';
import { withinStage } from '../pipeline/stage-limits.ts';
import { runTextTask } from '../text-processes/run-text-task.ts';
import type { SpokenAsk } from '../text-processes/tasks.ts';

/**
 * Work on texts as a server does it: in processes of their own, every stage within its limit of time.
 *
 * @param document path of the Document that refs are held against
 */
export function processTextWork(config: Config, document: string | undefined): TextWork {
  return {
    within: withinStage,
    planTurns:
      (script, { pronunciations, signal }) =>
      (from, to) =>
        runTextTask('plan', askOf(script, pronunciations, config, from, to), { signal }),
    writeTexts: (texts, how) => runTextTask('publish', { texts, document }, how),
    async unheard(script, { pronunciations, signal }) {
      if (pronunciations.length === 0) return [];
      const ask = askOf(script, pronunciations, config, 0, script.turns.length);
      return runTextTask('unheard', ask, { signal });
    },
  };
}

/** Only what speech looks at crosses to it. */
function askOf(
  script: Script,
  pronunciations: TextsHow['pronunciations'],
  { modelsDir, keys, urls }: Config,
  from: number,
  to: number,
): SpokenAsk {
  const setup: SpeechSetup = { modelsDir, keys, urls };
  return { script: { ...script, turns: script.turns.slice(from, to), sentences: {} }, pronunciations, setup };
}
