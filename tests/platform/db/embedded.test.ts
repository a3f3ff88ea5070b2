import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { describeDatabase } from '../../../src/platform/db/describe-database.ts';
import { serviceConfig } from './database.ts';
import { EmbeddedFolder, until } from './embedded-folder.ts';

const asRoot = process.getuid?.() === 0;

describe('the embedded database', () => {
  const folder = new EmbeddedFolder();
  // As under /root: the account that the server runs under can't enter it.
  chmodSync(folder.dataDir, 0o700);
  afterAll(() => folder.remove());

  it('is made at the first start, guarded, checked and local, and stopped at the end', async () => {
    const said: string[] = [];
    const before = await describeDatabase(serviceConfig(undefined, folder.dataDir));
    expect(before).toMatchObject({ state: 'ok', found: expect.stringContaining('made at the first start') });
    expect(existsSync(folder.at())).toBe(false);

    // A process killed while it made the database leaves this.
    mkdirSync(folder.at('initialising-x7Q', 'data', 'base'), { recursive: true });
    const database = await folder.open((line) => said.push(line));
    expect(said).toEqual(['Making the embedded database; this happens once.']);
    expect(existsSync(folder.at('initialising-x7Q'))).toBe(false);
    const settings = async (name: string) => (await database.pool.query(`show ${name}`)).rows[0][name];
    expect(await settings('data_checksums')).toBe('on');
    expect(await settings('fsync')).toBe('on');
    expect(await settings('password_encryption')).toBe('scram-sha-256');
    expect(await settings('listen_addresses')).toBe('127.0.0.1');
    expect(await settings('unix_socket_directories')).toBe('');
    expect(readFileSync(folder.at('cluster', 'data', 'pg_hba.conf'), 'utf8')).not.toMatch(/^\w.*trust$/m);
    expect(statSync(folder.at('cluster', 'password')).mode & 0o777).toBe(0o600);
    expect(statSync(folder.at('server.log')).mode & 0o777).toBe(0o600);
    const server = folder.postmaster() as number;
    expect(statSync(`/proc/${server}`).uid === 0).toBe(false);
    expect(statSync(`/proc/${server}`).uid === process.getuid?.()).toBe(!asRoot);
    const wrong = new pg.Client(database.url.replace(/:[^:@]+@/, ':wrong@'));
    await expect(wrong.connect()).rejects.toMatchObject({ code: '28P01' });
    expect(database.description).not.toContain(new URL(database.url).password);
    expect((await describeDatabase(serviceConfig(undefined, folder.dataDir))).found).toMatch(
      /running on port \d+$/,
    );

    await database.close();
    expect(folder.serverProcesses()).toEqual([]);
    expect((await describeDatabase(serviceConfig(undefined, folder.dataDir))).found).toMatch(/not running$/);
  });

  it('gives whole numbers as numbers where that is exact', async () => {
    const database = await folder.open();
    const { rows } = await database.pool.query(
      `select 9007199254740991::int8 as exact, 9007199254740993::int8 as large, now() as now, null::int8 as none`,
    );
    expect(rows[0]).toEqual({
      exact: Number.MAX_SAFE_INTEGER,
      large: '9007199254740993',
      now: expect.any(Date),
      none: null,
    });
    await database.close();
  });

  it('is shared by processes on one folder; the last one stops it', async () => {
    const others = await Promise.all([folder.otherProcess(), folder.otherProcess()]);
    const server = folder.postmaster();
    const database = await folder.open();
    expect(folder.postmaster()).toBe(server);
    await others[0].close();
    await database.close();
    expect(folder.postmaster()).toBe(server);
    await others[1].close();
    expect(folder.serverProcesses()).toEqual([]);
  });

  it('is found running after its process was killed, and stopped by the next one', async () => {
    const other = await folder.otherProcess();
    const server = folder.postmaster();
    await other.kill();
    expect(folder.serverProcesses()).toContain(server);
    const database = await folder.open();
    expect(folder.postmaster()).toBe(server);
    await database.close();
    expect(folder.serverProcesses()).toEqual([]);
  });

  it('starts although a stranger has the number of a server that was killed', async () => {
    const other = await folder.otherProcess();
    const pidFile = folder.at('cluster', 'data', 'postmaster.pid');
    const left = readFileSync(pidFile, 'utf8');
    await other.close();
    const { uid, gid } = statSync(folder.at('cluster', 'data'));
    writeFileSync(pidFile, left.replace(/^\d+/, String(process.pid)));
    process.getBuiltinModule('fs').chownSync(pidFile, uid, gid);
    const database = await folder.open();
    expect(folder.postmaster()).not.toBe(process.pid);
    await database.close();
  });

  it('comes back when the server is killed under load, with every row that was acknowledged', async () => {
    const said: string[] = [];
    const database = await folder.open((line) => said.push(line));
    await database.pool.query('create table load (id int primary key)');
    const acknowledged: number[] = [];
    let working = true;
    let next = 0;
    const work = async () => {
      while (working) {
        const id = next++;
        // Queries in flight fail; those that come after wait for the server.
        const result = await database.pool.query('insert into load values ($1)', [id]).catch(() => undefined);
        if (result) acknowledged.push(id);
      }
    };
    const workers = Array.from({ length: 4 }, work);
    const { port } = new URL(database.url);
    for (let kill = 0; kill < 3; kill++) {
      const [seen, server] = [acknowledged.length, folder.postmaster() as number];
      await until(() => acknowledged.length > seen + 50);
      process.kill(server, 'SIGKILL');
      await until(() => (folder.postmaster() ?? server) !== server);
    }
    const seen = acknowledged.length;
    await until(() => acknowledged.length > seen + 50);
    working = false;
    await Promise.all(workers);
    const { rows } = await database.pool.query<{ id: number }>('select id from load');
    const kept = new Set(rows.map((row) => row.id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    // Fewer than three where it was killed again before it had quite come back.
    expect(said.length).toBeGreaterThan(0);
    expect(said[0]).toContain('started again');
    expect(new URL(database.url).port).toBe(port);
    await database.close();
    expect(folder.serverProcesses()).toEqual([]);
  });

  it('comes back although a long query of the killed server goes on', async () => {
    const database = await folder.open();
    const long = database.pool.query('select count(*) from generate_series(1, 10000000000)');
    const fault = long.catch((error: { code: string }) => error.code);
    const active = `select 1 from pg_stat_activity where query like '%generate_series%' and pid <> pg_backend_pid()`;
    await expect.poll(async () => (await database.pool.query(active)).rowCount).toBe(1);
    process.kill(folder.postmaster() as number, 'SIGKILL');
    expect(await fault).toBe('57P01');
    expect((await database.pool.query('select 1 as back')).rows).toEqual([{ back: 1 }]);
    await database.close();
    expect(folder.serverProcesses()).toEqual([]);
  });

  it('can be closed while the server is gone', async () => {
    const database = await folder.open();
    process.kill(folder.postmaster() as number, 'SIGKILL');
    await database.close();
    await until(() => folder.serverProcesses().length === 0);
  });

  it('is not opened when another major made it: nothing is changed', async () => {
    const other = new EmbeddedFolder();
    mkdirSync(other.at('cluster', 'data'), { recursive: true });
    writeFileSync(other.at('cluster', 'data', 'PG_VERSION'), '17\n');
    await expect(other.open()).rejects.toMatchObject({
      code: 'database_other_version',
      message: expect.stringMatching(/PostgreSQL 17.*brings 18.*afterword export/),
    });
    expect(await describeDatabase(serviceConfig(undefined, other.dataDir))).toMatchObject({
      state: 'fault',
      found: expect.stringContaining('PostgreSQL 17'),
    });
    expect(process.getBuiltinModule('fs').readdirSync(other.at('cluster', 'data'))).toEqual(['PG_VERSION']);
    await other.remove();
  });

  it('says so when its folder cannot be made', async () => {
    const other = new EmbeddedFolder();
    writeFileSync(path.join(other.dataDir, 'postgres'), 'a file');
    await expect(other.open()).rejects.toMatchObject({
      code: 'database_unreachable',
      message: expect.stringContaining(other.dataDir),
    });
    await other.remove();
  });
});
