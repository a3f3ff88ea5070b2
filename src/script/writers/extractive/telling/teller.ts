import type { Line } from '../reading/model.ts';

/** Who tells the show: two or more in conversation, or one alone. */
export interface Teller {
  /** Says a frame; whoever did not speak last takes it. */
  frame(text: string): void;
  tell(lines: readonly Line[], lead: string | undefined): void;
}
