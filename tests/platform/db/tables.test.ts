import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeTables, TABLES_FILE } from '../../../scripts/database-types.ts';
import { type FreshDatabase, freshDatabase } from './database.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

describe('the types of the database', () => {
  it('are those of the migrations (npm run types:database)', async () => {
    expect(readFileSync(TABLES_FILE, 'utf8')).toBe(await describeTables(fresh.database.db));
  });

  it('let each table be named by one room, but for the outbox, which the service lists', () => {
    const src = path.join(import.meta.dirname, '..', '..', '..', 'src');
    const rooms = new Map<string, Set<string>>();
    for (const file of globSync('{platform,accounts,workflow,api,worker,cli}/**/*.ts', { cwd: src })) {
      const source = readFileSync(path.join(src, file), 'utf8');
      const queries = /\b(?:selectFrom|insertInto|updateTable|deleteFrom|\w+Join)\(\s*'(\w+)/g;
      for (const [, table] of source.matchAll(queries)) {
        const room = file.split(path.sep)[0]!;
        rooms.set(table!, (rooms.get(table!) ?? new Set()).add(room));
      }
    }
    const shared = [...rooms].filter(([, found]) => found.size > 1).map(([table]) => table);
    expect(rooms.size).toBeGreaterThan(30);
    expect(shared).toEqual(['outbox_mails']);
  });
});

describe('columns of JSON', () => {
  const userId = randomUUID();
  const organizationId = randomUUID();

  beforeAll(async () => {
    const { db } = fresh.database;
    await db.insertInto('users').values({ id: userId, name: 'Ada' }).execute();
    await db
      .insertInto('organizations')
      .values({
        id: organizationId,
        owner_id: userId,
        name: 'Ada',
        slug: 'ada',
        policy: { passwordRules: true },
      })
      .execute();
  });

  const insert = (details: Record<string, unknown> | undefined) =>
    fresh.database.db
      .insertInto('demo_activity')
      .values([
        { demo_id: 'a', action_type: 'first', details },
        { demo_id: 'a', action_type: 'second', details: { list: ['"', null, {}] } },
      ])
      .returning(['action_type', 'details'])
      .execute();

  it('take values, beside rows that leave them to their default', async () => {
    expect(await insert({ text: "it's" })).toEqual([
      { action_type: 'first', details: { text: "it's" } },
      { action_type: 'second', details: { list: ['"', null, {}] } },
    ]);
    expect(await insert(undefined)).toMatchObject([{ details: {} }, { details: { list: ['"', null, {}] } }]);
  });

  it('take arrays and null in updates, also of a table under another name', async () => {
    const { db } = fresh.database;
    const id = randomUUID();
    await db
      .insertInto('sources')
      .values({
        id,
        organization_id: organizationId,
        owner_id: userId,
        kind: 'text',
        name: 'x',
        status: 'failed',
        error: { code: 'input_invalid', message: 'no' },
      })
      .execute();
    const facts = {
      title: 'x',
      words: 1,
      language: 'en',
      bodyWords: 1,
      spokenMinutes: 1,
      warnings: ['a', 'b'],
    };
    const changed = await db
      .updateTable('sources as s')
      .set({ facts, error: null })
      .where('s.id', '=', id)
      .returning(['facts', 'error', sql<boolean>`error is null`.as('none')])
      .executeTakeFirstOrThrow();
    expect(changed).toEqual({ facts, error: null, none: true });
  });

  it('take values where a row is there already, and leave expressions and other arrays alone', async () => {
    const { db } = fresh.database;
    const before = await db
      .insertInto('organizations')
      .values({ id: organizationId, owner_id: userId, name: 'Ada', slug: 'ada', policy: {} })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ policy: { sessionTimeout: true } }))
      .returning('policy')
      .executeTakeFirstOrThrow();
    expect(before.policy).toEqual({ sessionTimeout: true });
    const after = await db
      .updateTable('organizations')
      .set('policy', sql<{ passwordRules: boolean }>`policy || '{"passwordRules": false}'`)
      .where('id', '=', organizationId)
      .returning('policy')
      .executeTakeFirstOrThrow();
    expect(after.policy).toEqual({ sessionTimeout: true, passwordRules: false });
    const ways = [randomUUID(), randomUUID()];
    const { ways: kept } = await db
      .insertInto('address_changes')
      .values({
        token_hash: Buffer.from('x'),
        user_id: userId,
        old_email: 'a@b',
        second_factor: null,
        ways,
        expires_at: new Date(),
      })
      .returning('ways')
      .executeTakeFirstOrThrow();
    expect(kept).toEqual(ways);
  });
});
