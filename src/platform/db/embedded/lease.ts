import pg from 'pg';
import { SUPERUSER } from './initialise.ts';

/** Any two numbers that nothing else in the database takes as an advisory lock. */
const LEASE = '4157, 1';

export const DATABASE = 'postgres';

/**
 * One connection that a process keeps as long as it uses the embedded server. It holds a shared
 * advisory lock, which says "in use": the server may be stopped only by who gets that lock alone.
 * And its end is the first sign that the server is gone.
 */
export class Lease {
  readonly port: number;
  readonly #client: pg.Client;
  #onLost: (() => void) | undefined;
  #gone = false;

  private constructor(client: pg.Client, port: number) {
    this.#client = client;
    this.port = port;
    client.on('error', () => {});
    client.once('end', () => {
      this.#gone = true;
      this.#onLost?.();
    });
  }

  /**
   * @returns undefined while the server is being stopped by its last user
   * @throws what the connection throws
   */
  static async take(port: number, password: string): Promise<Lease | undefined> {
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      user: SUPERUSER,
      password,
      database: DATABASE,
      application_name: 'afterword lease',
      connectionTimeoutMillis: 10_000,
    });
    const lease = new Lease(client, port);
    await client.connect();
    const { rows } = await client.query(`select pg_try_advisory_lock_shared(${LEASE}) as taken`);
    if (rows[0].taken === true) return lease;
    await client.end();
    return undefined;
  }

  /** Calls back once, when the connection ends without `giveUp` or `end`, or has ended already. */
  onLost(callback: () => void): void {
    this.#onLost = callback;
    if (this.#gone) queueMicrotask(callback);
  }

  /** Gives the lease up. @returns whether it was the last one: then nobody gets one until `end`. */
  async giveUp(): Promise<boolean> {
    this.#onLost = undefined;
    const { rows } = await this.#client.query(
      `select pg_advisory_unlock_shared(${LEASE}), pg_try_advisory_lock(${LEASE}) as last`,
    );
    return rows[0].last === true;
  }

  async end(): Promise<void> {
    this.#onLost = undefined;
    await this.#client.end().catch(() => {});
  }
}
