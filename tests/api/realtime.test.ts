import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'undici';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MOST_SOCKETS_A_PERSON } from '../../src/api/realtime/socket-room.ts';
import { closeServer } from '../../src/api/server.ts';
import { ALL_CALLS } from '../../src/workflow/calls/all-calls.ts';
import { openTestServer, type Person, type TestServer } from './test-server.ts';

type Message = { type: string; latest?: number; event?: { id: number; subjectId: string } };

/** Between two pings: a test that stands still for a while on a busy machine keeps its sockets. */
const PATIENT_MS = 300_000;

let server: TestServer;
const sockets: WebSocket[] = [];
beforeAll(async () => {
  server = await openTestServer({ pingMs: PATIENT_MS });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});
afterAll(() => server.close());

interface Ear {
  socket: WebSocket;
  messages: Message[];
  ids(): number[];
  closed: Promise<number>;
}

/** Listens; resolves once the server said hello. */
async function listen(as: Person, after?: number, at: TestServer = server): Promise<Ear> {
  const query = after === undefined ? '' : `?after=${after}`;
  const socket = new WebSocket(`${at.url.replace('http', 'ws')}/api/realtime${query}`, {
    headers: { cookie: as.cookie, origin: at.url },
  });
  sockets.push(socket);
  const messages: Message[] = [];
  socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data))));
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code));
  });
  const ids = () => messages.flatMap(({ event }) => (event ? [event.id] : []));
  await expect.poll(() => messages[0]?.type).toBe('hello');
  return { socket, messages, ids, closed };
}

async function emit(who: Person, count = 1): Promise<void> {
  for (let index = 0; index < count; index++)
    await server.service.events.emit(server.service.database.db, {
      organizationId: who.organizationId,
      kind: 'episode.progress',
      subjectId: randomUUID(),
    });
}

