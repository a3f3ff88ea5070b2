import { existsSync } from 'node:fs';
import path from 'node:path';
import { AppError } from '../kernel/errors.ts';
import type { Config } from '../platform/config/config.ts';

/**
 * Refuses to go on where there is no service: a command that looks at one must not make a new, empty
 * one because it was called in another folder.
 *
 * @throws AppError usage
 */
export function requireServiceData({ service }: Config): void {
  if (service.databaseUrl || existsSync(path.join(service.dataDir, 'postgres'))) return;
  throw new AppError(
    'usage',
    `There is no Afterword service in ${service.dataDir}. Run this in the folder of the installation, or set AFTERWORD_DATA or DATABASE_URL as for \`afterword serve\`.`,
  );
}
