import { readdir, readFile, stat } from 'node:fs/promises';

/** How long connections of a killed server get to see by themselves that it is gone. */
const GRACE_MS = 2000;

interface ServerProcess {
  pid: number;
  parent: number;
  /** Whether it serves a connection or does work for the server, rather than being the server. */
  child: boolean;
}

/**
 * Processes of a killed server that are still at work on the folder. They hold its lock, so that
 * none can be started before they are gone. Known on Linux only; elsewhere none are named.
 */
export async function orphansIn(data: string): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const ours = await stat(data);
  const all = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => serverProcess(Number(pid), ours)),
  );
  const found = all.filter((each) => each !== undefined);
  const pids = new Set(found.map((each) => each.pid));
  return found.filter((each) => each.child && !pids.has(each.parent)).map((each) => each.pid);
}

async function serverProcess(
  pid: number,
  folder: { ino: number; dev: number },
): Promise<ServerProcess | undefined> {
  try {
    const cwd = await stat(`/proc/${pid}/cwd`);
    if (cwd.ino !== folder.ino || cwd.dev !== folder.dev) return undefined;
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    const parent = Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
    const title = await readFile(`/proc/${pid}/cmdline`, 'utf8');
    return { pid, parent, child: title.startsWith('postgres: ') };
  } catch {
    return undefined;
  }
}

/** Most leave within milliseconds; one in the middle of a long query is told to after a while. */
export class Orphans {
  readonly #data: string;
  #since: number | undefined;

  constructor(data: string) {
    this.#data = data;
  }

  async urge(): Promise<void> {
    this.#since ??= performance.now();
    if (performance.now() - this.#since < GRACE_MS) return;
    for (const pid of await orphansIn(this.#data)) terminate(pid);
  }
}

function terminate(pid: number): void {
  try {
    process.kill(pid, 'SIGTERM');
  } catch {
    // It has gone meanwhile.
  }
}
