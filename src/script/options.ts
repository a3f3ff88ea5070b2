import type { Audience, ScriptFormat, Speaker, Tone } from '../kernel/artifacts.ts';
import { AppError } from '../kernel/errors.ts';

export interface ScriptOptions {
  format: ScriptFormat;
  /** Length wished for, in minutes; 1 to 180. A brief is held to 1 to 2. */
  targetMinutes: number;
  /** What to keep to, in the reader's words: "only chapter 3", "spring and neap tides". */
  focus?: string;
  /** How it is said; usual: plain. */
  tone?: Tone;
  /** Whom it is for; usual: general. Changes what is chosen. */
  audience?: Audience;
  /**
   * Deep dive, interview: two, the host asks; brief, quiz: one or two; lecture: the first speaks alone;
   * debate: two, or three with a host; panel: a host and two or three more.
   */
  speakers: readonly Speaker[];
  /** Words a minute of a show by these voices, the pauses between turns counted in. */
  wordsPerMinute?: number;
}

export const LEAST_MINUTES = 1;
export const MOST_MINUTES = 180;
const BRIEF_MINUTES = { least: 1, most: 2 };

const FEWEST_SPEAKERS: Record<ScriptFormat, number> = {
  deep_dive: 2,
  brief: 1,
  lecture: 1,
  interview: 2,
  debate: 2,
  quiz: 1,
  panel: 3,
};

/** Words a minute, pauses counted in, where nothing better is known of the voices. */
export const WORDS_PER_MINUTE = 150;

/** Refuses what cannot be written; gives the options with the format's own bounds applied. */
export function checkOptions(options: ScriptOptions): ScriptOptions {
  const { targetMinutes, speakers, format } = options;
  if (!Number.isFinite(targetMinutes) || targetMinutes < LEAST_MINUTES || targetMinutes > MOST_MINUTES)
    throw new AppError(
      'usage',
      `The length must be ${LEAST_MINUTES} to ${MOST_MINUTES} minutes, not ${targetMinutes}.`,
    );
  const fewest = FEWEST_SPEAKERS[format];
  if (speakers.length < fewest)
    throw new AppError(
      'usage',
      `This format (${format.replace('_', ' ')}) needs ${fewest} speakers; ${speakers.length} given.`,
    );
  if (format !== 'brief') return options;
  return {
    ...options,
    targetMinutes: Math.min(BRIEF_MINUTES.most, Math.max(BRIEF_MINUTES.least, targetMinutes)),
  };
}
