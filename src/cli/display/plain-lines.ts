import type { StageEvent, StageId } from '../../kernel/progress.ts';
import type { Stage } from '../../workflow/pipeline/stages.ts';
import type { Output } from '../output.ts';
import { percent, timeLeft } from '../words.ts';
import type { ProgressDisplay } from './progress-display.ts';

/** A stage is mentioned again after so much of it. */
const EVERY = 0.25;

/** For logs and pipes: a line when a stage passes a quarter and when it is done. */
export function plainLines(output: Output, stages: readonly Stage[]): ProgressDisplay {
  const labels = new Map(stages.map((stage) => [stage.id, stage.label]));
  const mentioned = new Map<StageId, number>();
  return {
    onStage: (event) => {
      const label = labels.get(event.stage) ?? event.stage;
      if (event.state === 'done') output.err(`${label}: ${event.message ?? 'done'}\n`);
      if (event.state !== 'running') return;
      const step = Math.floor(event.fraction / EVERY);
      if (step <= (mentioned.get(event.stage) ?? 0) || event.fraction >= 1) return;
      mentioned.set(event.stage, step);
      output.err(`${label}: ${percent(event.fraction)}${leftOf(event)}\n`);
    },
    close: () => {},
  };
}

function leftOf(event: StageEvent): string {
  return event.etaSeconds === undefined ? '' : `, ${timeLeft(event.etaSeconds)}`;
}
