import { randomUUID } from 'node:crypto';
import type { Database } from '../../../src/platform/db/database.ts';

/** An organization with its owner. @returns its id */
export async function organization({ pool }: Database): Promise<string> {
  const [id, owner] = [randomUUID(), randomUUID()];
  await pool.query('insert into users (id, name) values ($1, $2)', [owner, 'Ada']);
  const values = [id, owner, 'Press', id];
  await pool.query('insert into organizations (id, owner_id, name, slug) values ($1, $2, $3, $4)', values);
  return id;
}
