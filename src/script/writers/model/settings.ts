/** How long a model's server is waited for, and how often it is asked again. Times in milliseconds. */
export interface ServerPatience {
  /** From the request to the first word of the answer. A model on a slow machine loads first. */
  firstTokenMs: number;
  /** Between two pieces of an answer. */
  idleMs: number;
  /** A whole answer. */
  callMs: number;
  /** The whole script: what is not written by then, the extractive writer writes. */
  totalMs: number;
  /** Tries of one call, the first counted in. A call that met silence is tried twice at most. */
  tries: number;
  /** The first pause before another try; it doubles each time, with jitter. */
  backOffMs: number;
  /** Longest pause, and the longest Retry-After that is waited out. */
  longestPauseMs: number;
}

/** How much goes into one prompt, in characters of source; the usual leaves room in 4,096 tokens. */
export interface PromptBudget {
  outlineChars: number;
  segmentChars: number;
  /** Prompts that a document is outlined in; a longer one is shown by the first sentences of its paragraphs. */
  outlineParts: number;
}

export interface ModelWriterSettings {
  patience: ServerPatience;
  budget: PromptBudget;
  /** Times a segment is asked for again with its faults listed. */
  repairs: number;
  /** Quiz: silence between question and answer. */
  quizPauseMs: number;
}

const MINUTE = 60_000;

/**
 * The usual settings for a script of so many minutes, with what the caller says put over them. A server
 * of one's own (`slow`) gets longer for its first word: it may have to load the model and read the prompt
 * on a processor.
 */
export function settingsFor(
  targetMinutes: number,
  slow: boolean,
  given: {
    patience?: Partial<ServerPatience>;
    budget?: Partial<PromptBudget>;
    repairs?: number;
    quizPauseMs?: number;
  } = {},
): ModelWriterSettings {
  return {
    patience: {
      firstTokenMs: slow ? 3 * MINUTE : MINUTE,
      idleMs: MINUTE,
      callMs: 10 * MINUTE,
      totalMs: Math.max(30, targetMinutes * 6) * MINUTE,
      tries: 4,
      backOffMs: 1000,
      longestPauseMs: MINUTE,
      ...given.patience,
    },
    budget: { outlineChars: 8000, segmentChars: 6000, outlineParts: 8, ...given.budget },
    repairs: given.repairs ?? 2,
    quizPauseMs: given.quizPauseMs ?? 4000,
  };
}
