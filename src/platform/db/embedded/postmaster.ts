import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What postmaster.pid says of the server that runs, or ran, on a data folder. */
export interface Postmaster {
  pid: number;
  port: number;
}

/** @returns undefined when there is no such file, or it is not written to its end yet */
export async function readPostmaster(data: string): Promise<Postmaster | undefined> {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && port > 0 ? { pid, port } : undefined;
}

export function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
