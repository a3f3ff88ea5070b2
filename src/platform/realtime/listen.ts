import pg from 'pg';

export interface Hearing {
  message(payload: string, channel: string): void;
  /** The connection stands again: what was said meanwhile was missed. Called the first time too. */
  connected(): void;
  lost(error: Error): void;
}

const RETRY_MS = { first: 100, most: 2000 };
/** A connection that says nothing is asked as often, and given up when no answer comes. */
const ALIVE_EVERY_MS = 10_000;
const ANSWER_WITHIN_MS = 5000;

/**
 * One connection that listens to channels (LISTEN) and comes back by itself when it is lost.
 *
 * @throws what the first attempt to connect throws
 */
export async function listen(
  database: { readonly url: string },
  channels: readonly string[],
  hearing: Hearing,
): Promise<{ close(): Promise<void> }> {
  const listener = new Listener(database, channels, hearing);
  await listener.connect();
  return listener;
}

class Listener {
  /** Asked each time: an embedded server may come back at another address. */
  readonly #database: { readonly url: string };
  readonly #channels: readonly string[];
  readonly #hearing: Hearing;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #attempt = 0;
  #closed = false;

  constructor(database: { readonly url: string }, channels: readonly string[], hearing: Hearing) {
    this.#database = database;
    this.#channels = channels;
    this.#hearing = hearing;
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#database.url,
      application_name: 'afterword listen',
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
      keepAlive: true,
    });
    client.on('error', (error) => this.#drop(client, error));
    client.on('end', () => this.#drop(client, new Error('The connection ended.')));
    // What is said before all channels are listened to waits until `connected` was told: whoever is told
    // of news before they know that something was missed takes it for the first news.
    const early: pg.Notification[] = [];
    const hear = ({ payload, channel }: pg.Notification) => this.#hearing.message(payload ?? '', channel);
    client.on('notification', (said) => {
      if (this.#client === client) hear(said);
      else early.push(said);
    });
    try {
      await client.connect();
      for (const channel of this.#channels) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    if (this.#closed) return client.end();
    this.#client = client;
    this.#attempt = 0;
    this.#timer = setInterval(() => this.#askWhetherAlive(client), ALIVE_EVERY_MS).unref();
    this.#hearing.connected();
    for (const said of early.splice(0)) hear(said);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }

  #askWhetherAlive(client: pg.Client): void {
    client.query('select 1').catch((error: Error) => this.#drop(client, error));
  }

  #drop(client: pg.Client, error: Error): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = undefined;
    clearInterval(this.#timer);
    void client.end().catch(() => {});
    this.#hearing.lost(error);
    this.#connectLater();
  }

  #connectLater(): void {
    const delay = Math.min(RETRY_MS.most, RETRY_MS.first * 2 ** this.#attempt++);
    this.#timer = setTimeout(() => {
      if (!this.#closed) this.connect().catch(() => this.#connectLater());
    }, delay).unref();
  }
}
