import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callPath } from '../../src/kernel/contracts/calls.ts';
import { emptyDatabase } from '../platform/db/database.ts';
import { Caller } from './caller.ts';
import { ServiceProcess } from './service-process.ts';
import { essay, Workplace } from './workplace.ts';

type Episode = Awaited<ReturnType<Caller['finished']>>;

describe('files that are damaged on the disk', () => {
  const workplace = new Workplace();
  let service: ServiceProcess;
  let database: pg.Client;
  let caller: Caller;
  let episode: Episode;
  let sourceIds: string[];

  beforeAll(async () => {
    const url = await emptyDatabase();
    database = new pg.Client(url);
    await database.connect();
    service = new ServiceProcess(['serve'], { ...workplace.environment, DATABASE_URL: url });
    const ready = await service.ready;
    caller = await Caller.signedIn(ready.url, ready.signIn);
    const sources = [1, 2].map((number) =>
      caller.call('createSource', { body: { kind: 'text', text: essay(number) } }),
    );
    sourceIds = (await Promise.all(sources)).map(({ id }) => id);
    const options = { format: 'brief' as const, targetMinutes: 1 };
    const { id } = await caller.call('createEpisode', { body: { sourceIds, options } });
    episode = await caller.finished(id);
    expect(episode.error, service.log).toBeUndefined();
    await caller.call('createExport', { params: { episodeId: id }, body: { kind: 'flac' } });
    episode = await exported();
    await caller.call('publishEpisode', { params: { episodeId: id } });
  });
  afterAll(async () => {
    await service?.stop();
    await database?.end();
    workplace.remove();
  });

  // What is damaged is made again.
  beforeEach(async () => {
    episode = await exported();
  });

  async function exported(): Promise<Episode> {
    for (;;) {
      const now = await caller.finished(episode.id);
      if (now.exporting.length === 0) return now;
      await sleep(100);
    }
  }

  const fileOf = (kind: string, of = episode) => of.files.find((file) => file.kind === kind)!;
  const pathOf = (key: string) => path.join(workplace.environment.AFTERWORD_DATA as string, 'blobs', key);
  const keyOf = async (fileId: string) => {
    const { rows } = await database.query('select blob_key from episode_files where id = $1', [fileId]);
    return rows[0].blob_key as string;
  };
  const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

  /** One bit, in the middle, as a disk turns it. */
  function damage(key: string): void {
    const bytes = readFileSync(pathOf(key));
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = bytes[middle]! ^ 1;
    writeFileSync(pathOf(key), bytes);
  }

  const published = () => callPath('readDiscoverAudio', { episodeId: episode.id });
  const get = (url: string, headers = {}) => caller.send('GET', url, undefined, headers);

  async function refused(url: string, headers = {}): Promise<void> {
    const answer = await get(url, headers);
    const { error } = (await answer.json()) as { error: { code: string } };
    expect([answer.status, error.code]).toEqual([503, 'file_damaged']);
  }

  it.each(['mp3', 'flac'])(
    'a damaged %s is never served, and is made again',
    { timeout: 200_000 },
    async (kind) => {
      const before = fileOf(kind);
      const bytes = Buffer.from(await (await get(before.url)).arrayBuffer());
      const unread = (await caller.call('listNotifications')).unread;
      const key = await keyOf(before.id);
      const listened = async () => hashOf(Buffer.from(await (await get(published())).arrayBuffer()));
      // Listeners have a signed copy of their own (decision 116).
      if (kind === 'mp3') await expect.poll(listened, { timeout: 120_000 }).not.toBe(hashOf(bytes));
      const signed = await listened();
      damage(key);
      await refused(before.url, { range: 'bytes=0-9' });
      expect(await listened()).toBe(signed);
      const { rows } = await database.query('select damaged_at from blobs where key = $1', [key]);
      expect(rows).toEqual([{ damaged_at: expect.any(Date) }]);

      const made = await exported();
      const after = fileOf(kind, made);
      expect(after.id).not.toBe(before.id);
      const again = await get(after.url);
      expect(again.status).toBe(200);
      expect(hashOf(Buffer.from(await again.arrayBuffer()))).toBe(hashOf(bytes));
      expect(await listened()).toBe(signed);
      // The other formats are there again, too.
      expect(fileOf('flac', made)).toBeDefined();
      const { notifications } = await caller.call('listNotifications');
      expect(notifications.some(({ title }) => title === 'File damaged')).toBe(true);
      expect((await caller.call('listNotifications')).unread).toBeGreaterThan(unread);
    },
  );

  it('a damaged Document is read again from its originals', async () => {
    const { script } = await caller.call('readScript', { params: { episodeId: episode.id } });
    const sentenceId = script.turns.flatMap(({ refs }) => refs)[0]!.sentenceId;
    const passage = () => caller.call('readPassage', { params: { episodeId: episode.id, sentenceId } });
    const before = await passage();
    const { rows } = await database.query<{ key: string }>(
      `select document_key as key from episodes union all select document_key from sources`,
    );
    expect(rows).toHaveLength(3);
    const whole = rows.map(({ key }) => readFileSync(pathOf(key)));
    for (const { key } of rows) damage(key);
    expect(await passage()).toEqual(before);
    expect(rows.map(({ key }) => hashOf(readFileSync(pathOf(key))))).toEqual(whole.map(hashOf));
    const marks = await database.query(
      'select key from blobs where damaged_at is not null and owned_at is not null',
    );
    expect(marks.rows).toEqual([]);
  });

  it('a damaged original is told to the person who has it', async () => {
    const [sourceId] = sourceIds as [string];
    const { rows } = await database.query<{ blob_key: string; document_key: string }>(
      'select blob_key, document_key from sources where id = $1',
      [sourceId],
    );
    damage(rows[0]!.blob_key);
    damage(rows[0]!.document_key);
    const options = { format: 'brief' as const, targetMinutes: 1 };
    const { id } = await caller.call('createEpisode', { body: { sourceIds: [sourceId], options } });
    const failed = await caller.finished(id);
    expect(failed).toMatchObject({
      status: 'failed',
      error: { code: 'file_damaged', message: expect.stringContaining('Add it again') },
    });
  });
});
