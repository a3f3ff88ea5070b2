import { type ChildProcess, spawn } from 'node:child_process';
import { type FileHandle, open } from 'node:fs/promises';
import { compact } from '../../../kernel/compact.ts';
import type { Account } from './account.ts';

export interface NativeRun {
  program: string;
  args: (paths: string[]) => string[];
  /** Files and folders that the program is told of. */
  paths: string[];
  account: Account | undefined;
  /** Where its words go: a file's descriptor, or a pipe. */
  output: number | 'pipe';
  /** Whether it lives on when this process ends. */
  detached: boolean;
}

/**
 * Starts a program of the server. Where it runs under another account (root, on Linux) that account
 * may not be able to enter the folders above ours, such as /root. So folders are handed over open,
 * and named by their descriptor: nothing above them needs to be entered.
 */
export async function runNative(run: NativeRun): Promise<ChildProcess> {
  const byHandle = run.account !== undefined && process.platform === 'linux';
  const handles: FileHandle[] = [];
  try {
    if (byHandle) for (const each of run.paths) handles.push(await open(each));
    const named = byHandle ? run.paths.map((_, index) => `/proc/self/fd/${3 + index}`) : run.paths;
    const child = spawn(run.program, run.args(named), {
      uid: run.account?.uid,
      gid: run.account?.gid,
      cwd: '/',
      detached: run.detached,
      stdio: ['ignore', run.output, run.output, ...handles.map((handle) => handle.fd)],
      // Messages are read by us, and the environment may hold secrets and PG* settings.
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC', ...windowsNeeds() },
    });
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', () => resolve());
      child.once('error', reject);
    });
    return child;
  } finally {
    for (const handle of handles) await handle.close();
  }
}

function windowsNeeds(): Record<string, string> {
  if (process.platform !== 'win32') return {};
  const { SystemRoot, TEMP } = process.env;
  return compact({ SystemRoot: SystemRoot || undefined, TEMP: TEMP || undefined });
}

/** Waits for its end. @returns the exit code (null after a signal) and all it said */
export async function waitForExit(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said: said.trim() })));
}
