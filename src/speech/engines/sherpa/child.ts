import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { compact } from '../../../kernel/compact.ts';
import type { FromChild, ToChild } from './protocol.ts';

/*
 * Runs in a process of its own: one loaded model. The engine's blocking calls are used on purpose: an
 * exception of the engine within its asynchronous ones is never heard of, while here it is either an
 * error or the end of the process.
 */

interface Audio {
  samples: Float32Array;
  sampleRate: number;
}
interface Tts {
  numSpeakers: number;
  sampleRate: number;
  generate(request: object): Audio;
}
interface Sherpa {
  OfflineTts: new (config: object) => Tts;
  readWave(path: string, externalBuffer: boolean): Audio;
}

/** Louder than any engine is: such samples are no speech. */
const BROKEN_LEVEL = 100;

const sherpa = createRequire(import.meta.url)('sherpa-onnx-node') as Sherpa;
let tts: Tts | undefined;

function answer(message: ToChild): FromChild {
  if (message.kind === 'load') return load(message);
  if (!tts) throw new Error('no model is loaded');
  const request = {
    text: message.text,
    sid: message.speaker,
    speed: message.speed,
    enableExternalBuffer: false,
  };
  const { samples, sampleRate } = tts.generate(
    message.reference ? { ...request, generationConfig: cloning(message) } : request,
  );
  return { kind: 'spoken', samples: toPcm(samples), sampleRate };
}

function load({ config, memoryLimitBytes }: Extract<ToChild, { kind: 'load' }>): FromChild {
  new Worker(new URL('./watchdog.ts', import.meta.url), { workerData: { memoryLimitBytes } }).unref();
  tts = new sherpa.OfflineTts(config);
  if (!(tts.sampleRate >= 8000 && tts.sampleRate <= 96_000))
    throw new Error(`its sample rate would be ${tts.sampleRate} Hz`);
  return { kind: 'loaded', sampleRate: tts.sampleRate, speakers: tts.numSpeakers };
}

function cloning({ reference, speed, speaker, steps }: Extract<ToChild, { kind: 'speak' }>): object {
  const { wav, text } = reference as { wav: string; text: string };
  const recording = sherpa.readWave(wav, false);
  return compact({
    speed,
    sid: speaker,
    numSteps: steps,
    referenceAudio: recording.samples,
    referenceSampleRate: recording.sampleRate,
    referenceText: text,
    extra: { seed: 1 },
  });
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

function tryAnswer(message: ToChild): FromChild {
  try {
    return answer(message);
  } catch (error) {
    return { kind: 'fault', reason: error instanceof Error ? error.message : String(error) };
  }
}

process.on('disconnect', () => process.exit());
process.on('message', (message: ToChild) => void process.send?.(tryAnswer(message)));
