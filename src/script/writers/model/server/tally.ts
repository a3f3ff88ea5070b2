import type { Prompt, Streamed } from './stream-answer.ts';

/** What was asked and what it cost, for the script's notes and the limit of a month. */
export interface Tally {
  calls: number;
  retries: number;
  inputTokens: number;
  outputTokens: number;
  /** Whether the server counted tokens at all; where it did not they are estimated. */
  counted: boolean;
}

/** Characters a token where the server counts none: fewer than in most texts, so that a limit holds. */
const CHARS_A_TOKEN = 3;
/** What a large picture counts for where the server counts none: more than with most models. */
const PICTURE_TOKENS = 2000;

export function newTally(): Tally {
  return { calls: 0, retries: 0, inputTokens: 0, outputTokens: 0, counted: false };
}

export function tokensOf({ inputTokens, outputTokens }: Tally): number {
  return inputTokens + outputTokens;
}

/** Adds an answer; one that broke off, or that was left early, comes without the server's count. */
export function addAnswer(
  tally: Tally,
  { instructions, prompt, picture }: Prompt,
  { text, inputTokens, outputTokens }: Pick<Streamed, 'text'> & Partial<Streamed>,
): void {
  tally.inputTokens +=
    inputTokens ?? estimateTokens(instructions) + estimateTokens(prompt) + (picture ? PICTURE_TOKENS : 0);
  tally.outputTokens += outputTokens ?? estimateTokens(text);
  tally.counted ||= inputTokens !== undefined || outputTokens !== undefined;
}

function estimateTokens(text: string): number {
  return Math.ceil(text.length / CHARS_A_TOKEN);
}
