import type { TurnRef } from '../../../../kernel/artifacts.ts';
import type { Line, Unit } from '../model.ts';

/** A subject that begins: its heading as a topic, and the frame that names it. */
export interface TopicChange {
  topic: string;
  lead: string;
  /** True where a segment of the show begins with it. */
  opensPart: boolean;
  /** True where the frame names more than the topic: it is said as it is. */
  namesFile?: boolean;
}

/** Who tells the show: two or more in conversation, or one alone. */
export interface Teller {
  /** Says a frame; whoever did not speak last takes it. */
  frame(text: string): void;
  /** Asks the listener. */
  ask(text: string, refs?: TurnRef[]): void;
  /** Answers what was asked last, after a pause in milliseconds. */
  answer(lines: readonly Line[], pauseBeforeMs: number): void;
  /** Tells units of one segment, in order. */
  tell(units: readonly Unit[], change: TopicChange | undefined): void;
}

/** The longest a speaker goes on at one go, in words, by the tone asked for. */
export const PIECE_WORDS = { plain: 52, warm: 52, lively: 40, serious: 66 } as const;
