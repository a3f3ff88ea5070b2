import type { Tone } from '../engines/engine.ts';
import measured from './voice-shapes.json' with { type: 'json' };

/** How a voice is brought to what all voices have in common. */
export interface VoiceShape {
  /** Its speaking rate at which it takes as long for a text as the others of its language. */
  rate: number;
  /** Absent where it is not known how it sounds. */
  tone?: Tone;
}

const RATES: Readonly<Record<string, number>> = measured.rates;
/** By recorded voice, or by timbre in any language ("+f5"; "" is the language's own voice). */
const TONES: Readonly<Record<string, Tone>> = measured.tones;

/**
 * How a voice that comes with the packages is shaped, as `npm run measure:voices` found; voices of
 * models and services, of which nothing was measured, speak as they do.
 */
export function findVoiceShape(voiceId: string): VoiceShape {
  const rate = RATES[voiceId];
  if (rate === undefined) return { rate: 1 };
  const variant = voiceId.indexOf('+');
  const tone = TONES[variant < 0 ? voiceId : voiceId.slice(variant)] ?? TONES['en-us'];
  return tone ? { rate, tone } : { rate };
}
