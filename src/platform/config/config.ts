import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { AppError } from '../../kernel/errors.ts';

/** What the environment decides. Nothing else in the product reads it. */
export interface Config {
  /** Where finished takes are kept, so that a second run continues. */
  cacheDir: string;
  /** The cache is swept down to this after a run. */
  cacheLimitBytes: number;
  /** Threads that speak; by default one a core. */
  workers: number;
  /** Print the stack of an error. */
  debug: boolean;
  /** Colour text on a terminal (https://no-color.org). */
  colour: boolean;
}

type Environment = Record<string, string | undefined>;

const GB = 1e9;

const schema = z.object({
  AFTERWORD_CACHE: z
    .string()
    .refine((folder) => path.isAbsolute(folder), 'must be an absolute path')
    .optional(),
  AFTERWORD_CACHE_GB: z.coerce
    .number({ error: 'must be a number of gigabytes, such as 5' })
    .min(0, 'must not be negative')
    .max(100_000, 'must be at most 100000')
    .default(5),
  AFTERWORD_WORKERS: z.coerce
    .number({ error: 'must be a whole number from 1 to 64' })
    .int('must be a whole number from 1 to 64')
    .min(1, 'must be a whole number from 1 to 64')
    .max(64, 'must be a whole number from 1 to 64')
    .optional(),
  AFTERWORD_DEBUG: z.enum(['0', '1'], { error: 'must be 1 or 0' }).default('0'),
});

/**
 * Reads and checks the environment; an empty value counts as not set.
 *
 * @throws AppError usage, naming every variable that is wrong at once
 */
export function readConfig(env: Environment = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new AppError('usage', `The environment is not right: ${faults.join('; ')}.`, {
      details: { faults },
    });
  }
  const value = parsed.data;
  return {
    cacheDir: value.AFTERWORD_CACHE ?? defaultCacheDir(process.platform, given, os.homedir()),
    cacheLimitBytes: value.AFTERWORD_CACHE_GB * GB,
    workers: value.AFTERWORD_WORKERS ?? os.availableParallelism(),
    debug: value.AFTERWORD_DEBUG === '1',
    colour: given.NO_COLOR === undefined && given.TERM !== 'dumb',
  };
}

/** The place each system means for what may be made again: XDG on Linux, Library/Caches on macOS. */
export function defaultCacheDir(platform: NodeJS.Platform, env: Environment, home: string): string {
  if (env.XDG_CACHE_HOME && path.isAbsolute(env.XDG_CACHE_HOME))
    return path.join(env.XDG_CACHE_HOME, 'afterword');
  if (platform === 'darwin') return path.join(home, 'Library', 'Caches', 'afterword');
  if (platform === 'win32')
    return path.join(env.LOCALAPPDATA ?? path.join(home, 'AppData', 'Local'), 'afterword', 'cache');
  return path.join(home, '.cache', 'afterword');
}
