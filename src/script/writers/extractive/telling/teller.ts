import type { Line } from '../reading/model.ts';

/** Who tells the show: two or more in conversation, or one alone. */
export interface Teller {
  /** Says a frame; whoever did not speak last takes it. */
  frame(text: string): void;
  /** Says a line a second time, as what to keep. */
  again(line: Line): void;
  tell(lines: readonly Line[], lead: string | undefined): void;
}
