import { execFile } from 'node:child_process';
import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { orphansIn } from './orphans.ts';

/** What postmaster.pid says of the server that runs, or ran, on a data folder. */
export interface Postmaster {
  pid: number;
  port: number;
}

/** @returns undefined when there is no such file, or it is not written to its end yet */
async function readPostmaster(data: string): Promise<Postmaster | undefined> {
  const text = await readFile(pidFileOf(data), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && port > 0 ? { pid, port } : undefined;
}

function pidFileOf(data: string): string {
  return path.join(data, 'postmaster.pid');
}

export function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * The server on this folder. The file may be left from one that was killed, and its number may have
 * been given to a stranger since: so the process itself is asked.
 */
export async function runningPostmaster(
  data: string,
): Promise<{ running: Postmaster | undefined; last: Postmaster | undefined }> {
  const last = await readPostmaster(data);
  const runs = last !== undefined && lives(last.pid) && (await isServerOf(last.pid, data));
  return { running: runs ? last : undefined, last };
}

/**
 * PostgreSQL does not start while postmaster.pid names a living process of the same user, even when
 * that is some stranger with the number of a server that was killed. Then, and only when nothing of
 * the server is left, the file is taken away.
 */
export async function removeStaleFile(data: string, last: Postmaster): Promise<void> {
  if (process.platform !== 'linux' || !lives(last.pid)) return;
  if ((await orphansIn(data)).length > 0) return;
  const { running, last: now } = await runningPostmaster(data);
  if (!running && now?.pid === last.pid) await rm(pidFileOf(data), { force: true });
}

async function isServerOf(pid: number, data: string): Promise<boolean> {
  if (process.platform === 'linux') return worksIn(pid, data);
  if (process.platform === 'win32') return true;
  const ps = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'comm=']).catch(() => undefined);
  return ps?.stdout.includes('postgres') ?? false;
}

/** Every process of a server has the data folder as its working folder. */
async function worksIn(pid: number, data: string): Promise<boolean> {
  try {
    const [its, ours] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(data)]);
    return its.ino === ours.ino && its.dev === ours.dev;
  } catch {
    return false;
  }
}
