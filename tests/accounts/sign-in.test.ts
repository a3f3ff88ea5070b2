import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepAttempts } from '../../src/accounts/sign-in/attempt-limits.ts';
import { completeSignUp } from '../../src/accounts/sign-in/complete-sign-up.ts';
import { openSecondNode, type SecondNode } from '../api/second-node.ts';
import { ask, openTestServer, type TestServer } from '../api/test-server.ts';
import { emailsTo, emailTo, newAccount, newVisitor, PASSWORD } from './visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  server.service.config.people.breachUrl = undefined;
});
afterAll(() => server.close());

test('a person signs up, verifies, signs in and out', async () => {
  const ida = newVisitor(server.url);
  const made = await ida.post('sign-up/email', {
    email: ' Ida@Example.org ',
    password: PASSWORD,
    full_name: 'Ida',
  });
  expect([made.status, made.json]).toEqual([200, { status: true }]);
  const early = await ida.post('sign-in/email', { email: 'ida@example.org', password: PASSWORD });
  expect([early.status, early.json.error.code]).toEqual([403, 'email_not_verified']);
  const { link } = await emailTo(server.service, 'ida@example.org', /verify/);
  expect(link.origin).toBe(server.url);
  const verified = await ida.get(`${link.pathname}${link.search}`);
  expect([verified.status, verified.headers.location]).toEqual([302, '/auth?verified=1']);
  expect(await ida.session()).toBeNull();
  const signedIn = await ida.post('sign-in/email', { email: 'IDA@example.org', password: ` ${PASSWORD} ` });
  expect([signedIn.status, signedIn.json]).toEqual([200, { twoFactorRedirect: false }]);
  const session = await ida.session();
  expect(session.user).toMatchObject({ email: 'ida@example.org', name: 'Ida', organizationId: null });
  expect(session.user.roles).toEqual([{ name: 'creator' }]);
  expect(session.organization).toMatchObject({ personal: true, slug: 'ida-s-workspace' });
  expect(session.role).toBe('creator');
  const out = await ida.post('sign-out', {});
  expect(out.status).toBe(200);
  expect(await ida.session()).toBeNull();
  expect(await actions(session.user.id)).toEqual(['account.created', 'session.started', 'session.ended']);
});

test('a business gets its organization at its first session, the next of its name another slug', async () => {
  const [one, two] = [newVisitor(server.url), newVisitor(server.url)];
  const more = { account_type: 'business', pending_org_name: 'Tide & Sons!' };
  await newAccount(server.service, one, 'one@example.org', more);
  await newAccount(server.service, two, 'two@example.org', more);
  expect(
    await db().selectFrom('organizations').select('id').where('slug', '=', 'tide-sons').execute(),
  ).toEqual([]);
  await one.post('sign-in/email', { email: 'one@example.org', password: PASSWORD });
  await two.post('sign-in/email', { email: 'two@example.org', password: PASSWORD });
  const session = await one.session();
  expect(session.organization).toMatchObject({ name: 'Tide & Sons!', slug: 'tide-sons', personal: false });
  expect([session.role, session.user.organizationId]).toEqual(['owner', session.organization.id]);
  expect(session.user.roles).toEqual([{ name: 'owner' }]);
  expect((await two.session()).organization.slug).toBe('tide-sons-2');
  const { pending_org_name } = await db()
    .selectFrom('profiles')
    .select('pending_org_name')
    .where('user_id', '=', session.user.id)
    .executeTakeFirstOrThrow();
  expect(pending_org_name).toBeNull();
});

test('an organization that cannot be founded stops nobody, and is tried again', async () => {
  const visitor = newVisitor(server.url);
  const more = { account_type: 'business', pending_org_name: 'Late Ltd' };
  await newAccount(server.service, visitor, 'late@example.org', more);
  const refuse = `alter table organizations add constraint no_late check (name <> 'Late Ltd')`;
  await server.service.database.pool.query(refuse);
  const body = { email: 'late@example.org', password: PASSWORD };
  expect((await visitor.post('sign-in/email', body)).status).toBe(200);
  expect((await visitor.session()).organization.personal).toBe(true);
  await server.service.database.pool.query('alter table organizations drop constraint no_late');
  await visitor.post('sign-in/email', body);
  expect((await visitor.session()).organization.slug).toBe('late-ltd');
});

