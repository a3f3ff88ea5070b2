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
  /** How to load the web server and the worker, where whoever started the process says so. */
  loaders: ServiceLoaders | undefined;
}

export interface Command {
  spec: CommandSpec;
  run(context: Context): Promise<void>;
}
