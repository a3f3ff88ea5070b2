import type { Stage } from '../../workflow/stages.ts';
import type { Arguments } from '../arguments/parse.ts';
import type { Output } from '../output.ts';
import { jsonLines } from './json-lines.ts';
import { liveView } from './live-view.ts';
import { plainLines } from './plain-lines.ts';
import { type ProgressDisplay, silent } from './progress-display.ts';

/** The display that the options and the terminal call for. */
export function chooseDisplay(args: Arguments, output: Output, stages: readonly Stage[]): ProgressDisplay {
  if (args.switches.has('json')) return jsonLines(output);
  if (args.switches.has('quiet')) return silent;
  return output.live ? liveView(output, stages) : plainLines(output, stages);
}