test('what became of an organization that cannot be founded is a warning of the log alone', async () => {
  const warnings: unknown[] = [];
  const log = { warn: (...said: unknown[]) => warnings.push(said) } as never;
  const { events } = server.service;
  const closed = { as: () => new Proxy({}, {}) } as never;
  await completeSignUp({ database: closed, events }, server.ada.userId, log);
  const said = 'the organization named at sign-up could not be set up';
  expect(warnings).toEqual([[{ err: expect.any(Error), userId: server.ada.userId }, said]]);
});

test('what is wrong with a sign-up is said', async () => {
  const visitor = newVisitor(server.url);
  const right = {
    email: 'wrong@example.org',
    password: PASSWORD,
    full_name: 'W',
    account_type: 'individual',
  };
  const answers = await Promise.all(
    [
      { ...right, password: 'short1A' },
      { ...right, password: 'nouppercase1' },
      { ...right, password: 'NOLOWERCASE1' },
      { ...right, password: 'NoDigitHere' },
      { ...right, full_name: '  ' },
      { ...right, email: 'nobody' },
      { ...right, account_type: 'business' },
      { ...right, password: `A1${'a'.repeat(200)}` },
    ].map((body) => visitor.post('sign-up/email', body)),
  );
  const weak = 'password_too_weak';
  const [invalid, sentence] = ['input_invalid', answers[0]?.json.error.message];
  expect(answers.map(({ json }) => json.error.code)).toEqual([
    weak,
    weak,
    weak,
    weak,
    invalid,
    invalid,
    invalid,
    invalid,
  ]);
  expect(sentence).toBe('Please use at least 8 characters with upper/lowercase letters and a number.');
  expect(answers[6]?.json.error.message).toContain('organization');
});

test('a taken address answers like a new one, and its owner is told', async () => {
  const visitor = newVisitor(server.url);
  await newAccount(server.service, visitor, 'taken@example.org');
  const body = { password: 'Another-horse-8', full_name: 'Somebody' };
  const fresh = await visitor.post('sign-up/email', { ...body, email: 'fresh@example.org' });
  const taken = await visitor.post('sign-up/email', { ...body, email: 'Taken@example.org' });
  expect([taken.status, taken.text]).toEqual([fresh.status, fresh.text]);
  expect(Object.keys(taken.headers).sort()).toEqual(Object.keys(fresh.headers).sort());
  const mail = await emailTo(server.service, 'taken@example.org', /account already/);
  expect(mail.text_body).toContain(`${server.url}/auth`);
  const signedIn = await visitor.post('sign-in/email', { email: 'taken@example.org', password: PASSWORD });
  expect(signedIn.status).toBe(200);
});

test('of two sign-ups for one address at once one is kept, and both are answered alike', async () => {
  const body = { email: 'race@example.org', password: PASSWORD, full_name: 'R' };
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => newVisitor(server.url).post('sign-up/email', body)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const rows = await db().selectFrom('users').select('id').where('email', '=', 'race@example.org').execute();
  expect(rows).toHaveLength(1);
});

test('a session ends what was before it, and only its digest is in the database', async () => {
  const visitor = newVisitor(server.url);
  await newAccount(server.service, visitor, 'digest@example.org');
  const body = { email: 'digest@example.org', password: PASSWORD };
  await visitor.post('sign-in/email', body);
  const first = visitor.cookies.get('af_session') ?? '';
  const token = decodeURIComponent(first).split('.')[0] ?? '';
  const rows = await db().selectFrom('sessions').selectAll().execute();
  expect(rows.filter((row) => row.token === token)).toEqual([]);
  expect(JSON.stringify(rows)).not.toContain(token);
  const row = rows.find((each) => each.token === createHash('sha256').update(token).digest('hex'));
  expect(row).toMatchObject({ ip_address: '127.0.0.1' });
  await visitor.post('sign-in/email', body);
  const before = await ask(server.url, 'GET', '/api/v1/session', {
    headers: { cookie: `af_session=${first}` },
  });
  expect(before.json).toBeNull();
});

