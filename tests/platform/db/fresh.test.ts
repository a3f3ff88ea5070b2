import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { freshDatabase } from './database.ts';

it('gives a migrated database of its own to each', async () => {
  const [one, two] = await Promise.all([freshDatabase(), freshDatabase()]);
  expect(one.url).not.toBe(two.url);
  await sql`insert into users (id, name) values (gen_random_uuid(), 'Ada')`.execute(one.database.as());
  const { rows } = await sql`select count(*) as count from users`.execute(two.database.as());
  expect(rows).toEqual([{ count: 0 }]);
  await one.drop();
  await two.drop();
});
