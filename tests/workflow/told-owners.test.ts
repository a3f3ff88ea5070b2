import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLog } from '../../src/platform/log/open-log.ts';
import { openQueue } from '../../src/platform/queue/open-queue.ts';
import { openWorker } from '../../src/worker/open-worker.ts';
import { makeEpisodeHandler } from '../../src/workflow/jobs/make-episode.handler.ts';
import { failAbandoned } from '../../src/workflow/runs/fail-abandoned.ts';
import { openTestDoor, type Person, type TestDoor } from '../api/door.ts';
import { essay } from '../service/workplace.ts';

interface Told {
  type: string;
  title: string;
  message: string;
  data: { path: string; episodeId: string };
}

let door: TestDoor;
let worker: { close(graceMs: number): Promise<void> };
const cacheDir = mkdtempSync(path.join(os.tmpdir(), 'afterword-told-'));
beforeAll(async () => {
  door = await openTestDoor();
  Object.assign(door.service.config, { cacheDir });
  // The door's own queue sends letters.
  const queue = await openQueue(door.service.database, { renders: 1, perGroup: 1, log: openLog('silent') });
  worker = await openWorker({ ...door.service, queue });
});
afterAll(async () => {
  await worker?.close(1000);
  await door.close();
  rmSync(cacheDir, { recursive: true, force: true });
});

async function makeEpisode(as: Person, number: number, options: object = {}): Promise<string> {
  const body = { kind: 'text', text: essay(number) };
  const source = await door.ask('POST', '/api/v1/sources', { as, body });
  const { json } = await door.ask('POST', '/api/v1/episodes', {
    as,
    body: { sourceIds: [source.json.id], options: { format: 'brief', targetMinutes: 1, ...options } },
  });
  return json.id;
}

async function settled(as: Person, id: string) {
  const read = async () => (await door.ask('GET', `/api/v1/episodes/${id}`, { as })).json;
  await expect
    .poll(async () => (await read()).status, { timeout: 60_000, interval: 100 })
    .toMatch(/done|failed/);
  return read();
}

async function told(as: Person): Promise<Told[]> {
  return (await door.ask('GET', '/api/v1/notifications', { as })).json.notifications;
}

describe('the owner of an episode', () => {
  let id: string;
  it('is told once that it is ready, with its length; colleagues are not', async () => {
    id = await makeEpisode(door.ada, 3);
    const { title, durationMs } = await settled(door.ada, id);
    const seconds = Math.round(durationMs / 1000);
    const [only, ...others] = await told(door.ada);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ type: 'content_generated', title: 'Episode ready' });
    expect(only?.data).toEqual({ path: `/create/${id}`, episodeId: id });
    expect(only?.message).toContain(`“${title}”`);
    const length = seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`;
    expect(only?.message).toContain(length);
    expect(await told(door.vera)).toEqual([]);

    // The job comes again, as jobs do.
    const signal = AbortSignal.timeout(10_000);
    await makeEpisodeHandler(door.service).handle({ episodeId: id }, { signal, last: true } as never);
    expect(await told(door.ada)).toHaveLength(1);
  });

  it('is told of other formats, and not of a line they changed themselves', async () => {
    const { json } = await door.ask('GET', `/api/v1/episodes/${id}/script`, { as: door.ada });
    const turn = json.script.turns[0];
    await door.ask('PATCH', `/api/v1/episodes/${id}/script/turns/${turn.id}`, {
      as: door.ada,
      body: { text: 'Here is something else.', revision: json.revision },
    });
    const { status, revision } = await settled(door.ada, id);
    expect([status, revision]).toEqual(['done', 2]);
    await door.ask('POST', `/api/v1/episodes/${id}/exports`, { as: door.ada, body: { kind: 'opus' } });
    await expect.poll(() => told(door.ada), { timeout: 30_000 }).toHaveLength(2);
    const [newest] = await told(door.ada);
    expect(newest).toMatchObject({ type: 'audio_processed', title: 'Format ready' });
    expect(newest?.message).toMatch(/can be downloaded as Opus\.$/);
  });

  it('is told why it failed for good, each time', async () => {
    const failing = await makeEpisode(door.vera, 4, { focus: 'quarterly revenue of airlines' });
    const { status, error } = await settled(door.vera, failing);
    expect(status).toBe('failed');
    const [first] = await told(door.vera);
    expect(first).toMatchObject({ type: 'system_alert', title: 'Episode failed' });
    expect(first?.message).toContain(error.message);
    await door.ask('POST', `/api/v1/episodes/${failing}/retry`, { as: door.vera });
    await expect.poll(() => told(door.vera), { timeout: 30_000 }).toHaveLength(2);
  });

  it('hears nothing more of an organization they left', async () => {
    await door.service.database.pool.query('delete from notifications');
    const late = await makeEpisode(door.vera, 5, { focus: 'quarterly revenue of airlines' });
    const { pool } = door.service.database;
    await pool.query('update episodes set owner_id = $1 where id = $2', [door.otto.userId, late]);
    expect((await settled(door.ada, late)).status).toBe('failed');
    expect(await told(door.otto)).toEqual([]);
  });

  it('hears once of formats that were given up, and a later wish is left alone', async () => {
    await worker.close(1000);
    const { pool } = door.service.database;
    await pool.query('delete from notifications');
    const ask = (kind: string) =>
      door.ask('POST', `/api/v1/episodes/${id}/exports`, { as: door.ada, body: { kind } });
    await ask('flac');
    await pool.query(
      `insert into pgboss.job (id, name, data, state, source_name, created_on)
       select gen_random_uuid(), name, $1::jsonb, 'created', 'export-formats', now() + interval '1 second'
       from pgboss.queue where name like '%dead%'`,
      [{ episodeId: id }],
    );
    for (let time = 0; time < 3; time++) await failAbandoned(door.service);
    const [only, ...others] = await told(door.ada);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ type: 'system_alert', title: 'Format failed' });
    const read = async () => (await door.ask('GET', `/api/v1/episodes/${id}`, { as: door.ada })).json;
    expect((await read()).exporting).toEqual([]);
    expect((await read()).notes.filter((note: string) => note.startsWith('Other formats'))).toHaveLength(1);
    await pool.query(
      "update pgboss.job set created_on = now() - interval '1 minute' where source_name = 'export-formats'",
    );
    await ask('m4a');
    await failAbandoned(door.service);
    expect((await read()).exporting).toEqual(['m4a']);
  });
});
