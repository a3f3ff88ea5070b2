import * as argon2 from '@node-rs/argon2';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { beginAttempt } from '../../src/accounts/sign-in/lockout.ts';
import { openTestServer, type TestServer } from '../api/test-server.ts';
import { emailTo, newAccount, newVisitor, PASSWORD } from './visitor.ts';

// The real thing, counted.
vi.mock('@node-rs/argon2', { spy: true });
const hashed = vi.mocked(argon2.hash);
const verified = vi.mocked(argon2.verify);

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  server.service.config.people.breachUrl = undefined;
});
afterAll(() => server.close());
beforeEach(() => {
  hashed.mockClear();
  verified.mockClear();
});

const WRONG = 'Wrong-horse-7';
const signIn = (email: string, password: string) =>
  newVisitor(server.url).post('sign-in/email', { email, password });

test('after five wrong passwords the address is locked for 300 seconds, for the right one too', async () => {
  await newAccount(server.service, newVisitor(server.url), 'lock@example.org');
  for (let index = 0; index < 5; index++)
    expect((await signIn('lock@example.org', WRONG)).json.error.code).toBe('credentials_wrong');
  const locked = await signIn('lock@example.org', PASSWORD);
  const { code, details } = locked.json.error;
  expect([locked.status, code]).toEqual([429, 'sign_in_locked']);
  expect(details.retryAfterSeconds).toBeGreaterThan(280);
  expect(details.retryAfterSeconds).toBeLessThanOrEqual(300);
  expect(locked.headers['retry-after']).toBe(String(details.retryAfterSeconds));
  await db()
    .updateTable('sign_in_failures')
    .set({ locked_until: new Date(Date.now() - 1) })
    .execute();
  expect((await signIn('lock@example.org', PASSWORD)).status).toBe(200);
  expect(await db().selectFrom('sign_in_failures').selectAll().execute()).toEqual([]);
  const log = await db()
    .selectFrom('audit_log')
    .select(['action', 'severity', 'actor', 'ip_address'])
    .where('actor', '=', 'lock@example.org')
    .where('result', '=', 'failure')
    .orderBy('id')
    .execute();
  const entry = { actor: 'lock@example.org', ip_address: '127.0.0.1' };
  expect(log).toEqual([
    ...Array(5).fill({ ...entry, action: 'session.failed', severity: 'medium' }),
    { ...entry, action: 'session.locked', severity: 'high' },
  ]);
});

test('an address that nobody has is locked just so', async () => {
  const answers = [];
  for (let index = 0; index < 6; index++)
    answers.push((await signIn('none@example.org', WRONG)).json.error.code);
  expect(answers).toEqual([...Array(5).fill('credentials_wrong'), 'sign_in_locked']);
});

test('of fifty guesses at once five are looked at', async () => {
  await newAccount(server.service, newVisitor(server.url), 'storm@example.org');
  verified.mockClear();
  const answers = await Promise.all(Array.from({ length: 50 }, () => signIn('storm@example.org', WRONG)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
  expect(verified).toHaveBeenCalledTimes(5);
});

test('a success forgets failures, and old ones are forgotten', async () => {
  const { database } = server.service;
  for (let index = 0; index < 4; index++) (await beginAttempt(database, 'f@example.org')).failed();
  await (await beginAttempt(database, 'f@example.org')).succeeded();
  for (let index = 0; index < 4; index++) (await beginAttempt(database, 'f@example.org')).failed();
  await (await beginAttempt(database, 'f@example.org')).withdrawn();
  await db()
    .updateTable('sign_in_failures')
    .set({ first_at: new Date(Date.now() - 3_601_000) })
    .execute();
  for (let index = 0; index < 5; index++) (await beginAttempt(database, 'f@example.org')).failed();
  await expect(beginAttempt(database, 'f@example.org')).rejects.toMatchObject({ code: 'sign_in_locked' });
});

test('a reset opens the lock', async () => {
  const email = 'opens@example.org';
  await newAccount(server.service, newVisitor(server.url), email);
  for (let index = 0; index < 6; index++) await signIn(email, WRONG);
  const visitor = newVisitor(server.url);
  await visitor.post('request-password-reset', { email });
  const { link } = await emailTo(server.service, email, /new password/);
  const body = { newPassword: 'Other-horse-9', token: link.searchParams.get('token') };
  expect((await visitor.post('reset-password', body)).status).toBe(200);
  expect((await signIn(email, 'Other-horse-9')).status).toBe(200);
});

test('whoever is asked for, the answer and the work are the same', async () => {
  for (const name of ['known', 'closed', 'without']) {
    await newAccount(server.service, newVisitor(server.url), `${name}@example.org`);
  }
  await db()
    .updateTable('users')
    .set({ is_active: false })
    .where('email', '=', 'closed@example.org')
    .execute();
  const { id } = await db()
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'without@example.org')
    .executeTakeFirstOrThrow();
  await db().deleteFrom('sign_in_accounts').where('user_id', '=', id).execute();
  const answers = [];
  const tries = [
    ['known', WRONG],
    ['closed', PASSWORD],
    ['without', PASSWORD],
    ['unknown', PASSWORD],
  ] as const;
  for (const [name, password] of tries) {
    for (let index = 0; index < 5; index++) {
      hashed.mockClear();
      verified.mockClear();
      const answer = await signIn(`${name}@example.org`, password);
      answers.push([
        answer.status,
        answer.text,
        answer.headers['set-cookie'],
        Object.keys(answer.headers).join(),
      ]);
      expect([name, hashed.mock.calls.length + verified.mock.calls.length]).toEqual([name, 1]);
    }
  }
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]?.[0]).toBe(401);
});

