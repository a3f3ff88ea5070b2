import { engines } from './engines/registry.ts';
import { SpeechPool } from './pool/speech-pool.ts';
import { chooseEngines } from './voices/choose-engines.ts';
import type { SpeechSetup } from './voices/speech-setup.ts';
import { defaultVoices, findVoice, listVoices } from './voices/voices.ts';

/** The threads that speak a show's opening; others start when they are needed. */
const THREADS = 2;

/**
 * Starts the threads that speak and lets each load the packages' English voices, so that the next show's
 * first sentence need not wait for them. They end by themselves after a minute without work.
 */
export function warmVoices(): Promise<void> {
  return warmCast(
    defaultVoices('en', THREADS).map(({ id }) => id),
    {},
  );
}

/**
 * Lets each thread load each engine of the packages with its first voice, since whoever tries voices hears
 * one of either. Added models are left alone: they take memory that nobody may have asked for.
 */
export async function warmEngines(): Promise<void> {
  const voices = listVoices();
  for (const engine of engines.keys()) {
    const first = voices.find((voice) => voice.engine === engine);
    if (first) await warmCast(Array(THREADS).fill(first.id), {});
  }
}

/** The same as `warmVoices` with the voices of one show. What a service speaks is not asked for: it costs money. */
export async function warmCast(voiceIds: readonly string[], setup: SpeechSetup): Promise<void> {
  const voices = voiceIds.map((id) => findVoice(id, setup)).filter(({ kind }) => kind !== 'cloud');
  const pool = new SpeechPool({ size: THREADS, engines: await chooseEngines(voices, setup) });
  const settings = { rate: 1, pitch: 1 };
  try {
    await Promise.all(
      voices.map(({ id, engine }) =>
        pool.speak(engine, { voice: id, text: 'A few words, to be ready.', settings }),
      ),
    );
  } finally {
    await pool.close();
  }
}
