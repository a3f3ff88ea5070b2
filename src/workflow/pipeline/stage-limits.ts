import { AppError, type ErrorCode } from '../../kernel/errors.ts';
import { SHOW_MINUTES } from '../../kernel/rules/show-formats.ts';

/** What is limited in time by itself. */
export type LimitedStage =
  | 'fetch'
  | 'read'
  | 'measure'
  | 'compose'
  | 'script'
  | 'model_script'
  | 'plan'
  | 'speak'
  | 'master'
  | 'publish'
  | 'answer';

interface StageLimit {
  /** Seconds for any length, and for each minute of the show that was asked for. */
  seconds: number;
  secondsAMinute: number;
  code: ErrorCode;
  /** What the sentence says was going on. */
  doing: string;
}

/** One page a minute and a half, 300 pages: the reader's own clock (documents/shared/limits.ts) comes first. */
const READ_SECONDS = 3 * 60 * 60;

/**
 * How long each stage may take, on a slow and busy machine with the slowest voices: many times what any
 * was measured to take. Reading has clocks of its own within this, by pages.
 */
export const STAGE_LIMITS: Readonly<Record<LimitedStage, StageLimit>> = {
  fetch: { seconds: 60, secondsAMinute: 0, code: 'url_unreachable', doing: 'Fetching this page' },
  read: {
    seconds: READ_SECONDS,
    secondsAMinute: 0,
    code: 'document_timeout',
    doing: 'Reading this document',
  },
  measure: { seconds: 60, secondsAMinute: 0, code: 'document_timeout', doing: 'Measuring this document' },
  compose: {
    seconds: 120,
    secondsAMinute: 0,
    code: 'document_timeout',
    doing: 'Putting these documents together',
  },
  script: { seconds: 120, secondsAMinute: 2, code: 'script_timeout', doing: 'Writing the script' },
  model_script: {
    seconds: 15 * 60,
    secondsAMinute: 2 * 60,
    code: 'script_timeout',
    doing: 'Writing the script with a model',
  },
  plan: { seconds: 60, secondsAMinute: 0, code: 'speech_timeout', doing: 'Preparing the words for speech' },
  speak: { seconds: 10 * 60, secondsAMinute: 3 * 60, code: 'speech_timeout', doing: 'Speaking and mixing' },
  master: {
    seconds: 10 * 60,
    secondsAMinute: 60,
    code: 'audio_timeout',
    doing: 'Mastering and encoding the sound',
  },
  publish: { seconds: 120, secondsAMinute: 2, code: 'audio_timeout', doing: 'Writing the transcripts' },
  answer: { seconds: 20, secondsAMinute: 0, code: 'document_timeout', doing: 'Looking this up' },
};

/** Seconds that a stage may take for a show of so many minutes. */
export function stageSeconds(stage: LimitedStage, minutes = 0): number {
  const { seconds, secondsAMinute } = STAGE_LIMITS[stage];
  return seconds + secondsAMinute * Math.min(SHOW_MINUTES.most, minutes);
}

/** Seconds that these stages may take together, for the longest show there is. */
export function longestSeconds(stages: readonly LimitedStage[]): number {
  return stages.reduce((sum, stage) => sum + stageSeconds(stage, SHOW_MINUTES.most), 0);
}

/** The error of a stage that took longer than it may: final, trying again would take as long. */
export function stageTimedOut(stage: LimitedStage, seconds: number): AppError {
  const { code, doing } = STAGE_LIMITS[stage];
  return new AppError(code, `${doing} took longer than ${duration(seconds)} and was stopped.`, {
    details: { limit: 'seconds', stage, allowed: seconds },
  });
}

/**
 * Runs a stage within its time. The work has to leave when the signal that it is given fires.
 *
 * @throws the stage's error when its time is over; what the work throws
 */
export async function withinStage<R>(
  stage: LimitedStage,
  minutes: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<R>,
): Promise<R> {
  const seconds = stageSeconds(stage, minutes);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), seconds * 1000);
  try {
    return await work(signal ? AbortSignal.any([signal, late.signal]) : late.signal);
  } catch (error) {
    throw late.signal.aborted && !signal?.aborted ? stageTimedOut(stage, seconds) : error;
  } finally {
    clearTimeout(timer);
  }
}

function duration(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (seconds >= 120) return `${minutes} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
