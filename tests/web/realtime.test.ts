import type { AddressInfo } from 'node:net';
import websocket, { type WebSocket as Peer } from '@fastify/websocket';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveEvent } from '../../src/kernel/contracts/api/events.ts';
import { createRealtime, type Realtime } from '../../src/web/lib/live/realtime.ts';

// Real sockets on this machine; only the server's side of the conversation is written by hand.
describe('the stream of events', () => {
  let server: FastifyInstance;
  let port: number;
  let peers: { socket: Peer; after: string | null }[];
  let events: LiveEvent[];
  let gaps: number;
  let realtime: Realtime;

  const event = (id: number): LiveEvent => ({
    id,
    kind: 'episode.changed',
    subjectId: '6f1b2c3d-0000-4000-8000-000000000000',
  });
  const say = (message: unknown) => peers.at(-1)?.socket.send(JSON.stringify(message));

  beforeEach(async () => {
    peers = [];
    events = [];
    gaps = 0;
    await listen(0);
    realtime = createRealtime({
      open: (after) =>
        new WebSocket(`ws://127.0.0.1:${port}/?${after === undefined ? '' : `after=${after}`}`),
      onEvent: (happened) => events.push(happened),
      onGap: () => {
        gaps += 1;
      },
      pollMs: 20,
      retryMs: 10,
    });
  });

  afterEach(async () => {
    realtime.stop();
    await shut();
  });

  async function listen(at: number): Promise<void> {
    server = fastify();
    await server.register(websocket);
    server.get('/', { websocket: true }, (socket, request) => {
      const { after } = request.query as { after?: string };
      peers.push({ socket, after: after ?? null });
    });
    await server.listen({ port: at, host: '127.0.0.1' });
    port = (server.server.address() as AddressInfo).port;
  }

  async function shut(): Promise<void> {
    for (const { socket } of peers) socket.terminate();
    await server.close();
  }

  it('asks for everything once it is open, and tells each event once', async () => {
    realtime.start();
    await expect.poll(() => peers).toHaveLength(1);
    say({ type: 'hello', latest: 7 });
    await expect.poll(() => realtime.state()).toBe('open');
    expect(gaps).toBe(1);
    say({ type: 'event', event: event(8) });
    say({ type: 'event', event: event(8) });
    say({ type: 'event', event: event(9) });
    await expect.poll(() => events.map(({ id }) => id)).toEqual([8, 9]);
  });

  it('comes back after a lost connection and names the last event it has', async () => {
    realtime.start();
    await expect.poll(() => peers).toHaveLength(1);
    say({ type: 'hello', latest: 7 });
    say({ type: 'event', event: event(8) });
    await expect.poll(() => events).toHaveLength(1);
    peers[0]?.socket.terminate();
    await expect.poll(() => peers).toHaveLength(2);
    expect(peers[1]?.after).toBe('8');
    say({ type: 'hello', latest: 9 });
    say({ type: 'event', event: event(9) });
    await expect.poll(() => events.map(({ id }) => id)).toEqual([8, 9]);
    // Nothing was missed, so nothing is asked for again.
    expect(gaps).toBe(1);
  });

  it('asks for everything when the events it missed are gone', async () => {
    realtime.start();
    await expect.poll(() => peers).toHaveLength(1);
    say({ type: 'hello', latest: 7 });
    await expect.poll(() => gaps).toBe(1);
    say({ type: 'reset', latest: 40 });
    await expect.poll(() => gaps).toBe(2);
    peers[0]?.socket.terminate();
    await expect.poll(() => peers).toHaveLength(2);
    expect(peers[1]?.after).toBe('40');
  });

  it('polls while the socket cannot be opened, and stops when it can', async () => {
    await shut();
    realtime.start();
    await expect.poll(() => realtime.state()).toBe('polling');
    await expect.poll(() => gaps).toBeGreaterThan(2);
    await listen(port);
    await expect.poll(() => peers.length).toBeGreaterThan(0);
    say({ type: 'hello', latest: 1 });
    await expect.poll(() => realtime.state()).toBe('open');
  });

  it('is silent once it is stopped', async () => {
    realtime.start();
    await expect.poll(() => peers).toHaveLength(1);
    say({ type: 'hello', latest: 7 });
    await expect.poll(() => realtime.state()).toBe('open');
    const closed = new Promise((resolve) => peers[0]?.socket.on('close', resolve));
    realtime.stop();
    await closed;
    expect(realtime.state()).toBe('off');
    expect(peers).toHaveLength(1);
  });

  it('is off where the browser forbids the socket, and says so once', async () => {
    const onForbidden = vi.fn();
    const forbidden = createRealtime({
      open: () => {
        throw new DOMException('An insecure WebSocket connection may not be initiated', 'SecurityError');
      },
      onEvent: () => {},
      onGap: () => {},
      onForbidden,
      retryMs: 1,
    });
    forbidden.start();
    expect(forbidden.state()).toBe('off');
    expect(onForbidden).toHaveBeenCalledOnce();
  });
});
