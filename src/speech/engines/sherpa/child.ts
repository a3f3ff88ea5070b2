import { createRequire } from 'node:module';
import type { FromChild, ToChild } from './protocol.ts';
import { EXIT_MEMORY } from './protocol.ts';

/*
 * Runs in a process of its own: one loaded model. The engine works in a thread, so that this loop
 * stays free to notice that the parent is gone.
 */

interface Audio {
  samples: Float32Array;
  sampleRate: number;
}
interface Tts {
  numSpeakers: number;
  sampleRate: number;
  generateAsync(request: object): Promise<Audio>;
}
interface Sherpa {
  OfflineTts: { createAsync(config: object): Promise<Tts> };
  readWave(path: string, externalBuffer: boolean): Audio;
}

const MEMORY_CHECK_MS = 250;
/** Louder than any engine is: such samples are no speech. */
const BROKEN_LEVEL = 100;

const sherpa = createRequire(import.meta.url)('sherpa-onnx-node') as Sherpa;
let tts: Tts | undefined;

async function answer(message: ToChild): Promise<FromChild> {
  if (message.kind === 'load') return load(message);
  if (!tts) throw new Error('no model is loaded');
  const request = {
    text: message.text,
    sid: message.speaker,
    speed: message.speed,
    enableExternalBuffer: false,
  };
  const { samples, sampleRate } = await tts.generateAsync(
    message.reference ? { ...request, generationConfig: cloning(message) } : request,
  );
  return { kind: 'spoken', samples: toPcm(samples), sampleRate };
}

async function load({ config, memoryLimitBytes }: Extract<ToChild, { kind: 'load' }>): Promise<FromChild> {
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryLimitBytes) process.exit(EXIT_MEMORY);
  }, MEMORY_CHECK_MS).unref();
  tts = await sherpa.OfflineTts.createAsync(config);
  if (!(tts.sampleRate >= 8000 && tts.sampleRate <= 96_000))
    throw new Error(`its sample rate would be ${tts.sampleRate} Hz`);
  return { kind: 'loaded', sampleRate: tts.sampleRate, speakers: tts.numSpeakers };
}

function cloning({ reference, speed, speaker, steps }: Extract<ToChild, { kind: 'speak' }>): object {
  const { wav, text } = reference as { wav: string; text: string };
  const recording = sherpa.readWave(wav, false);
  return {
    speed,
    sid: speaker,
    ...(steps === undefined ? {} : { numSteps: steps }),
    referenceAudio: recording.samples,
    referenceSampleRate: recording.sampleRate,
    referenceText: text,
    extra: { seed: 1 },
  };
}

function toPcm(samples: Float32Array): Int16Array {
  const pcm = new Int16Array(samples.length);
  for (let i = 0; i < samples.length; i++) {
    const sample = samples[i] as number;
    if (!(Math.abs(sample) < BROKEN_LEVEL)) throw new Error('the model gave samples that are no sound');
    pcm[i] = Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_767)));
  }
  return pcm;
}

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (message: ToChild) => {
  answer(message)
    .catch((error: unknown): FromChild => {
      return { kind: 'fault', reason: error instanceof Error ? error.message : String(error) };
    })
    .then((reply) => process.send?.(reply));
});
