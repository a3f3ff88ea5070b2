import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { exportDatabase } from '../../../src/platform/db/archive/export-database.ts';
import { importDatabase } from '../../../src/platform/db/archive/import-database.ts';
import { asBefore } from '../../../src/platform/db/archive/shape.ts';
import type { Database } from '../../../src/platform/db/database.ts';
import { appliedMigrations } from '../../../src/platform/db/migrate.ts';
import { Workplace } from '../../cli/run-cli.ts';
import { type FreshDatabase, freshDatabase } from './database.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'afterword-archive-'));
const at = (name: string) => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const IDS = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];

/** A table of values that do not survive careless copying. */
const ODD = `create table "odd ""one" (
  id bigint generated always as identity primary key, parent bigint references "odd ""one",
  words text, document jsonb, bytes bytea, large bigint, real4 real, real8 double precision,
  exact numeric, at timestamptz, local timestamp, day date, span interval, list text[], yes boolean,
  doubled bigint generated always as (large * 2) stored)`;

const odd = (words: string, rest: unknown[]) => [words, ...rest];
const ROWS = [
  odd('plain', Array(12).fill(null)),
  odd('line\nfeed \u2028 tab\t "quotes" \\ 🎧 é e\u0301 עברית', [
    '{"a": "\\u2028\\n", "n": 12345678901234567890.123, "nested": [null, {"": false}]}',
    Buffer.from([0, 1, 255, 92]),
    '4611686018427387903',
    '0.1',
    '0.1',
    '123456789012345678901234567890.000',
    '2026-02-03T04:05:06.123456+05:45',
    '2026-02-03T04:05:06.000001',
    '4713-01-01 BC',
    '1 year -3 days 04:05:06.7',
    ['a', null, '{",}'],
    true,
  ]),
  odd('', [
    'null',
    Buffer.alloc(0),
    '-4611686018427387904',
    'NaN',
    '-Infinity',
    'NaN',
    'infinity',
    '-infinity',
    'infinity',
    '0',
    [],
    false,
  ]),
];

