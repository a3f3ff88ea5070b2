import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from './test-server.ts';

/** The time that a body may take, in milliseconds: what has none must not be measured by it. */
const BODY_MS = 150;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ patience: { bodyMs: BODY_MS } });
});
afterAll(() => server?.close());

describe('connections that stay longer than a body may take', () => {
  it('leaves WebSockets open', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/realtime`, {
      headers: { cookie: server.ada.cookie, origin: server.url },
    });
    const ends = Promise.race([
      once(socket, 'close').then(() => 'closed'),
      once(socket, 'error').then(() => 'broken'),
    ]);
    await once(socket, 'open');
    expect(await Promise.race([ends, sleep(4 * BODY_MS, 'open')])).toBe('open');
    socket.close();
    expect(await ends).toBe('closed');
  });
});
