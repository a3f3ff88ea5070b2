import type { Stage } from '../../workflow/pipeline/stages.ts';
import type { Arguments } from '../arguments/parse.ts';
import type { Context } from '../context.ts';
import type { Output } from '../output.ts';
import { jsonLines } from './json-lines.ts';
import { liveView } from './live-view.ts';
import { plainLines } from './plain-lines.ts';
import { type ProgressDisplay, silent } from './progress-display.ts';

/** The display that the options and the terminal call for; it is taken down when the signal fires. */
export function chooseDisplay(
  { args, output, signal }: Pick<Context, 'args' | 'output' | 'signal'>,
  stages: readonly Stage[],
): ProgressDisplay {
  const display = displayFor(args, output, stages);
  signal.addEventListener('abort', () => display.close(), { once: true });
  return display;
}

function displayFor(args: Arguments, output: Output, stages: readonly Stage[]): ProgressDisplay {
  if (args.switches.has('json')) return jsonLines(output);
  if (args.switches.has('quiet')) return silent;
  return output.live ? liveView(output, stages) : plainLines(output, stages);
}
