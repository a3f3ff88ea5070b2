import type { Output } from '../output.ts';
import type { ProgressDisplay } from './progress-display.ts';

/** One JSON object a line on the standard output: `{"type": "stage", ...StageEvent}`. */
export function jsonLines(output: Output): ProgressDisplay {
  return {
    onStage: (event) => writeJson(output, { type: 'stage', ...event }),
    close: () => {},
  };
}

export function writeJson(output: Output, value: { type: string } & Record<string, unknown>): void {
  output.out(`${JSON.stringify(value)}\n`);
}
