import type { Words } from '../languages/language.ts';
import type { Line } from '../model.ts';

/** The way into a segment: what is said, and the topic it names. */
export interface Lead {
  text: string;
  topic?: string | undefined;
}

/** Who tells the show: two or more in conversation, or one alone. */
export interface Teller {
  /** Says a frame; whoever did not speak last takes it. */
  frame(text: string): void;
  /** Says a line a second time, as what to keep. */
  again(line: Line): void;
  tell(lines: readonly Line[], lead: Lead | undefined): void;
}

/** The longest a speaker goes on at one go, in words, by the tone asked for. */
export const PIECE_WORDS = { plain: 52, warm: 52, lively: 40, serious: 66 } as const;

/** "Let's turn to neap tides." + "What are neap tides?": the question alone says it. */
export function sameTopic({ topic }: Lead, question: string, { contentStems }: Words): boolean {
  const words = topic === undefined ? [] : contentStems(topic);
  const asked = new Set(contentStems(question));
  return words.length > 0 && words.every((w) => asked.has(w));
}
