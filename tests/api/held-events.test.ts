import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_SOCKETS_A_PERSON } from '../../src/api/realtime/socket-room.ts';
import { closeServer } from '../../src/api/server.ts';
import type { NewEvent } from '../../src/platform/realtime/event.ts';
import { openTestServer, type Person, type TestServer } from './test-server.ts';

const HOLD_MS = 1500;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ holdMs: HOLD_MS });
});
afterAll(() => server.close());

interface HeldAnswer {
  latest: number;
  missed: boolean;
  events: { id: number; kind: string; data?: unknown; userId?: string }[];
}

const ask = (as: Person, after?: number, at = server) =>
  at.ask('GET', `/api/v1/events${after === undefined ? '' : `?after=${after}`}`, { as });

async function hold(as: Person, after?: number): Promise<HeldAnswer> {
  const answer = await ask(as, after);
  expect(answer.status).toBe(200);
  return answer.json;
}

const emit = (who: Person, kind: NewEvent['kind'], more: Partial<NewEvent> = {}) =>
  server.service.events.emit(server.service.database.db, {
    organizationId: who.organizationId,
    kind,
    subjectId: randomUUID(),
    ...more,
  });

describe('asking for events', () => {
  it('says at once where the stream stands, and tells what happened since', async () => {
    const { latest } = await hold(server.ada);
    await emit(server.ada, 'source.changed');
    await emit(server.ada, 'episode.segment', { data: { index: 0 } });
    const { events, latest: now, missed } = await hold(server.ada, latest);
    expect(missed).toBe(false);
    expect(events.map(({ kind }) => kind)).toEqual(['source.changed', 'episode.segment']);
    expect(events[1]?.data).toEqual({ index: 0 });
    expect(now).toBe(events[1]?.id);
  });

  it('waits until something happens, and says nothing when nothing does', async () => {
    const { latest } = await hold(server.ada);
    const began = performance.now();
    const held = hold(server.ada, latest);
    await sleep(200);
    await emit(server.ada, 'episode.changed');
    expect((await held).events.map(({ kind }) => kind)).toEqual(['episode.changed']);
    expect(performance.now() - began).toBeGreaterThan(190);
    const { latest: now } = await hold(server.ada);
    expect(await hold(server.ada, now)).toEqual({ latest: now, missed: false, events: [] });
  });

  it('tells of several steps in a moment in one answer, and only the newest progress', async () => {
    const { latest } = await hold(server.ada);
    const held = hold(server.ada, latest);
    const subjectId = randomUUID();
    await sleep(100);
    for (const overall of [0.1, 0.2, 0.3])
      await emit(server.ada, 'episode.progress', { subjectId, data: { overall } });
    expect((await held).events.map(({ data }) => data)).toEqual([{ overall: 0.3 }]);
  });

  it('tells nothing of another organization, of another person, or of the team', async () => {
    const { latest } = await hold(server.ada);
    await emit(server.otto, 'episode.changed');
    await emit(server.ada, 'source.changed', { userId: server.vera.userId });
    await emit(server.ada, 'team.changed');
    await emit(server.ada, 'notification.created', { userId: server.ada.userId });
    const { events, latest: now } = await hold(server.ada, latest);
    expect(events).toEqual([]);
    expect(now).toBeGreaterThan(latest);
  });

  it('says when it does not know what happened since', async () => {
    const { latest } = await hold(server.ada);
    expect(await hold(server.ada, latest + 1000)).toEqual({ latest, missed: true, events: [] });
  });

  it('is bounded a person, let go when the browser leaves, and answered when session or server end', async () => {
    const other = await openTestServer({ holdMs: 600_000 });
    const { otto } = other;
    const place = (await ask(otto, undefined, other)).json.latest;
    const leaving = new AbortController();
    const refused: number[] = [];
    const left = Array.from({ length: MOST_SOCKETS_A_PERSON + 1 }, () =>
      request(`${other.url}/api/v1/events?after=${place}`, {
        headers: { cookie: otto.cookie, origin: other.url },
        signal: leaving.signal,
      }).then(
        ({ statusCode }) => refused.push(statusCode),
        () => undefined,
      ),
    );
    await expect.poll(() => refused).toEqual([429]);
    leaving.abort();
    await Promise.all(left);
    const status = async () => (await ask(otto, undefined, other)).status;
    await expect.poll(status).toBe(200);

    const signedOut = ask(otto, place, other);
    await sleep(200);
    expect((await other.ask('DELETE', '/api/v1/session', { as: otto })).status).toBe(204);
    expect((await signedOut).json).toEqual({ latest: place, missed: false, events: [] });
    expect((await ask(otto, place, other)).status).toBe(401);

    const { latest } = (await ask(other.ada, undefined, other)).json;
    const held = ask(other.ada, latest, other);
    await sleep(200);
    await closeServer(other.app, 20_000);
    expect((await held).json).toEqual({ latest, missed: false, events: [] });
    await other.close();
  });
});
