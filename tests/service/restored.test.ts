import { cpSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UPLOADS_PATH } from '../../src/kernel/contracts/calls.ts';
import { Workplace as Cli } from '../cli/run-cli.ts';
import { emptyDatabase } from '../platform/db/database.ts';
import { Caller } from './caller.ts';
import { ServiceProcess } from './service-process.ts';
import { essay, Workplace } from './workplace.ts';

const OPTIONS = { format: 'brief' as const, targetMinutes: 1 };

/** Long enough for a worker to be killed while it makes it. */
const LONG = Array.from({ length: 8 }, (_, number) => essay(number)).join('\n');

describe('a backup taken while work goes on', () => {
  const [here, there] = [new Workplace(), new Workplace()];
  const cli = new Cli();
  const processes: ServiceProcess[] = [];
  const start = (args: string[], env: Record<string, string>) => {
    const process = new ServiceProcess(args, env);
    processes.push(process);
    return process;
  };
  const ids: Record<'finished' | 'queued' | 'running', string> = { finished: '', queued: '', running: '' };
  let [reading, uploading] = ['', ''];
  let [hereUrl, thereUrl] = ['', ''];
  const file = cli.at('backup.gz');

  const add = async (caller: Caller, text: string) =>
    (await caller.call('createSource', { body: { kind: 'text', text } })).id;
  const make = async (caller: Caller, text: string, targetMinutes = 1) => {
    const body = { sourceIds: [await add(caller, text)], options: { ...OPTIONS, targetMinutes } };
    return (await caller.call('createEpisode', { body })).id;
  };

  beforeAll(async () => {
    [hereUrl, thereUrl] = await Promise.all([emptyDatabase(), emptyDatabase()]);
    const env = { ...here.environment, DATABASE_URL: hereUrl };
    const web = start(['serve', '--web-only'], env);
    const { url, signIn } = await web.ready;
    const caller = await Caller.signedIn(url, signIn);
    ids.finished = await make(caller, essay(1));
    const first = start(['work'], env);
    await caller.finished(ids.finished);
    await first.stop();
    await caller.call('createExport', { params: { episodeId: ids.finished }, body: { kind: 'flac' } });
    ids.running = await make(caller, LONG, 4);
    reading = await add(caller, essay(3));
    uploading = await beginUpload(caller);
    ids.queued = await make(caller, essay(2));
    await claimRunning();
    Object.assign(cli.environment, env);
    const exported = await cli.run(['export', file]);
    expect(exported.code, exported.stderr).toBe(0);
    await web.stop();
  });
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.stop()));
    for (const place of [here, there, cli]) place.remove();
  });

  async function beginUpload(caller: Caller): Promise<string> {
    const made = await caller.send('POST', UPLOADS_PATH, undefined, {
      'tus-resumable': '1.0.0',
      'upload-length': '1000',
      'upload-metadata': `filename ${Buffer.from('notes.txt').toString('base64')}`,
    });
    expect(made.status).toBe(201);
    return (made.headers.get('location') as string).split('/').at(-1) as string;
  }

  /** As a worker leaves an episode that it is killed over: claimed by a run that is nowhere any more. */
  async function claimRunning(): Promise<void> {
    const client = new pg.Client(hereUrl);
    await client.connect();
    const { rowCount } = await client.query(
      `update episodes set status = 'running', run_id = gen_random_uuid() where id = $1`,
      [ids.running],
    );
    expect(rowCount).toBe(1);
    await client.end();
  }

  it('goes on where it is restored, until everything is done', { timeout: 300_000 }, async () => {
    Object.assign(cli.environment, there.environment, { DATABASE_URL: thereUrl });
    const imported = await cli.run(['import', file, '--json']);
    expect(imported.code, imported.stderr).toBe(0);
    const { queued } = JSON.parse(imported.stdout) as { queued: unknown };
    expect(queued).toMatchObject({ episodes: 2, exports: 1 });
    cpSync(
      path.join(here.environment.AFTERWORD_DATA as string, 'blobs'),
      path.join(there.environment.AFTERWORD_DATA as string, 'blobs'),
      { recursive: true },
    );

    const served = start(['serve'], { ...there.environment, DATABASE_URL: thereUrl });
    const { url, signIn } = await served.ready;
    const caller = await Caller.signedIn(url, signIn);
    for (const id of [ids.queued, ids.running]) {
      const episode = await caller.finished(id);
      expect(episode.error, served.log).toBeUndefined();
      expect(episode.status).toBe('done');
    }
    const state = async (sourceId: string) => caller.call('readSource', { params: { sourceId } });
    while ((await state(reading)).status !== 'ready') await sleep(100);
    expect(await state(uploading)).toMatchObject({
      status: 'failed',
      error: { code: 'conflict', message: expect.stringContaining('Add the file again') },
    });
    for (;;) {
      const { files, exporting } = await caller.call('readEpisode', { params: { episodeId: ids.finished } });
      if (exporting.length === 0) {
        expect(files.map(({ kind }) => kind)).toContain('flac');
        break;
      }
      await sleep(100);
    }
  });

  it('is restored whole when the import was stopped and is run again', { timeout: 120_000 }, async () => {
    const again = await emptyDatabase();
    Object.assign(cli.environment, there.environment, { DATABASE_URL: again });
    const client = new pg.Client(again);
    await client.connect();
    let ended = false;
    const first = cli
      .run(['import', file, '--json'], () => {})
      .finally(() => {
        ended = true;
      });
    // Once its tables are there the import is under way; it may also be over before that is seen.
    while (!ended) {
      const { rows } = await client.query(`select to_regclass('public.episodes') is not null as made`);
      if (rows[0].made) break;
      await sleep(20);
    }
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await first;
    const second = await cli.run(['import', file, '--json']);
    const { rows } = await client.query(
      `select (select count(*)::int from episodes where status = 'queued') as episodes,
        (select count(*)::int from pgboss.job where name = 'make-episode' and state = 'created') as jobs`,
    );
    await client.end();
    if (second.code !== 0) expect(JSON.parse(second.stdout).error.code).toBe('conflict');
    expect(rows).toEqual([{ episodes: 2, jobs: 2 }]);
  });
});
