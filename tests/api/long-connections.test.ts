import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDoor, type TestDoor } from './door.ts';

/** The time that a body may take, in milliseconds: what has none must not be measured by it. */
const BODY_MS = 150;

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor({ patience: { bodyMs: BODY_MS } });
});
afterAll(() => door?.close());

describe('connections that stay longer than a body may take', () => {
  it('leaves WebSockets open', async () => {
    const socket = new WebSocket(`${door.url.replace('http', 'ws')}/api/realtime`, {
      headers: { cookie: door.ada.cookie, origin: door.url },
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
