import type { Voice } from '../../kernel/artifacts.ts';
import { AppError } from '../../kernel/errors.ts';
import { recordedVoices } from './recorded-voices.ts';

const catalogue: readonly Voice[] = recordedVoices.map((voice) => ({
  ...voice,
  licence: 'BSD-style (Carnegie Mellon University)',
  sample: 'The tide comes in twice a day, and nobody has ever had to wind it up.',
}));

/** The voice with this id. @throws AppError voice_unknown naming the nearest ids */
export function findVoice(id: string): Voice {
  const voice = catalogue.find((v) => v.id === id);
  if (!voice) throw new AppError('voice_unknown', `There is no voice "${id}".`);
  return voice;
}

/** All voices that fit, the recorded ones first. */
export function listVoices(): Voice[] {
  return [...catalogue];
}
