import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDoor } from '../../src/api/door.ts';
import { MOST_SOCKETS_A_PERSON } from '../../src/api/realtime/socket-room.ts';
import type { NewEvent } from '../../src/platform/realtime/event.ts';
import { openTestDoor, type Person, type TestDoor } from './door.ts';

const HOLD_MS = 1500;

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor({ holdMs: HOLD_MS });
});
afterAll(() => door.close());

interface Told {
  latest: number;
  missed: boolean;
  events: { id: number; kind: string; data?: unknown; userId?: string }[];
}

const ask = (as: Person, after?: number, at = door) =>
  at.ask('GET', `/api/v1/events${after === undefined ? '' : `?after=${after}`}`, { as });

async function told(as: Person, after?: number): Promise<Told> {
  const answer = await ask(as, after);
  expect(answer.status).toBe(200);
  return answer.json;
}

const emit = (who: Person, kind: NewEvent['kind'], more: Partial<NewEvent> = {}) =>
  door.service.events.emit(door.service.database.db, {
    organizationId: who.organizationId,
    kind,
    subjectId: randomUUID(),
    ...more,
  });

describe('asking for events', () => {
  it('says at once where the stream stands, and tells what happened since', async () => {
    const { latest } = await told(door.ada);
    await emit(door.ada, 'source.changed');
    await emit(door.ada, 'episode.segment', { data: { index: 0 } });
    const { events, latest: now, missed } = await told(door.ada, latest);
    expect(missed).toBe(false);
    expect(events.map(({ kind }) => kind)).toEqual(['source.changed', 'episode.segment']);
    expect(events[1]?.data).toEqual({ index: 0 });
    expect(now).toBe(events[1]?.id);
  });

  it('waits until something happens, and says nothing when nothing does', async () => {
    const { latest } = await told(door.ada);
    const began = performance.now();
    const held = told(door.ada, latest);
    await sleep(200);
    await emit(door.ada, 'episode.changed');
    expect((await held).events.map(({ kind }) => kind)).toEqual(['episode.changed']);
    expect(performance.now() - began).toBeGreaterThan(190);
    const { latest: now } = await told(door.ada);
    expect(await told(door.ada, now)).toEqual({ latest: now, missed: false, events: [] });
  });

  it('tells of several steps in a moment in one answer, and only the newest progress', async () => {
    const { latest } = await told(door.ada);
    const held = told(door.ada, latest);
    const subjectId = randomUUID();
    await sleep(100);
    for (const overall of [0.1, 0.2, 0.3])
      await emit(door.ada, 'episode.progress', { subjectId, data: { overall } });
    expect((await held).events.map(({ data }) => data)).toEqual([{ overall: 0.3 }]);
  });

  it('tells nothing of another organization, of another person, or of the team', async () => {
    const { latest } = await told(door.ada);
    await emit(door.otto, 'episode.changed');
    await emit(door.ada, 'source.changed', { userId: door.vera.userId });
    await emit(door.ada, 'team.changed');
    await emit(door.ada, 'notification.created', { userId: door.ada.userId });
    const { events, latest: now } = await told(door.ada, latest);
    expect(events).toEqual([]);
    expect(now).toBeGreaterThan(latest);
  });

  it('says when it does not know what happened since', async () => {
    const { latest } = await told(door.ada);
    expect(await told(door.ada, latest + 1000)).toEqual({ latest, missed: true, events: [] });
  });

  it('is bounded a person, let go when the browser leaves, and answered when session or server end', async () => {
    const other = await openTestDoor({ holdMs: 600_000 });
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
    await expect.poll(() => refused, { timeout: 30_000 }).toEqual([429]);
    leaving.abort();
    await Promise.all(left);
    const status = async () => (await ask(otto, undefined, other)).status;
    await expect.poll(status, { timeout: 10_000 }).toBe(200);

    const signedOut = ask(otto, place, other);
    await sleep(200);
    expect((await other.ask('DELETE', '/api/v1/session', { as: otto })).status).toBe(204);
    expect((await signedOut).json).toEqual({ latest: place, missed: false, events: [] });
    expect((await ask(otto, place, other)).status).toBe(401);

    const { latest } = (await ask(other.ada, undefined, other)).json;
    const held = ask(other.ada, latest, other);
    await sleep(200);
    await closeDoor(other.app, 20_000);
    expect((await held).json).toEqual({ latest, missed: false, events: [] });
    await other.close();
  });
});