test('the cookie is for this site alone, and on https for https alone', async () => {
  const visitor = newVisitor(server.url);
  await newAccount(server.service, visitor, 'cookie@example.org');
  await visitor.post('sign-in/email', { email: 'cookie@example.org', password: PASSWORD });
  const line = visitor.set.find((each) => each.startsWith('af_session=')) ?? '';
  expect(line).toMatch(/; HttpOnly/i);
  expect(line).toMatch(/; SameSite=Lax/i);
  expect(line).toMatch(/; Path=\//i);
  expect(line).toMatch(/Max-Age=2592000/i);
  expect(line).not.toMatch(/Secure/i);
  const brief = newVisitor(server.url);
  await brief.post('sign-in/email', { email: 'cookie@example.org', password: PASSWORD, rememberMe: false });
  expect(brief.set.find((each) => each.startsWith('af_session='))).not.toMatch(/Max-Age|Expires/i);
  // Used after an hour, it is good for another day and no longer.
  const ago = `seen_at = seen_at - interval '1 hour', expires_at = expires_at - interval '1 hour'`;
  await server.service.database.pool.query(`update sessions set ${ago}`);
  const { expiresAt } = await brief.session();
  expect((await brief.session()).expiresAt > expiresAt).toBe(true);
  expect(Date.parse((await brief.session()).expiresAt) - Date.now()).toBeLessThan(86_400_000 + 1000);
});

test('behind a trusted proxy, at its configured address, the cookie is Secure and links are https', async () => {
  const proxied = await openTestServer({ config: { trustedProxies: ['127.0.0.1'] } });
  try {
    proxied.service.config.people.breachUrl = undefined;
    const origin = 'https://afterword.example';
    proxied.service.config.service.publicUrl = origin;
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'afterword.example', origin };
    const visitor = newVisitor(proxied.url, headers);
    const made = await visitor.post('sign-up/email', {
      email: 's@example.org',
      password: PASSWORD,
      full_name: 'S',
    });
    expect(made.status, made.text).toBe(200);
    const { link } = await emailTo(proxied.service, 's@example.org', /verify/);
    expect(link.origin).toBe(origin);
    await visitor.get(`${link.pathname}${link.search}`);
    await visitor.post('sign-in/email', { email: 's@example.org', password: PASSWORD });
    expect(visitor.set.find((each) => each.startsWith('af_session='))).toMatch(/; Secure/i);
    expect((await visitor.session()).user.email).toBe('s@example.org');
    const cleared = await visitor.post('sign-out', {});
    expect([cleared.headers['set-cookie']].flat().join()).toMatch(/Max-Age=0.*Secure/i);
  } finally {
    await proxied.close();
  }
});

test('another site is refused, and so is every path that is not listed', async () => {
  const visitor = newVisitor(server.url);
  const body = { email: 'ida@example.org', password: PASSWORD };
  for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`]) {
    const refused = await visitor.post('sign-in/email', body, { origin });
    expect([refused.status, refused.json.error.code]).toEqual([403, 'not_allowed']);
  }
  for (const path of [
    'get-session',
    'list-sessions',
    'ok',
    'error',
    'delete-user',
    'update-user',
    'set-password',
  ])
    for (const method of ['GET', 'POST']) {
      const answer = await ask(server.url, method, `/api/auth/${path}`, { as: server.ada });
      expect([path, answer.status]).toEqual([path, 404]);
    }
  const large = await visitor.post('sign-in/email', { ...body, callbackURL: 'x'.repeat(20_000) });
  expect(large.status).toBe(413);
});

test('a link of a verification leads nowhere else, and a false one says so', async () => {
  const visitor = newVisitor(server.url);
  const away = encodeURIComponent('https://evil.example/');
  for (const query of [
    'token=x',
    `token=x&callbackURL=${away}`,
    `token=x&callbackURL=${encodeURIComponent('/auth?verified=1')}`,
  ]) {
    const answer = await visitor.get(`/api/auth/verify-email?${query}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toMatch(/^\/auth\?error=\w+$/);
  }
});

