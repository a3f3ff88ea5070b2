import { SpeechPool } from './pool/speech-pool.ts';
import { defaultVoices } from './voices/voices.ts';

/** The threads that speak a show's opening; others start when they are needed. */
const THREADS = 2;

/**
 * Starts the threads that speak and lets each load the packages' English voices, so that the next show's
 * first sentence need not wait for them. They end by themselves after a minute without work.
 */
export async function warmVoices(): Promise<void> {
  const pool = new SpeechPool({ size: THREADS });
  const settings = { rate: 1, pitch: 1 };
  try {
    await Promise.all(
      defaultVoices('en', THREADS).map(({ id, engine }) =>
        pool.speak(engine, { voice: id, text: 'A few words, to be ready.', settings }),
      ),
    );
  } finally {
    await pool.close();
  }
}
