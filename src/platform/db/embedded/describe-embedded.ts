import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../../../kernel/errors.ts';
import type { DatabaseFinding } from '../finding.ts';
import { clusterIsThere } from './initialise.ts';
import { MAJOR, packagedFolder, readPackageVersion } from './native-folder.ts';
import { postgresPaths } from './postgres-paths.ts';
import { runningPostmaster } from './postmaster.ts';

/** @throws AppError as opening it would */
export async function describeEmbedded(dataDir: string): Promise<DatabaseFinding> {
  const paths = postgresPaths(dataDir);
  const version = readPackageVersion(packagedFolder()).replace(/-.*$/, '').replace(/\.0$/, '');
  const what = `embedded PostgreSQL ${version} in ${paths.folder}`;
  if (!(await clusterIsThere(paths))) {
    await mustBeWritable(dataDir);
    return { state: 'ok', found: `${what}, made at the first start` };
  }
  const { running } = await runningPostmaster(paths.data);
  return { state: 'ok', found: `${what}, ${running ? `running on port ${running.port}` : 'not running'}` };
}

/** The folder, or the nearest above it that is there. */
async function mustBeWritable(folder: string): Promise<void> {
  const fault = await access(folder, constants.W_OK).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error,
  );
  if (fault?.code === 'ENOENT' && path.dirname(folder) !== folder)
    return mustBeWritable(path.dirname(folder));
  if (fault)
    throw new AppError(
      'database_unreachable',
      `The embedded database (PostgreSQL ${MAJOR}) cannot be made: ${folder} may not be written.`,
    );
}
