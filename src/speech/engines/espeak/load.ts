import type { Engine, SpeakRequest, Utterance } from '../engine.ts';
import { levelStressed } from '../level-stressed.ts';
import { markStress, withoutMarkup } from './markup.ts';
import type { EspeakEvent } from './module.ts';
import { EspeakProgram } from './program.ts';
import { wordTimes } from './word-times.ts';

/** Words a minute of a voice at its own rate. */
const OWN_RATE = 165;
/** A little under the middle of espeak's scale of 0 to 99, since a wider melody goes further up than down. */
const OWN_PITCH = 47;
/** Measured: 69 steps of the scale are an octave around its middle. */
const STEPS_AN_OCTAVE = 69;

function pitchOf(pitch: number): number {
  return Math.min(99, Math.max(0, Math.round(OWN_PITCH + STEPS_AN_OCTAVE * Math.log2(pitch))));
}

/** Of 99, usually 50: its melody is wider by about a quarter, so that it is not droned. */
const RANGE = 62;

/** Of 100: at its full volume the loudest voices clip. The audio room levels what is heard. */
const VOLUME = 48;

function join(chunks: Int16Array[]): Int16Array<ArrayBuffer> {
  const pcm = new Int16Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    pcm.set(chunk, at);
    at += chunk.length;
  }
  return pcm;
}

/** What the engine stresses comes 8 to 11 dB louder than its neighbours: half of that is enough. */
const EASED = 0.6;

/** The worker's half; nothing is shared, each worker has its own engine. */
export async function load(): Promise<Engine> {
  const program = await EspeakProgram.start();
  return {
    async synthesize({ voice, text, settings, stressed = [] }: SpeakRequest): Promise<Utterance> {
      const worker = program.as(voice);
      worker.set_rate(Math.round(OWN_RATE * settings.rate));
      worker.set_volume(VOLUME);
      worker.set_range(RANGE);
      worker.set_pitch(pitchOf(settings.pitch));
      const said = withoutMarkup(text);
      const marked = markStress(said, stressed);
      const chunks: Int16Array[] = [];
      const events: EspeakEvent[] = [];
      worker.synthesize(program.address(marked.text), (pcm, batch) => {
        chunks.push(pcm);
        events.push(...batch);
        return undefined;
      });
      const pcm = join(chunks);
      const sampleRate = program.sampleRate;
      const words = wordTimes(said, marked.inText(events), (pcm.length / sampleRate) * 1000);
      return levelStressed({ pcm, sampleRate, words }, stressed, EASED);
    },
  };
}
