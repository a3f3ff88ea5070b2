import type { OnProgress, Pronunciation, Script, Take, Voice } from '../kernel/artifacts.ts';
import { AppError, throwIfCancelled } from '../kernel/errors.ts';
import { chooseEngines } from './engines/choose-engines.ts';
import type { EngineDefinition } from './engines/engine.ts';
import { SpeechPool } from './pool/speech-pool.ts';
import { Dictionaries } from './pronunciation/dictionaries.ts';
import { planTake, type TakePlan } from './takes/plan-take.ts';
import { speakTake } from './takes/speak-take.ts';
import { TakeCache } from './takes/take-cache.ts';
import { checkVoices } from './voices/check-voices.ts';
import type { SpeechSetup } from './voices/speech-setup.ts';

export interface SpeakOptions {
  /** Takes are kept under `<cacheDir>/takes`. */
  cacheDir: string;
  signal?: AbortSignal | undefined;
  /** Turns spoken of all turns. */
  onProgress?: OnProgress | undefined;
  /** Worker threads; by default one a core. */
  workers?: number | undefined;
  /** Where installed models lie and which services may be used; without it the packages' own voices. */
  setup?: SpeechSetup | undefined;
  /** How many turns may be spoken before they are drawn, asked before each; by default 24. */
  ahead?: (() => number) | undefined;
  /** How words are to be said; of two entries for the same word the later one counts. */
  pronunciations?: readonly Pronunciation[] | undefined;
}

/** Turns in the making or waiting to be fetched: keeps every core busy and memory flat. */
const LOOK_AHEAD = 24;

/**
 * Speaks a script turn by turn. Takes come in the order of the turns, each as soon as it and those
 * before it are ready; up to 24 turns are made ahead. Leaving the loop early, or the signal, ends
 * all workers.
 *
 * @throws AppError voice_unknown, voice_language_mismatch, provider_key_missing before anything is
 * spoken; speech_failed with the sentence in `details`; model_invalid; provider_key_refused,
 * provider_quota_spent, provider_failed; output_not_writable; cancelled
 */
export async function* speakScript(script: Script, options: SpeakOptions): AsyncGenerator<Take> {
  throwIfCancelled(options.signal);
  const voices = checkVoices(script, options.setup ?? {});
  const engines = await chooseEngines([...voices.values()], options.setup ?? {});
  const plan = plannerOf(script, voices, engines, new Dictionaries(options.pronunciations));
  const pool = new SpeechPool({
    engines,
    ...(options.workers === undefined ? {} : { size: options.workers }),
  });
  const stop = () => void pool.close();
  options.signal?.addEventListener('abort', stop, { once: true });
  try {
    yield* takesInOrder(script, plan, pool, options);
  } finally {
    options.signal?.removeEventListener('abort', stop);
    await pool.close();
  }
}

async function* takesInOrder(
  script: Script,
  plan: (index: number) => TakePlan,
  pool: SpeechPool,
  { cacheDir, onProgress, signal, ahead: mostAhead = () => LOOK_AHEAD }: SpeakOptions,
): AsyncGenerator<Take> {
  const cache = new TakeCache(cacheDir);
  const ahead: Promise<Take>[] = [];
  const total = script.turns.length;
  let next = 0;
  for (let done = 0; done < total; done++) {
    while (next < total && ahead.length < Math.max(1, Math.min(LOOK_AHEAD, mostAhead()))) {
      const take = speakTake(plan(next++), pool, cache);
      // Whoever waits for an earlier take hears of its fault first.
      take.catch(() => undefined);
      ahead.push(take);
    }
    const take = await (ahead.shift() as Promise<Take>);
    throwIfCancelled(signal);
    onProgress?.(done + 1, total);
    yield take;
  }
}

function plannerOf(
  script: Script,
  voices: ReadonlyMap<number, Voice>,
  engines: ReadonlyMap<string, EngineDefinition>,
  dictionaries: Dictionaries,
): (index: number) => TakePlan {
  return (index) => {
    const turn = script.turns[index];
    const voice = turn && voices.get(turn.speaker);
    const engine = voice && engines.get(voice.engine);
    if (!turn || !voice || !engine)
      throw new AppError('script_invalid', `No speaker has the slot of turn ${index + 1}.`);
    return planTake(turn, voice, engine, script.language, dictionaries);
  };
}
