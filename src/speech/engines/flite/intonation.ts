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

/** A stressed word is said a little slower, and two semitones up where its voice takes a pitch for it. */
const STRESS = { rate: 0.82, pitch: 1.12 };

/**
 * The arguments that speak a text: as it is, or marked up where it has words of another level or stress and the
 * voice takes it.
 */
export function textArguments(voice: string, { text, phrases }: FliteText, pitch: number): string[] {
  const { meanHz, byWords } = INTONATION[voice] ?? { meanHz: 120, byWords: false };
  const asks = text.trimEnd().endsWith('?');
  const isStressed = phrases.some(({ words }) => words.some((word) => word.isStressed));
  const isLevelled = byWords && (phrases.length > 1 || asks);
  if (!isStressed && !isLevelled) return [text];
  const marked = phrases.map(({ words, mark }, i) => {
    const share = phrases.length < 2 ? 0.5 : i / (phrases.length - 1);
    const factor = isLevelled ? FIRST_PHRASE + (LAST_PHRASE - FIRST_PHRASE) * share : 1;
    const isLast = i === phrases.length - 1;
    const levels = words.map((word, at) => ({
      ...word,
      factor: isLevelled && asks && isLast && at === words.length - 1 ? QUESTION_END : factor,
    }));
    return runsOf(levels)
      .map((run, at, runs) => {
        const end = at === runs.length - 1 ? mark : '';
        const said = `${run.map((word) => word.said).join(' ')}${end}`;
        const hertz = meanHz * pitch * run[0]!.factor;
        const how = attributes(run[0]!.isStressed, byWords ? hertz : undefined);
        return how === '' ? `${said} ` : `<prosody ${how}>${said}</prosody> `;
      })
      .join('');
  });
  return ['-ssml', '-t', ` ${marked.join('')}`];
}

/** Neighbours of the same level and stress. */
function runsOf<T extends { factor: number; isStressed: boolean }>(words: readonly T[]): T[][] {
  const runs: T[][] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.[0]?.factor === word.factor && last[0].isStressed === word.isStressed) last.push(word);
    else runs.push([word]);
  }
  return runs;
}

function attributes(isStressed: boolean, hertz: number | undefined): string {
  const pitch = hertz === undefined ? '' : `pitch='${(hertz * (isStressed ? STRESS.pitch : 1)).toFixed(1)}'`;
  return isStressed ? `rate='${STRESS.rate}' ${pitch}`.trimEnd() : pitch;
}
