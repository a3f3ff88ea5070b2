import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Server } from '../server.ts';
import { attachOrStart, leave, prepareEmbedded } from './embedded-server.ts';
import { SUPERUSER } from './initialise.ts';
import { DATABASE, type Lease } from './lease.ts';

const PAUSE_MS = 1000;

/**
 * The embedded server under a data folder, started or found running. While this process uses it, it
 * is started again whenever it ends; queries in flight fail, later ones find it again.
 */
export async function openEmbedded(
  dataDir: string,
  options: { signal?: AbortSignal; say?: (line: string) => void },
): Promise<Server> {
  const embedded = await prepareEmbedded(dataDir);
  let lease = await attachOrStart(embedded, { signal: options.signal });
  let pool: pg.Pool | undefined;
  const leaving = new AbortController();
  let recovering: Promise<void> | undefined;

  const target = () => ({
    host: '127.0.0.1',
    port: lease.port,
    user: SUPERUSER,
    password: embedded.password,
    database: DATABASE,
  });
  const recover = async () => {
    options.say?.('The embedded database has ended; starting it again.');
    while (!leaving.signal.aborted) {
      try {
        lease = await attachOrStart(embedded, { port: lease.port, signal: leaving.signal });
        if (pool) Object.assign(pool.options, target());
        return watch(lease);
      } catch (error) {
        if (leaving.signal.aborted) return;
        options.say?.((error as Error).message);
        await sleep(PAUSE_MS);
      }
    }
  };
  const watch = (held: Lease) =>
    held.onLost(() => {
      if (!leaving.signal.aborted) recovering = recover();
    });
  watch(lease);

  return {
    address: () => {
      const { host, port, user, password, database } = target();
      return { target: target(), url: `postgresql://${user}:${password}@${host}:${port}/${database}` };
    },
    follow: (followed) => {
      pool = followed;
    },
    description: `embedded database in ${embedded.places.folder}`,
    leave: async () => {
      leaving.abort();
      await recovering;
      await leave(embedded, lease);
    },
  };
}
