import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../platform/db/database.ts';
import { ROOT, Workplace } from './run-cli.ts';

interface Ready {
  url: string;
  signIn: string;
  demo?: { email: string; password: string };
}

const place = new Workplace();
let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(async () => {
  await fresh.drop();
  place.remove();
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
      ...{ PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', AFTERWORD_LOG: 'silent' },
      ...{ DATABASE_URL: fresh.url, AFTERWORD_DATA: place.at('data'), PORT: '0', ...env },
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

it('leaves it off where a variable is left empty', async () => {
  await started(['scripts/start.js'], { AFTERWORD_DEMO_EMAIL: '' }, async (ready) => {
    expect(ready).not.toHaveProperty('demo');
    const demo = { email: 'demo@afterword.local', password: 'anything at all' };
    expect(await opensDemo(ready, demo)).toBe(false);
  });
});
