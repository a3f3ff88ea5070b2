import { type FileHandle, open, readFile, rename, stat } from 'node:fs/promises';
import net from 'node:net';
import type { Account } from './account.ts';
import { programIn } from './native-folder.ts';
import type { PostgresPaths } from './postgres-paths.ts';
import { runNative } from './run-native.ts';

const LOG_BYTES = 1_000_000;

/**
 * Modest: one household of processes on this machine. fsync stays on. Statements are not logged:
 * they hold what people wrote, and the log would grow.
 */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '32MB',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '1',
  io_method: 'sync',
  jit: 'off',
  logging_collector: 'off',
  log_checkpoints: 'off',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

export interface StartingServer {
  pid: number;
  /** How it has ended again, if it has. */
  end(): 'refused' | 'killed' | undefined;
  /** What it has said so far. */
  said(): Promise<string>;
}

/**
 * Starts the server in a group of its own, so that Ctrl-C in our terminal and our own end leave it
 * running. It may end at once: another server runs, or one that was killed has not quite ended.
 */
export async function startServer(
  paths: PostgresPaths,
  native: string,
  account: Account | undefined,
  port: number,
): Promise<StartingServer> {
  const log = await openLog(paths);
  const { size: start } = await log.stat();
  try {
    const settings = Object.entries({ port: String(port), ...SETTINGS });
    const child = await runNative({
      program: programIn(native, 'postgres'),
      args: ([data]) => [
        '-D',
        data as string,
        ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      paths: [paths.data],
      account,
      output: log.fd,
      detached: true,
    });
    child.unref();
    return {
      pid: child.pid as number,
      end: () => (child.exitCode === null ? (child.signalCode ? 'killed' : undefined) : 'refused'),
      said: async () => (await readFile(paths.log)).subarray(start).toString().trim(),
    };
  } finally {
    await log.close();
  }
}

/** What is older than the last start and more than a megabyte goes aside; the one before it goes. */
async function openLog({ log }: PostgresPaths): Promise<FileHandle> {
  const { size } = await stat(log).catch(() => ({ size: 0 }));
  if (size > LOG_BYTES) await rename(log, `${log}.1`);
  return open(log, 'a', 0o600);
}

/** The wanted port where it is free (so that addresses stay good over a restart), else any free one. */
export async function freePort(wanted: number | undefined): Promise<number> {
  return (wanted && (await tryPort(wanted))) || ((await tryPort(0)) as number);
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const taken = (server.address() as net.AddressInfo).port;
      server.close(() => resolve(taken));
    });
  });
}
