import type { Config } from '../platform/config/config.ts';
import type { Arguments, CommandSpec } from './arguments/parse.ts';
import type { Output } from './output.ts';
import type { ServiceLoaders } from './service-loaders.ts';

/** What every command is given. */
export interface Context {
  args: Arguments;
  config: Config;
  output: Output;
  /** Fires on Ctrl-C. */
  signal: AbortSignal;
  /** The service's other doors, where whoever started the process brought them. */
  loaders: ServiceLoaders | undefined;
}

export interface Command {
  spec: CommandSpec;
  run(context: Context): Promise<void>;
}
