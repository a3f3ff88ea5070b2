import type { StageEvent } from '../../kernel/progress.ts';

/** How a run is shown while it goes on. */
export interface ProgressDisplay {
  onStage(event: StageEvent): void;
  /** Takes the display down, leaving the terminal as it should be; safe to call twice. */
  close(): void;
}

export const silent: ProgressDisplay = { onStage: () => {}, close: () => {} };
