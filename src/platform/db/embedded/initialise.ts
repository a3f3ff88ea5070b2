import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../../../kernel/errors.ts';
import type { Account } from './account.ts';
import { MAJOR, programIn } from './native-folder.ts';
import { clusterPaths, type PostgresPaths } from './postgres-paths.ts';
import { runNative, waitForExit } from './run-native.ts';

export const SUPERUSER = 'afterword';

const UNFINISHED = 'initialising-';

interface How {
  native: string;
  account: Account | undefined;
  say: ((line: string) => void) | undefined;
}

/**
 * Makes the cluster unless it is there. It is made under another name and renamed when it is whole,
 * so one that was stopped half way is never taken for a database, and of two processes that make it
 * at once one wins.
 *
 * @throws AppError database_other_version when the cluster there belongs to another major
 */
export async function initialise(paths: PostgresPaths, how: How): Promise<void> {
  if (await clusterIsThere(paths)) return;
  how.say?.('Making the embedded database; this happens once.');
  await mkdir(paths.folder, { recursive: true });
  const unfinished = clusterPaths(await mkdtemp(path.join(paths.folder, UNFINISHED)));
  try {
    // Where folders can't be handed over open, the server's account must get through this one.
    if (how.account && process.platform !== 'linux') await chmod(unfinished.cluster, 0o711);
    await runInitdb(unfinished, how);
    await rename(unfinished.cluster, paths.cluster);
  } catch (error) {
    await removeFolder(unfinished.cluster);
    if (!(await clusterIsThere(paths))) throw error;
  }
}

/** @throws AppError database_other_version when the cluster there belongs to another major */
export async function clusterIsThere({ data }: PostgresPaths): Promise<boolean> {
  const text = await readFile(path.join(data, 'PG_VERSION'), 'utf8').catch(refuseUnlessMissing);
  if (text === undefined) return false;
  const found = text.trim();
  if (found === String(MAJOR)) return true;
  throw new AppError(
    'database_other_version',
    `The database in ${data} was made by PostgreSQL ${found}, and this version of Afterword brings ${MAJOR}, which cannot open it. Run \`afterword export\` with the version of Afterword that made it, move the folder away, then \`afterword import\` with this one.`,
    { details: { found, needed: String(MAJOR) } },
  );
}

function refuseUnlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw new AppError('database_unreachable', `The database folder cannot be read: ${error.message}.`, {
    cause: error,
  });
}

async function runInitdb(
  { data, password }: Pick<PostgresPaths, 'data' | 'password'>,
  { native, account }: How,
): Promise<void> {
  await mkdir(data, { mode: 0o700 });
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (account) for (const each of [data, password]) await chown(each, account.uid, account.gid);
  const child = await runNative({
    program: programIn(native, 'initdb'),
    // The built-in locale sorts the same on every machine and after every update of it.
    args: ([dataPath, passwordPath]) => [
      '-D',
      dataPath as string,
      '-U',
      SUPERUSER,
      `--pwfile=${passwordPath}`,
      '--auth=scram-sha-256',
      '--data-checksums',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      '--lc-collate=C',
      '--lc-ctype=C',
    ],
    paths: [data, password],
    account,
    output: 'pipe',
    detached: false,
  });
  const { code, said } = await waitForExit(child);
  if (code !== 0)
    throw new AppError('database_failed', `The database could not be made in ${data}: ${said.slice(-2000)}`);
  if (account) await chown(password, 0, 0);
}

/** Takes away what was left by processes killed while they made the cluster. Call it with the server running. */
export async function removeUnfinished({ folder }: PostgresPaths): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith(UNFINISHED)) await removeFolder(path.join(folder, name));
}

/**
 * Of two processes that make the cluster at once the one that wins removes what the other still writes:
 * a folder that fills again meanwhile is tried anew, and left to the next start where it keeps filling.
 */
async function removeFolder(folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
  }
}

export async function readPassword({ password }: PostgresPaths): Promise<string> {
  return (await readFile(password, 'utf8')).trim();
}
