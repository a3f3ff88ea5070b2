import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../src/platform/db/database.ts';
import { openDatabase } from '../../../src/platform/db/open-database.ts';
import { serviceConfig } from './database.ts';

/** A folder with an embedded database in it. */
export class EmbeddedFolder {
  readonly dataDir = mkdtempSync(path.join(os.tmpdir(), 'afterword-db-'));
  readonly #processes: OtherProcess[] = [];

  at(...parts: string[]): string {
    return path.join(this.dataDir, 'postgres', ...parts);
  }

  open(say?: (line: string) => void): Promise<Database> {
    return openDatabase(serviceConfig(undefined, this.dataDir), say ? { say } : {});
  }

  /** The server's own process, as it is written down. */
  postmaster(): number | undefined {
    try {
      return Number(readFileSync(this.at('cluster', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
    } catch {
      return undefined;
    }
  }

  /** Processes that work in the data folder: the server and its children. */
  serverProcesses(): number[] {
    const data = this.at('cluster', 'data');
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && process.getBuiltinModule('fs').existsSync(`/proc/${name}/cwd`))
      .map(Number)
      .filter((pid) => linkOf(pid) === data);
  }

  /** Another process with the database open, until it is told to close it (or killed). */
  async otherProcess(): Promise<OtherProcess> {
    const other = await holdDatabase(this.dataDir);
    this.#processes.push(other);
    return other;
  }

  /** Ends whatever is left and takes the folder away. */
  async remove(): Promise<void> {
    for (const other of this.#processes) await other.kill();
    const pid = this.postmaster();
    if (pid && this.serverProcesses().includes(pid)) process.kill(pid, 'SIGQUIT');
    await until(() => this.serverProcesses().length === 0);
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

export interface OtherProcess {
  close(): Promise<void>;
  kill(): Promise<void>;
}

/** @param where an address, or the folder of an embedded database */
export async function holdDatabase(where: string): Promise<OtherProcess> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'hold-database.ts'), where], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [line] = await Promise.race([once(child.stdout, 'data'), ended]);
  if (!String(line).startsWith('open')) throw new Error(`it did not open the database: ${line}`);
  return {
    close: async () => {
      child.stdin.end();
      expectCode(await ended);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function expectCode([code]: unknown[]): void {
  if (code !== 0) throw new Error(`it ended with ${code}`);
}

function linkOf(pid: number): string | undefined {
  try {
    return process.getBuiltinModule('fs').readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

export async function until(holds: () => boolean): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (!holds()) {
    if (performance.now() > deadline) throw new Error(`not within a minute: ${holds}`);
    await sleep(20);
  }
}