describe('tries are limited over all nodes', () => {
  let limited: TestServer;
  let node: SecondNode;
  beforeEach(async () => {
    limited = await openTestServer({ limits: { signIn: 10, account: 4 } });
    node = await openSecondNode(limited, { limits: { signIn: 10, account: 4 } });
  });
  afterEach(async () => {
    await node.close();
    await limited.close();
  });
  /** At one node and the other in turns. @returns the statuses */
  const tries = async (count: number, emailOf: (index: number) => string): Promise<number[]> => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index++) {
      const url = index % 2 ? node.url : limited.url;
      const visitor = newVisitor(url, { 'x-forwarded-for': `203.0.113.${index}` });
      statuses.push((await visitor.post('sign-in/email', { email: emailOf(index), password: 'x' })).status);
    }
    return statuses;
  };

  test('by address, whatever a caller says of where it comes from', async () => {
    const statuses = await tries(14, (index) => `a${index}@example.org`);
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
  });

  test('to one account more narrowly, the same whether anybody has it; others go on', async () => {
    await newAccount(limited.service, newVisitor(limited.url), 'ida@example.org');
    const { pool } = limited.service.database;
    for (const email of ['ida@example.org', 'nobody@example.org']) {
      await pool.query('delete from sign_in_tries');
      // As typed does not matter.
      const statuses = await tries(6, (index) => (index % 2 ? email.toUpperCase() : ` ${email}`));
      expect([email, statuses]).toEqual([email, [401, 401, 401, 401, 429, 429]]);
    }
    expect(await tries(1, () => 'another@example.org')).toEqual([401]);
    // The minute goes by.
    await pool.query("update sign_in_tries set ends_at = now() - interval '1 s'");
    expect(await tries(1, () => 'nobody@example.org')).not.toContain(429);
    await pool.query("update sign_in_tries set ends_at = now() - interval '1 s'");
    await sweepAttempts(limited.service.database);
    expect((await pool.query('select from sign_in_tries')).rowCount).toBe(0);
  });
});

test('no letter leads to a host that a stranger made up, or names one', async () => {
  const host = 'evil.example';
  const forged = newVisitor(server.url, { host, origin: `http://${host}` });
  const body = { email: 'ida@example.org' };
  for (const path of ['request-password-reset', 'send-verification-email']) {
    const refused = await forged.post(path, body);
    expect([path, refused.status, refused.json.error.code]).toEqual([path, 403, 'not_allowed']);
  }
  const early = { email: 'early@example.org', password: PASSWORD };
  await newVisitor(server.url).post('sign-up/email', { ...early, full_name: 'E' });
  await emailTo(server.service, early.email, /verify/);
  await forgetClaims();
  expect((await forged.post('sign-in/email', early)).json.error.code).toBe('email_not_verified');
  const name = 'Visit https://evil.example now';
  const visitor = newVisitor(server.url);
  await visitor.post('sign-up/email', { email: 'spam@example.org', password: PASSWORD, full_name: name });
  const { text_body } = await emailTo(server.service, 'spam@example.org', /verify/);
  expect(await emailsTo(server.service, early.email)).toHaveLength(1);
  expect(text_body).not.toContain('evil.example');
  const lines = { email: 'l@example.org', password: PASSWORD, full_name: 'A\n\nhttps://evil.example/' };
  expect((await visitor.post('sign-up/email', lines)).json.error.code).toBe('input_invalid');
});

test('a fresh letter comes once a minute at most', async () => {
  const visitor = newVisitor(server.url);
  const body = { email: 'calm@example.org', password: PASSWORD };
  await visitor.post('sign-up/email', { ...body, full_name: 'Calm' });
  await emailTo(server.service, 'calm@example.org', /verify/);
  for (let index = 0; index < 3; index++) await visitor.post('sign-in/email', body);
  await visitor.post('send-verification-email', { email: body.email });
  await forgetClaims();
  expect(await emailsTo(server.service, 'calm@example.org')).toHaveLength(1);
  await visitor.post('send-verification-email', { email: body.email });
  await expect.poll(async () => (await emailsTo(server.service, 'calm@example.org')).length).toBe(2);
});

async function actions(userId: string): Promise<string[]> {
  const rows = await db()
    .selectFrom('audit_log')
    .select('action')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

/** As if a minute had gone by. */
async function forgetClaims(): Promise<void> {
  await db()
    .updateTable('verifications')
    .set({ expires_at: new Date(0) })
    .where('identifier', 'like', 'claim:%')
    .execute();
}

function db() {
  return server.service.database.db;
}
