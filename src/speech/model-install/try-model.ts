import { compact } from '../../kernel/compact.ts';
import { ModelProcess } from '../engines/sherpa/model-process.ts';
import type { SherpaVoice } from '../engines/sherpa/voice-spec.ts';
import { inspectModel } from '../models/inspect-model.ts';
import { CLONING, invalid } from '../models/model-files.ts';
import { referenceVoices } from '../models/reference-voices.ts';
import { sherpaConfig } from '../models/sherpa-config.ts';

export interface Trial {
  sampleRate: number;
  speakers: number;
  /** Of the sentence it spoke, in milliseconds; undefined where it needs a recording first. */
  spokenMs: number | undefined;
}

/**
 * Loads a model in a process of its own and has it speak a short sentence.
 *
 * @param language BCP 47
 * @throws AppError model_invalid
 */
export async function tryModel(dir: string, language: string, sentence: string): Promise<Trial> {
  const facts = inspectModel(dir);
  const config = sherpaConfig(facts, language);
  let model: ModelProcess | undefined;
  try {
    model = await ModelProcess.start({ config, modelBytes: facts.bytes });
    const { sampleRate, speakers } = model;
    const reference = CLONING.has(facts.family) ? referenceVoices(dir)[0] : undefined;
    if (CLONING.has(facts.family) && !reference) return { sampleRate, speakers, spokenMs: undefined };
    const voice: SherpaVoice = compact({
      model: '',
      config,
      speaker: 0,
      modelBytes: facts.bytes,
      reference,
      steps: reference && 4,
    });
    const said = await model.speak(voice, sentence, 1);
    if (said.pcm.length === 0) throw new Error('it says nothing');
    return { sampleRate, speakers, spokenMs: (said.pcm.length / said.sampleRate) * 1000 };
  } catch (error) {
    throw invalid(dir, error instanceof Error ? error.message : String(error), error);
  } finally {
    model?.close();
  }
}
