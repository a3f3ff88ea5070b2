import type { FliteText } from './text.ts';

/** What a voice of this build takes of pitch. */
interface Intonation {
  /** The mean of its fundamental frequency in Hz, which every pitch is taken from. */
  meanHz: number;
  /**
   * The standard deviation it is spoken with, in Hz, wider than the model's own (slt 27, kal16 11),
   * which smooths its speaker's melody away; rms, a voice of another build, takes no pitch at all.
   */
  deviationHz?: number;
  /** Whether it takes a pitch for some words alone, by markup. */
  byWords: boolean;
}

const INTONATION: Record<string, Intonation> = {
  slt: { meanHz: 170.4, deviationHz: 42, byWords: true },
  rms: { meanHz: 102, byWords: false },
  awb: { meanHz: 131.2, byWords: true },
  kal16: { meanHz: 95, deviationHz: 14, byWords: false },
};

/** The first phrase of a sentence lies above the voice's mean, the last below: people run out of breath. */
const FIRST_PHRASE = 1.05;
const LAST_PHRASE = 0.97;
/** The last word of a question, four semitones up: the voice's own fall at the end is then taken back. */
const QUESTION_END = 1.27;

/** Options that set a voice's melody. @param pitch 1 is the voice's own */
export function pitchOptions(voice: string, pitch: number): string[] {
  const { meanHz, deviationHz } = INTONATION[voice] ?? { meanHz: 120 };
  const out: string[] = [];
  if (pitch !== 1) out.push('--setf', `int_f0_target_mean=${(meanHz * pitch).toFixed(1)}`);
  if (deviationHz) out.push('--setf', `int_f0_target_stddev=${(deviationHz * pitch).toFixed(1)}`);
  return out;
}

/**
 * The arguments that speak a text: as it is, or marked up phrase by phrase where the voice takes it and
 * there is more than one level.
 */
export function textArguments(voice: string, { text, phrases }: FliteText, pitch: number): string[] {
  const { meanHz, byWords } = INTONATION[voice] ?? { meanHz: 120, byWords: false };
  const asks = text.trimEnd().endsWith('?');
  if (!byWords || (phrases.length < 2 && !asks)) return [text];
  const level = (factor: number, words: string) =>
    words === '' ? '' : `<prosody pitch='${(meanHz * pitch * factor).toFixed(1)}'>${words}</prosody> `;
  const marked = phrases.map((phrase, i) => {
    const share = phrases.length < 2 ? 0.5 : i / (phrases.length - 1);
    const factor = FIRST_PHRASE + (LAST_PHRASE - FIRST_PHRASE) * share;
    if (!asks || i < phrases.length - 1) return level(factor, phrase);
    const at = phrase.lastIndexOf(' ') + 1;
    return level(factor, phrase.slice(0, at).trimEnd()) + level(QUESTION_END, phrase.slice(at));
  });
  return ['-ssml', '-t', ` ${marked.join('')}`];
}
