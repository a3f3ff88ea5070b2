import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LiveEvent } from '../../../src/kernel/contracts/api/events.ts';
import type { Database } from '../../../src/platform/db/database.ts';
import type { EventStream } from '../../../src/platform/realtime/event.ts';
import { sweepEvents } from '../../../src/platform/realtime/event-rows.ts';
import { openEvents } from '../../../src/platform/realtime/open-events.ts';
import { freshDatabase } from '../db/database.ts';
import { organization } from './organization.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function opened(nodes = 1) {
  const { database, drop } = await freshDatabase();
  closers.push(drop);
  const streams: EventStream[] = [];
  for (let index = 0; index < nodes; index++) {
    const stream = await openEvents(database);
    closers.push(() => stream.close());
    streams.push(stream);
  }
  return { database, events: streams[0]!, streams };
}

const until = (check: () => unknown) =>
  vi.waitFor(async () => expect(await check()).toBeTruthy(), { timeout: 200_000, interval: 10 });

const ids = (events: LiveEvent[]) => events.map((event) => event.id);
const changed = (organizationId: string, subjectId: string = randomUUID()) =>
  ({ organizationId, kind: 'episode.changed', subjectId }) as const;

/** Writes events in transactions that begin and end at odd moments. */
async function writeAtOddMoments(
  database: Database,
  events: EventStream,
  organizationId: string,
  count: number,
) {
  for (let index = 0; index < count; index++) {
    await database.db.transaction().execute(async (trx) => {
      await sleep(Math.random() * 6);
      await events.emit(trx, changed(organizationId));
      await sleep(Math.random() * 6);
    });
  }
}

describe('telling several organizations at once', () => {
  it('holds nobody up for ever, whichever is told first', async () => {
    const { database, events } = await opened();
    const both = [await organization(database), await organization(database)];
    const tell = (order: string[]) =>
      database.db.transaction().execute(async (trx) => {
        await events.hold(trx, order);
        for (const org of order) {
          await events.emit(trx, changed(org));
          await sleep(Math.random() * 4);
        }
      });
    await Promise.all(Array.from({ length: 20 }, (_, n) => tell(n % 2 === 0 ? both : [...both].reverse())));
    for (const org of both) expect((await events.after(org, 0, 100)).events).toHaveLength(20);
  });
});

describe('following ids', () => {
  it('misses none, doubles none and keeps the order, with eight writers at once', async () => {
    const { database, events, streams } = await opened(2);
    const org = await organization(database);
    const other = await organization(database);
    const pushed: number[] = [];
    streams[1]!.subscribe(org, (event) => pushed.push(event.id));
    let writing = true;
    const writers = Promise.all([
      ...Array.from({ length: 8 }, () => writeAtOddMoments(database, events, org, 25)),
      writeAtOddMoments(database, events, other, 25),
    ]).then(() => {
      writing = false;
    });
    const followed: number[] = [];
    for (let more = true; more; ) {
      more = writing;
      const { events: next, gone } = await events.after(org, followed.at(-1) ?? 0, 7);
      expect(gone).toBe(false);
      followed.push(...ids(next));
      more ||= next.length > 0;
    }
    await writers;
    const { rows } = await database.pool.query(
      'select id::int from events where organization_id = $1 order by id',
      [org],
    );
    const written = rows.map((row) => row.id);
    expect(written).toHaveLength(200);
    expect(followed).toEqual(written);
    await until(() => pushed.length >= 200);
    expect(pushed).toEqual(written);
    expect(await events.latest(org)).toBe(written.at(-1));
  });
});

