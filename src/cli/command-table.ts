import { AppError } from '../kernel/errors.ts';
import { didYouMean } from './arguments/nearest.ts';
import { doctor } from './commands/doctor.ts';
import { inspect } from './commands/inspect.ts';
import { make } from './commands/make.ts';
import { models } from './commands/models.ts';
import { music } from './commands/music.ts';
import { render } from './commands/render.ts';
import { script } from './commands/script.ts';
import { voices } from './commands/voices.ts';
import type { Command } from './context.ts';

/** In the order a newcomer needs them. */
export const COMMANDS: readonly Command[] = [make, script, render, voices, models, music, inspect, doctor];

/** @throws AppError usage naming the nearest command */
export function findCommand(name: string): Command {
  const command = COMMANDS.find((each) => each.spec.name === name);
  if (command) return command;
  const names = COMMANDS.map((each) => each.spec.name);
  const hint = didYouMean(name, [...names, 'help']);
  throw new AppError(
    'usage',
    `There is no command "${name}".${hint || ` There are ${names.join(', ')} and help.`}`,
  );
}
