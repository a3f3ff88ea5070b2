import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson } from '../accounts/person.ts';
import { emailsTo, emailTo, newAccount, newVisitor, PASSWORD } from '../accounts/visitor.ts';
import { openTestServer, type Person, type TestServer } from './test-server.ts';

let server: TestServer;
let port: string;
beforeAll(async () => {
  server = await openTestServer();
  server.service.config.people.breachUrl = undefined;
  ({ port } = new URL(server.url));
});
afterAll(() => server.close());

/** A call under a name that its caller made up. */
const at = (host: string, person: Person, path: string, body: unknown) =>
  server.ask('POST', path, { as: person, body, headers: { host, origin: `http://${host}` } });

test.each(['evil.example', '127.evil.example', 'localhost:9', '127.0.0.1:9'])(
  'no letter is sent with a link to %s, whichever call posts it',
  async (host) => {
    const owner = await addPerson(server, `o-${host.replace(/\W/g, '-')}`, {
      company: host,
      plan: 'business',
    });
    const bare = await addPerson(server, `b-${host.replace(/\W/g, '-')}`, { email: null });
    const email = `guest@${host.replace(/\W/g, '-')}.example`;
    const invited = await at(host, owner, '/api/v1/team/invitations', { email, role: 'viewer' });
    expect([invited.status, invited.json.error?.code]).toEqual([403, 'not_allowed']);
    const given = { email, password: PASSWORD };
    const set = await at(host, bare, '/api/v1/account/credentials', given);
    expect([set.status, set.json.error?.code]).toEqual([403, 'not_allowed']);
    for (const path of ['request-password-reset', 'send-verification-email']) {
      const asked = await at(host, owner, `/api/auth/${path}`, { email });
      expect([path, asked.status]).toEqual([path, 403]);
    }
    expect(await emailsTo(server.service, email)).toEqual([]);
  },
);

test('a password changed under a made-up name is told without a link', async () => {
  const visitor = newVisitor(server.url);
  const email = 'changed@example.org';
  await newAccount(server.service, visitor, email);
  await visitor.post('sign-in/email', { email, password: PASSWORD });
  const body = { currentPassword: PASSWORD, newPassword: 'Other-horse-9' };
  const headers = { host: 'evil.example', origin: 'http://evil.example' };
  expect((await visitor.post('change-password', body, headers)).status).toBe(200);
  const told = await emailTo(server.service, email, /password was changed/).catch(() => undefined);
  const letters = await emailsTo(server.service, email);
  expect(letters.map(({ subject }) => subject)).toContain('Your password was changed');
  expect(letters.map(({ text_body }) => text_body).join()).not.toContain('evil.example');
  expect(told?.link.hostname ?? 'none').not.toBe('evil.example');
});

test('what a proxy passes on names no host of a letter: AFTERWORD_URL does', async () => {
  const proxied = await openTestServer({ config: { trustedProxies: ['127.0.0.1'] } });
  try {
    const headers = { 'x-forwarded-host': 'evil.example', origin: 'http://evil.example' };
    const email = 'proxied@example.org';
    const asked = await newVisitor(proxied.url, headers).post('request-password-reset', { email });
    expect([asked.status, asked.json.error?.code]).toEqual([403, 'not_allowed']);
    expect(asked.json.error.message).toContain('AFTERWORD_URL');
  } finally {
    await proxied.close();
  }
});

test('the names of this machine are good at the port it listens at', async () => {
  const owner = await addPerson(server, 'here', { company: 'Here', plan: 'business' });
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`]) {
    const email = `at-${host.split(':')[0]}@example.org`;
    expect((await at(host, owner, '/api/v1/team/invitations', { email, role: 'viewer' })).status).toBe(201);
    expect((await emailTo(server.service, email, /Invitation/)).link.host).toBe(host);
  }
});

test('two Host headers are refused, wherever they lead', async () => {
  for (const path of ['/healthz', '/api/v1/session', '/', '/nowhere'])
    expect([path, await statusOf(path, ['evil.example', `127.0.0.1:${port}`])]).toEqual([path, 400]);
  expect(await statusOf('/healthz', [`127.0.0.1:${port}`])).toBe(200);
});

/** As it goes over the wire: clients of today would not send two. */
function statusOf(path: string, hosts: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), '127.0.0.1');
    let text = '';
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])));
    const lines = [`GET ${path} HTTP/1.1`, ...hosts.map((host) => `Host: ${host}`), 'Connection: close'];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  });
}

test('no letter was left behind', async () => {
  const db = server.service.database.db;
  expect(await db.selectFrom('letters').select('id').execute()).toEqual([]);
});