/** The answer to a handshake: its status line. */
async function handshake(
  headers: Record<string, string>,
  path = '/api/realtime',
  at = server,
): Promise<[Socket, string]> {
  const socket = connect(Number(new URL(at.url).port), '127.0.0.1');
  const lines = Object.entries({
    Host: new URL(at.url).host,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const [first] = (await once(socket, 'data')) as [Buffer];
  return [socket, first.toString()];
}

describe('a handshake', () => {
  it('is checked before the upgrade: session, origin, place in the stream', async () => {
    const ours = { Cookie: server.ada.cookie, Origin: server.url };
    const answer = async (headers: Record<string, string>, path?: string) => {
      const [socket, text] = await handshake(headers, path);
      socket.destroy();
      return [Number(text.slice(9, 12)), /"code":"(\w+)"/.exec(text)?.[1]];
    };
    expect(await answer({ Origin: server.url })).toEqual([401, 'not_signed_in']);
    expect(await answer({ ...ours, Origin: 'https://evil.example' })).toEqual([403, 'not_allowed']);
    expect(await answer({ Cookie: server.ada.cookie })).toEqual([403, 'not_allowed']);
    expect(await answer(ours, '/api/realtime?after=x')).toEqual([400, 'input_invalid']);
    expect(await answer(ours, '/api/realtime?after=-1')).toEqual([400, 'input_invalid']);
    expect(await answer(ours, '/api/v1/nothing')).toEqual([404, 'not_found']);
    expect(await answer(ours, '/api/v1/session')).toEqual([404, 'not_found']);
    expect(await answer(ours)).toEqual([101, undefined]);
  });

  it('is refused to whoever has too many', async () => {
    for (let index = 0; index < MOST_SOCKETS_A_PERSON; index++) await listen(server.vera);
    const [socket, text] = await handshake({ Cookie: server.vera.cookie, Origin: server.url });
    expect(text).toMatch(/^HTTP\/1\.1 429 /);
    socket.destroy();
    await listen(server.ada);
  });
});

describe('the stream', () => {
  it('tells what happens in the own organization, and nothing of others', async () => {
    const [ada, otto] = [await listen(server.ada), await listen(server.otto)];
    await emit(server.ada);
    await emit(server.otto, 2);
    await expect.poll(() => [ada.ids().length, otto.ids().length]).toEqual([1, 2]);
    expect(new Set([...ada.ids(), ...otto.ids()]).size).toBe(3);
  });

  it('resumes without a gap or a double while events pour in', async () => {
    const before = await server.service.events.latest(server.ada.organizationId);
    let pouring = true;
    const pour = (async () => {
      while (pouring) await Promise.all([emit(server.ada), emit(server.ada), emit(server.ada)]);
    })();
    const seen: number[] = [];
    for (let round = 0; round < 8; round++) {
      const had = seen.length;
      const ear = await listen(server.ada, seen.at(-1) ?? before);
      await expect.poll(() => ear.ids().length).toBeGreaterThan(20);
      ear.socket.close();
      seen.push(...ear.ids());
      expect(seen.length).toBeGreaterThan(had);
    }
    pouring = false;
    await pour;
    const { events } = await server.service.events.after(server.ada.organizationId, before, 1_000_000);
    const all = events.map(({ id }) => id);
    expect(seen).toEqual(all.slice(0, seen.length));
    const rest = await listen(server.ada, seen.at(-1));
    await expect.poll(() => seen.length + rest.ids().length).toBe(all.length);
    expect([...seen, ...rest.ids()]).toEqual(all);
  });

  it('begins with now where nothing was asked for', async () => {
    await emit(server.ada, 3);
    const ear = await listen(server.ada);
    expect(ear.messages[0]?.latest).toBe(await server.service.events.latest(server.ada.organizationId));
    await emit(server.ada);
    await expect.poll(() => ear.ids().length).toBe(1);
    expect(ear.ids()[0]).toBeGreaterThan(ear.messages[0]?.latest ?? 0);
  });

  it('says when what was missed is gone', async () => {
    const { events } = server.service;
    const after = events.after;
    events.after = async () => ({ events: [], gone: true });
    await emit(server.ada, 2);
    const ear = await listen(server.ada, 1);
    await expect
      .poll(() => ear.messages[1])
      .toMatchObject({ type: 'reset', latest: ear.messages[0]?.latest });
    await emit(server.ada);
    await expect.poll(() => ear.ids().length).toBe(1);
    events.after = after;
  });
});

describe('a socket ends', () => {
  it('when it takes more messages than a sign of life needs, or large ones', async () => {
    const chatty = await listen(server.ada);
    for (let index = 0; index < 100; index++) chatty.socket.send('hello');
    expect(await chatty.closed).toBe(1008);
    const loud = await listen(server.ada);
    loud.socket.send('x'.repeat(5000));
    expect([1006, 1009]).toContain(await loud.closed);
  });

  it('when nobody answers any more', async () => {
    const brisk = await openTestServer({ pingMs: 500 });
    try {
      const [socket] = await handshake({ Cookie: brisk.ada.cookie, Origin: brisk.url }, undefined, brisk);
      socket.on('error', () => {});
      socket.resume();
      // It reads, but answers no ping.
      await once(socket, 'close');
    } finally {
      await brisk.close();
    }
  });

  it('when it does not read, before what waits for it fills the memory', async () => {
    const patient = await openTestServer({ pingMs: PATIENT_MS });
    try {
      const socket = connect(Number(new URL(patient.url).port), '127.0.0.1');
      socket.on('error', () => {});
      const key = randomBytes(16).toString('base64');
      socket.write(
        `GET /api/realtime HTTP/1.1\r\nHost: ${new URL(patient.url).host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\nCookie: ${patient.ada.cookie}\r\nOrigin: ${patient.url}\r\n\r\n`,
      );
      await once(socket, 'data');
      socket.pause();
      const open = async () =>
        (await patient.ask('GET', '/metrics')).text.match(/afterword_sockets (\d+)/)?.[1];
      expect(await open()).toBe('1');
      const data = { stages: 'x'.repeat(200_000) };
      const { organizationId } = patient.ada;
      for (let index = 0; index < 100 && (await open()) === '1'; index++)
        await patient.service.events.emit(patient.service.database.db, {
          organizationId,
          kind: 'episode.progress',
          subjectId: randomUUID(),
          data,
        });
      await expect.poll(open).toBe('0');
      socket.destroy();
    } finally {
      await patient.close();
    }
  });

  it('with its session, here and when it ended elsewhere', async () => {
    const ear = await listen(server.ada);
    expect((await server.ask('DELETE', '/api/v1/session', { as: server.ada })).status).toBe(204);
    expect(await ear.closed).toBe(4401);
    const other = await listen(server.vera);
    await server.service.database.pool.query(
      'update company_team_members set is_active = false where user_id = $1',
      [server.vera.userId],
    );
    expect(await other.closed).toBe(4401);
  });
});

describe('stopping', () => {
  it('lets running requests finish, turns new ones away, and tells sockets to come back', async () => {
    const gate = Promise.withResolvers<void>();
    const readVoicePreview = async () => {
      await gate.promise;
      return { text: 'done', mediaType: 'text/plain' };
    };
    const stopping = await openTestServer({ handlers: { calls: { ...ALL_CALLS, readVoicePreview } } });
    const ear = await listen(stopping.ada, undefined, stopping);
    const running = stopping.ask('GET', '/api/v1/voices/slt/preview', { as: stopping.ada });
    const ready = () => stopping.ask('GET', '/readyz');
    expect((await ready()).status).toBe(200);
    // The running request has been taken on once a later one was answered.
    const closed = closeServer(stopping.app, 20_000);
    const { status, json } = await ready();
    expect([status, json.ready, json.checks.serving]).toEqual([503, false, 'stopping']);
    const refused = await stopping.ask('GET', '/api/v1/session', { as: stopping.ada });
    expect([refused.status, refused.json.error.code]).toEqual([503, 'shutting_down']);
    expect(refused.headers.connection).toBe('close');
    expect((await stopping.ask('GET', '/healthz')).status).toBe(200);
    expect(await ear.closed).toBe(1012);
    gate.resolve();
    expect([(await running).status, (await running).text]).toEqual([200, 'done']);
    await closed;
    await expect(stopping.ask('GET', '/healthz')).rejects.toThrow();
    await stopping.close();
  });

  it('waits no longer than the grace', async () => {
    const readVoicePreview = () => new Promise<never>(() => {});
    const stuck = await openTestServer({ handlers: { calls: { ...ALL_CALLS, readVoicePreview } } });
    const running = stuck.ask('GET', '/api/v1/voices/slt/preview', { as: stuck.ada });
    const cut = expect(running).rejects.toThrow();
    await expect.poll(async () => (await stuck.ask('GET', '/healthz')).status).toBe(200);
    await closeServer(stuck.app, 200);
    await cut;
    await stuck.close();
  });
});