describe('listening', () => {
  it('hears what was committed, with its content, on every node that listens and only there', async () => {
    const { database, streams } = await opened(3);
    const [org, other] = [await organization(database), await organization(database)];
    const heard: LiveEvent[][] = [[], [], []];
    const end = streams[0]!.subscribe(org, (event) => heard[0]!.push(event));
    streams[1]!.subscribe(org, (event) => heard[1]!.push(event));
    streams[2]!.subscribe(other, (event) => heard[2]!.push(event));
    const subjectId = randomUUID();
    const data = { overall: 0.5 };
    await streams[2]!.emit(database.db, { organizationId: org, kind: 'episode.progress', subjectId, data });
    await until(() => heard[0]!.length === 1 && heard[1]!.length === 1);
    expect(heard[0]).toEqual([{ id: expect.any(Number), kind: 'episode.progress', subjectId, data }]);
    end();
    await streams[0]!.emit(database.db, changed(org));
    await streams[0]!.emit(database.db, changed(other));
    await until(() => heard[1]!.length === 2 && heard[2]!.length === 1);
    expect(heard[0]).toHaveLength(1);
    expect(heard[1]?.[1]).not.toHaveProperty('data');
  });

  it('hears nothing of a transaction that was undone, and of the rest in order', async () => {
    const { database, events } = await opened();
    const org = await organization(database);
    const heard: number[] = [];
    events.subscribe(org, (event) => heard.push(event.id));
    const undone = database.db.transaction().execute(async (trx) => {
      await events.emit(trx, changed(org));
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await events.emit(database.db, changed(org));
    await until(() => heard.length === 1);
    expect(heard).toEqual([await events.latest(org)]);
  });

  it('leaves out progress that was overtaken, and nothing else', async () => {
    const { database, events } = await opened();
    const org = await organization(database);
    const heard: LiveEvent[] = [];
    events.subscribe(org, (event) => heard.push(event));
    const [one, two] = [randomUUID(), randomUUID()];
    const progress = (subjectId: string, overall: number) =>
      ({ organizationId: org, kind: 'episode.progress', subjectId, data: { overall } }) as const;
    await database.db.transaction().execute(async (trx) => {
      for (const overall of [0.1, 0.2, 0.3]) await events.emit(trx, progress(one, overall));
      await events.emit(trx, changed(org, one));
      for (const overall of [0.4, 0.5]) await events.emit(trx, progress(two, overall));
    });
    await until(() => heard.length >= 3);
    const expected = [
      [one, { overall: 0.3 }],
      [one, undefined],
      [two, { overall: 0.5 }],
    ];
    expect(heard.map((event) => [event.subjectId, event.data])).toEqual(expected);
    const { events: later } = await events.after(org, 0, 100);
    expect(later).toEqual(heard);
    expect(ids(later)).toEqual(ids(later).toSorted((a, b) => a - b));
  });

  it('catches up after its connection was cut, for old listeners and for one that came meanwhile', async () => {
    const { database, streams } = await opened(2);
    const [org, late] = [await organization(database), await organization(database)];
    const heard: number[] = [];
    const lateHeard: number[] = [];
    streams[0]!.subscribe(org, (event) => heard.push(event.id));
    await streams[0]!.emit(database.db, changed(org));
    await until(() => heard.length === 1);
    const cut = await database.pool.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where application_name = 'afterword listen' and datname = current_database()`,
    );
    expect(cut.rowCount).toBe(2);
    streams[0]!.subscribe(late, (event) => lateHeard.push(event.id));
    for (let index = 0; index < 3; index++) {
      await streams[1]!.emit(database.db, changed(org));
      await streams[1]!.emit(database.db, changed(late));
    }
    await until(() => heard.length === 4 && lateHeard.length === 3);
    await streams[1]!.emit(database.db, changed(org));
    await until(() => heard.length === 5);
    const { events: all } = await streams[0]!.after(org, 0, 100);
    expect(heard).toEqual(ids(all));
  });

  it('goes on when a listener throws', async () => {
    const { database, events } = await opened();
    const org = await organization(database);
    const heard: number[] = [];
    events.subscribe(org, () => {
      throw new Error('broken');
    });
    events.subscribe(org, (event) => heard.push(event.id));
    await events.emit(database.db, changed(org));
    await events.emit(database.db, changed(org));
    await until(() => heard.length === 2);
  });
});

describe('sweeping', () => {
  it('is noticed by whom something is missing, and by nobody else', async () => {
    const { database, events } = await opened();
    const [busy, quiet] = [await organization(database), await organization(database)];
    await events.emit(database.db, changed(quiet));
    for (let index = 0; index < 5; index++) await events.emit(database.db, changed(busy));
    const before = ids((await events.after(busy, 0, 100)).events);
    const quietId = await events.latest(quiet);
    await database.pool.query(
      `update events set created_at = now() - interval '1 day' where organization_id = $1 and id <= $2`,
      [busy, before[2]],
    );
    expect(await sweepEvents(database, 3_600_000)).toBe(2);
    expect(await sweepEvents(database, 3_600_000)).toBe(0);

    expect((await events.after(busy, 0, 100)).gone).toBe(true);
    expect((await events.after(busy, before[1]!, 100)).gone).toBe(true);
    expect(await events.after(busy, before[2]!, 100)).toMatchObject({ gone: false, events: [{}, {}] });
    expect((await events.after(busy, before[4]!, 100)).gone).toBe(false);
    expect((await events.after(busy, before[4]! + 1000, 100)).gone).toBe(true);
    expect((await events.after(quiet, quietId - 1, 100)).events).toHaveLength(1);
    expect((await events.after(quiet, 0, 100)).gone).toBe(false);

    await database.pool.query(`update events set created_at = now() - interval '1 day'`);
    await sweepEvents(database, 3_600_000);
    expect(await events.latest(quiet)).toBe(quietId);
    expect(await events.after(quiet, quietId, 100)).toEqual({ events: [], gone: false });
    expect(await events.after(quiet, quietId - 1, 100)).toEqual({ events: [], gone: true });
    expect(await events.after(await organization(database), 0, 100)).toEqual({ events: [], gone: false });
  });
});