test('a sign-up hashes once for a taken address as for a free one', async () => {
  await newAccount(server.service, newVisitor(server.url), 'work@example.org');
  for (const email of ['work@example.org', 'free@example.org']) {
    hashed.mockClear();
    await newVisitor(server.url).post('sign-up/email', { email, password: PASSWORD, full_name: 'N' });
    expect(hashed).toHaveBeenCalledTimes(1);
  }
});

test('a sign-up sends the database the same statements for a taken address as for a free one', async () => {
  await newAccount(server.service, newVisitor(server.url), 'same@example.org');
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const statementsOf = async (email: string) => {
      sent.mockClear();
      await newVisitor(server.url).post('sign-up/email', { email, password: PASSWORD, full_name: 'N' });
      return signUpAmong(sent.mock);
    };
    const [free, taken] = [await statementsOf('unused@example.org'), await statementsOf('same@example.org')];
    expect(free.length).toBeGreaterThan(8);
    const ends = (text: string) => /^(?:release|rollback to) savepoint/i.test(text);
    expect(taken.filter((text) => !ends(text))).toEqual(free.filter((text) => !ends(text)));
    expect([free.filter(ends).length, taken.filter(ends).length]).toEqual([1, 1]);
  } finally {
    sent.mockRestore();
  }
  const people = await db().selectFrom('users').select('email').where('name', '=', 'N').execute();
  expect(people.filter(({ email }) => !email?.endsWith('@example.org'))).toEqual([]);
});

test('current for a reset answers alike and at once, and mails only who has an account', async () => {
  await newAccount(server.service, newVisitor(server.url), 'mail@example.org');
  let arrive = () => {};
  const until = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const send = vi.spyOn(server.service.mail, 'send').mockReturnValue(until);
  try {
    const ask = (email: string) => newVisitor(server.url).post('request-password-reset', { email });
    const [known, unknown] = [await ask('mail@example.org'), await ask('nobody@example.org')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    await expect.poll(() => send.mock.calls.map(([{ to }]) => to)).toEqual(['mail@example.org']);
  } finally {
    arrive();
    send.mockRestore();
  }
});

function db() {
  return server.service.database.db;
}

/** The transaction that adds a person, of all that went to the database meanwhile. */
function signUpAmong({ calls, contexts }: { calls: unknown[][]; contexts: unknown[] }): string[] {
  const texts = calls.map(([query]) =>
    typeof query === 'string' ? query : String((query as { text?: string }).text),
  );
  const client = contexts[texts.findIndex((text) => text.startsWith('insert into "users"'))];
  const ofClient = texts.filter((_, index) => contexts[index] === client);
  const at = ofClient.findIndex((text) => text.startsWith('insert into "users"'));
  const begin = ofClient.slice(0, at).findLastIndex((text) => /^(?:begin|start transaction)/i.test(text));
  const length = ofClient.slice(begin).findIndex((text) => /^commit/i.test(text));
  return ofClient.slice(begin, begin + length + 1);
}
