import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { itDeep } from '../house/depth.ts';
import { type FreshDatabase, freshDatabase } from '../platform/db/database.ts';
import { ROOT, Workplace } from './run-cli.ts';

interface Ready {
  url: string;
  /** Absent: somebody who administers the server signs in without it. */
  signIn?: string;
  demo?: { email: string; password: string };
}

const workplace = new Workplace();
let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(async () => {
  await fresh.drop();
  workplace.remove();
});

/** Starts a script of the house, looks at what it says when it is ready, and stops it as Ctrl-C does. */
async function started<T>(
  script: string[],
  env: Record<string, string>,
  look: (ready: Ready) => Promise<T> | T,
): Promise<T> {
  const [file = '', ...args] = script;
  const child = spawn(process.execPath, [path.join(ROOT, file), ...args, '--json'], {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      AFTERWORD_LOG: 'silent',
      DATABASE_URL: fresh.url,
      AFTERWORD_DATA: workplace.at('data'),
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exit = once(child, 'exit');
  try {
    for await (const line of createInterface({ input: child.stdout })) return await look(JSON.parse(line));
    throw new Error('It ended before it was ready.');
  } finally {
    child.kill('SIGTERM');
    await exit;
  }
}

async function opensDemo({ url }: Ready, demo: { email: string; password: string }): Promise<unknown> {
  const answer = await fetch(`${url}/api/rpc/validate_demo_credentials_secure`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ demo_email: demo.email, demo_password: demo.password }),
  });
  return answer.json();
}

it('switches the demo on, with credentials made for this start that open it', async () => {
  await started(['scripts/start.js'], {}, async (ready) => {
    expect(ready.signIn).toMatch(/\/auth#token=\S{43}$/);
    expect(ready.demo).toEqual({
      email: 'demo@afterword.local',
      password: expect.stringMatching(/^[\w-]{12}$/),
    });
    expect(await opensDemo(ready, ready.demo!)).toBe(true);
    expect(await opensDemo(ready, { ...ready.demo!, password: 'another one' })).toBe(false);
  });
});

itDeep('prints a sign-in link while nobody who administers the server can sign in without one', async () => {
  const { pool } = fresh.database;
  await started(['scripts/start.js'], {}, ({ signIn }) => expect(signIn).toMatch(/#token=/));
  const { rows } = await pool.query(`select user_id from user_roles where role = 'platform_admin'`);
  const owner = rows[0].user_id;
  await pool.query(
    `insert into sign_in_accounts (id, user_id, provider_id, account_id, password)
     values (gen_random_uuid(), $1::uuid, 'credential', $1::uuid::text, 'a hash')`,
    [owner],
  );
  await pool.query(`update users set email = 'owner@example.org' where id = $1`, [owner]);
  // Not verified: the password signs nobody in yet.
  await started(['scripts/start.js'], {}, ({ signIn }) => expect(signIn).toMatch(/#token=/));
  await pool.query('update users set email_verified = true where id = $1', [owner]);
  const before = await pool.query('select count(*)::int as links from sign_in_links');
  await started(['scripts/start.js'], {}, (ready) => expect(ready).not.toHaveProperty('signIn'));
  const after = await pool.query('select count(*)::int as links from sign_in_links');
  expect(after.rows).toEqual(before.rows);
  await started(['bin/afterword.js', 'sign-in-link'], {}, ({ signIn }) => expect(signIn).toMatch(/#token=/));
  await pool.query('update users set is_active = false where id = $1', [owner]);
  // Another owner is made, who has nothing but the link.
  await started(['scripts/start.js'], {}, ({ signIn }) => expect(signIn).toMatch(/#token=/));
});

it('leaves it off where a variable is left empty', async () => {
  await started(['scripts/start.js'], { AFTERWORD_DEMO_EMAIL: '' }, async (ready) => {
    expect(ready).not.toHaveProperty('demo');
    const demo = { email: 'demo@afterword.local', password: 'anything at all' };
    expect(await opensDemo(ready, demo)).toBe(false);
  });
});