async function fill({ pool }: Database): Promise<void> {
  await pool.query(ODD);
  for (const [words, ...rest] of ROWS)
    await pool.query(
      `insert into "odd ""one" (words, document, bytes, large, real4, real8, exact, at, local, day, span, list, yes)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [words, ...rest],
    );
  // A row that rests on a later one.
  await pool.query(`update "odd ""one" set parent = 3 where id = 1`);
  await pool.query(
    `insert into users (id, email, name) values ($1, 'a@b.example', 'Ada'), ($2, null, 'B')`,
    IDS,
  );
  await pool.query(`insert into organizations (id, owner_id, name, slug) values ($1, $1, 'Own', 'own')`, [
    IDS[0],
  ]);
  await pool.query(
    `insert into events (organization_id, kind, subject_id) select $1, 'source', $1 from generate_series(1, 500)`,
    [IDS[0]],
  );
  // Numbers that were given are not given again, although their rows are gone.
  await pool.query('delete from events where id > 490');
}

async function contents({ pool }: Database): Promise<Record<string, unknown>> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and relname not like 'afterword%' order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of rows)
    found[name] = (await pool.query(`select t::text as row from ${name} t order by 1`)).rows;
  return found;
}

async function shape({ pool }: Database): Promise<unknown> {
  const columns = await pool.query(
    `select table_name, column_name, ordinal_position, data_type, is_nullable, column_default
     from information_schema.columns where table_schema = 'public' order by 1, 3`,
  );
  const constraints = await pool.query(
    `select conrelid::regclass::text as "table", conname, pg_get_constraintdef(oid) from pg_constraint
     where connamespace = 'public'::regnamespace order by 1, 2`,
  );
  return [columns.rows, constraints.rows];
}

describe('export and import', () => {
  const open: FreshDatabase[] = [];
  const fresh = async () => {
    const made = await freshDatabase();
    open.push(made);
    return made;
  };
  afterAll(() => Promise.all(open.map((each) => each.drop())));

  it('brings every value back as it was, counters and references too', async () => {
    const [from, to] = await Promise.all([fresh(), fresh()]);
    await fill(from.database);
    const exported = await exportDatabase(from.database, at('full.gz'));
    expect(exported).toMatchObject({ rows: 496, bytes: statSync(at('full.gz')).size });
    expect(statSync(at('full.gz')).mode & 0o777).toBe(0o600);

    await to.database.pool.query(ODD);
    const before = await shape(to.database);
    const imported = await importDatabase(to.database, at('full.gz'));
    expect(imported).toEqual(exported);
    const kept = await contents(to.database);
    expect(kept).toEqual(await contents(from.database));
    expect(Object.values(kept).flat()).toHaveLength(496);
    expect(await shape(to.database)).toEqual(before);
    const { rows } = await to.database.pool.query(
      `insert into events (organization_id, kind, subject_id) values ($1, 'source', $1) returning id`,
      [IDS[0]],
    );
    expect(rows).toEqual([{ id: 501 }]);
    await expect(importDatabase(to.database, at('full.gz'))).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('not empty'),
    });
  });

  it('changes nothing when the file is damaged, cut short, of a newer version or something else', async () => {
    const { database } = await fresh();
    await database.pool.query(ODD);
    const before = [await contents(database), await shape(database)];
    const whole = readFileSync(at('full.gz'));
    const lines = gunzipSync(whole).toString().split('\n');
    const edited = (edit: (lines: string[]) => string[]) => gzipSync(edit([...lines]).join('\n'));
    const header = JSON.parse(lines[0] as string);
    const files: [string, Buffer, string, RegExp][] = [
      ['cut', whole.subarray(0, whole.length / 2), 'input_invalid', /cut short/],
      ['other', Buffer.from('not gzip'), 'input_invalid', /something else/],
      ['text', gzipSync('hello\n'), 'input_invalid', /begins otherwise/],
      ['empty', Buffer.alloc(0), 'input_invalid', /begins otherwise|cut short/],
      [
        'less',
        edited((all) =>
          all.toSpliced(
            all.findLastIndex((line) => line.startsWith('[')),
            1,
          ),
        ),
        'input_invalid',
        /rows are missing/,
      ],
      ['end', edited((all) => all.slice(0, -2)), 'input_invalid', /rows are missing/],
      [
        'row',
        edited((all) => all.map((line) => line.replace('"Ada"', 'null'))),
        'input_invalid',
        /table users does not fit/,
      ],
      [
        'column',
        edited((all) => all.map((line) => line.replace('"email"', '"phone"'))),
        'input_invalid',
        /no column phone/,
      ],
      [
        'newer',
        edited(([, ...rest]) => [
          JSON.stringify({ ...header, migrations: [...header.migrations, '9999-tomorrow'] }),
          ...rest,
        ]),
        'database_other_version',
        /does not know/,
      ],
    ];
    for (const [name, bytes, code, sentence] of files) {
      writeFileSync(at(name), bytes);
      const error = await importDatabase(database, at(name)).catch((fault: unknown) => fault);
      expect(error, name).toMatchObject({ code, message: expect.stringMatching(sentence) });
    }
    await expect(importDatabase(database, at('nowhere'))).rejects.toMatchObject({ code: 'input_invalid' });
    expect([await contents(database), await shape(database)]).toEqual(before);
  });

  it('gives the tables the shape of an earlier version and brings them forward', async () => {
    const { database } = await fresh();
    const before = await shape(database);
    await database.db.transaction().execute(async (db) => {
      const names = await appliedMigrations(db);
      await asBefore(db, names, [...names, '9999-tomorrow']);
    });
    expect(await shape(database)).toEqual(before);
  });

  it('works as commands, on the database of the environment', async () => {
    const [from, to] = await Promise.all([fresh(), fresh()]);
    await from.database.pool.query(`insert into users (id, name) values ($1, 'Ada')`, [IDS[0]]);
    const workplace = new Workplace();
    workplace.environment.DATABASE_URL = from.url;
    expect(JSON.parse((await workplace.run(['export', 'all.gz', '--json'])).stdout)).toMatchObject({
      rows: 1,
    });
    workplace.environment.DATABASE_URL = to.url;
    const done = await workplace.run(['import', 'all.gz']);
    expect(done).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(/^1 row of \d+ tables/),
    });
    expect(done.stdout).not.toContain(new URL(to.url).password);
    expect(await contents(to.database)).toEqual(await contents(from.database));
    expect(await workplace.run(['import', 'all.gz'])).toMatchObject({ code: 1, stdout: '' });
    expect(await workplace.run(['export'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Which file'),
    });
    expect(workplace.leftovers()).toEqual([]);
    workplace.remove();
  });
});
