import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Runs the server until its standard input ends. */
const RUN = `"$1" -D "$2" -p "$3" -k '' -h 127.0.0.1 -F > "$2/../again.log" 2>&1 &
cat > /dev/null; kill -INT $!; wait $!`;

/** Kills a PostgreSQL server of the tests as a crash would. @returns what starts it again on its port */
export async function killServer(url: string): Promise<() => Promise<{ stop(): Promise<void> }>> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(`select current_setting('data_directory') as data`);
  await client.end();
  const data: string = rows[0].data;
  const program = readFileSync(path.join(data, 'postmaster.opts'), 'utf8').split(' ')[0] ?? '';
  process.kill(Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
  return () => startAgain(url, program, data);
}

async function startAgain(url: string, program: string, data: string) {
  const { uid, gid } = statSync(data);
  const account = process.getuid?.() === 0 ? { uid, gid } : {};
  const child = spawn('/bin/sh', ['-c', RUN, 'sh', program, data, new URL(url).port], {
    ...account,
    cwd: data,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  while (!(await accepts(url))) await sleep(50);
  const exited = once(child, 'exit');
  return {
    stop: async () => {
      child.stdin.end();
      await exited;
    },
  };
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
