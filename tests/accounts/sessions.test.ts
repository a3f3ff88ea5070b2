import { once } from 'node:events';
import { WebSocket } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureLocalOwner } from '../../src/accounts/local-owner.ts';
import { createSignInLink } from '../../src/accounts/sign-in-links.ts';
import { openTestServer, type TestServer } from '../api/test-server.ts';
import { newAccount, newVisitor, PASSWORD, type Visitor } from './visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  server.service.config.people.breachUrl = undefined;
});
afterAll(() => server.close());

async function twiceSignedIn(email: string): Promise<[Visitor, Visitor]> {
  const [here, there] = [newVisitor(server.url), newVisitor(server.url, { 'user-agent': 'Telephone' })];
  await newAccount(server.service, here, email);
  for (const visitor of [here, there]) await visitor.post('sign-in/email', { email, password: PASSWORD });
  return [here, there];
}

test('sessions are listed, and others of one’s own are ended', async () => {
  const [here, there] = await twiceSignedIn('list@example.org');
  const listed = (await here.get('/api/v1/sessions')).json.sessions;
  expect(listed).toHaveLength(2);
  const other = listed.find((each: { current: boolean }) => !each.current);
  expect(other).toMatchObject({ userAgent: 'Telephone', ipAddress: '127.0.0.1' });
  expect(JSON.stringify(listed)).not.toContain('token');
  const foreign = await server.ask('DELETE', `/api/v1/sessions/${other.id}`, { as: server.otto });
  expect([foreign.status, foreign.json.error.code]).toEqual([404, 'not_found']);
  expect(await there.session()).not.toBeNull();
  expect((await remove(here, `/api/v1/sessions/${other.id}`)).status).toBe(204);
  expect(await there.session()).toBeNull();
  expect((await remove(here, `/api/v1/sessions/${other.id}`)).status).toBe(404);
  await there.post('sign-in/email', { email: 'list@example.org', password: PASSWORD });
  expect((await remove(here, '/api/v1/sessions')).json).toEqual({ ended: 1 });
  expect([await there.session(), (await here.session()).user.email]).toEqual([null, 'list@example.org']);
});

test('signing out ends open sockets and tokens of the session', async () => {
  const [here] = await twiceSignedIn('socket@example.org');
  const cookie = `af_session=${here.cookies.get('af_session')}`;
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/realtime`, {
    headers: { cookie, origin: server.url },
  });
  await once(socket, 'open');
  const made = await server.ask('POST', '/api/v1/session/token', { headers: { cookie } });
  expect([made.status, made.json.token.length > 20]).toEqual([201, true]);
  const bearer = () =>
    server.ask('POST', '/api/functions/create-notification', {
      body: {},
      headers: { authorization: `Bearer ${made.json.token}` },
    });
  expect((await bearer()).status).toBe(400);
  const closed = once(socket, 'close');
  await here.post('sign-out', {});
  expect((await closed)[0].code).toBe(4401);
  expect((await bearer()).status).toBe(401);
});

test('a closed account is signed out at once', async () => {
  const [here] = await twiceSignedIn('gone@example.org');
  const { id } = (await here.session()).user;
  await db().updateTable('users').set({ is_active: false }).where('id', '=', id).execute();
  expect(await here.session()).toBeNull();
  const body = { email: 'gone@example.org', password: PASSWORD };
  expect((await here.post('sign-in/email', body)).json.error.code).toBe('credentials_wrong');
});

test('the printed link is of the first platform admin, and is in the log', async () => {
  const { database } = server.service;
  const owner = await ensureLocalOwner(database);
  expect(await ensureLocalOwner(database)).toEqual(owner);
  expect(owner.userId).not.toBe(server.ada.userId);
  const visitor = newVisitor(server.url);
  const token = await createSignInLink(database, owner.userId);
  const answer = await server.ask('POST', '/api/v1/session', { body: { token } });
  expect(answer.json).toMatchObject({ isPlatformAdmin: true, role: 'owner', hasPassword: false });
  expect(await visitor.session()).toBeNull();
  const entry = await db()
    .selectFrom('audit_log')
    .selectAll()
    .where('user_id', '=', owner.userId)
    .executeTakeFirst();
  expect(entry).toMatchObject({
    action: 'session.started',
    category: 'sign_in',
    details: { way: 'link' },
    organization_id: owner.organizationId,
  });
});

function remove(visitor: Visitor, path: string) {
  const cookie = `af_session=${visitor.cookies.get('af_session')}`;
  return server.ask('DELETE', path, { headers: { cookie } });
}

function db() {
  return server.service.database.db;
}
