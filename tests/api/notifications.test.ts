import { request, WebSocket } from 'undici';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAccessToken } from '../../src/accounts/access-tokens.ts';
import { notify } from '../../src/accounts/notifications/notify.ts';
import { sweepNotifications } from '../../src/accounts/notifications/sweep-notifications.ts';
import type { NotificationType } from '../../src/kernel/rules/notification-types.ts';
import { openTestServer, type Person, type TestServer } from './test-server.ts';

interface Message {
  type: string;
  event?: { id: number; kind: string; subjectId: string; data?: Record<string, unknown> };
}

const MARK = '/api/rpc/mark_notification_read';
const MARK_ALL = '/api/rpc/mark_all_notifications_read';
const CREATE = '/api/functions/create-notification';
const LIST = '/api/v1/notifications';

let server: TestServer;
const sockets: WebSocket[] = [];
beforeAll(async () => {
  server = await openTestServer();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.close();
  await server.service.database.pool.query('delete from notifications');
});
afterAll(() => server.close());

function tell(
  who: Person,
  title: string,
  type: NotificationType = 'system_alert',
): Promise<string | undefined> {
  const db = server.service.database.db;
  return db
    .transaction()
    .execute((trx) =>
      notify(trx, server.service.events, { userId: who.userId, type, title, message: 'As it is.' }),
    );
}

/** A person's socket: what it was told so far. */
async function listen(as: Person, after?: number): Promise<Message[]> {
  const query = after === undefined ? '' : `?after=${after}`;
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/realtime${query}`, {
    headers: { cookie: as.cookie, origin: server.url },
  });
  sockets.push(socket);
  const messages: Message[] = [];
  socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data))));
  await expect.poll(() => messages[0]?.type).toBe('hello');
  return messages;
}

function heard(messages: Message[]): string[] {
  return messages.flatMap(({ event }) => (event ? [event.kind] : []));
}

async function bearer(who: Person): Promise<Record<string, string>> {
  const { rows } = await server.service.database.pool.query('select id from sessions where user_id = $1', [
    who.userId,
  ]);
  const { token } = await createAccessToken(server.service.database, rows[0].id);
  return { authorization: `Bearer ${token}` };
}

async function send(from: Person, body: Record<string, unknown>) {
  const whole = { type: 'system_alert', title: 'Hello', message: 'A word from a colleague.', ...body };
  return server.ask('POST', CREATE, { body: whole, headers: await bearer(from) });
}

describe('listing', () => {
  it('gives the newest twenty of one person, and how many of all are unread', async () => {
    for (let number = 0; number < 23; number++) await tell(server.ada, `Number ${number}`);
    await tell(server.vera, 'For Vera');
    const { json } = await server.ask('GET', LIST, { as: server.ada });
    expect(json.unread).toBe(23);
    expect(json.notifications.map((each: { title: string }) => each.title)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Number ${22 - index}`),
    );
    expect(json.notifications[0]).toMatchObject({ read: false, type: 'system_alert', data: null });
    const few = await server.ask('GET', `${LIST}?limit=2`, { as: server.vera });
    expect([few.json.notifications.length, few.json.unread]).toEqual([1, 1]);
    expect((await server.ask('GET', `${LIST}?limit=21`, { as: server.vera })).status).toBe(400);
  });

  it('orders those of one moment by id', async () => {
    for (let number = 0; number < 5; number++) await tell(server.ada, `Number ${number}`);
    await server.service.database.pool.query("update notifications set created_at = '2026-01-01'");
    const { json } = await server.ask('GET', LIST, { as: server.ada });
    const ids = json.notifications.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([...ids].sort().reverse());
  });

  it('keeps nothing of a kind that its person switched off', async () => {
    const set = (value: string) =>
      server.service.database.pool.query('update profiles set preferences = $1 where user_id = $2', [
        value,
        server.vera.userId,
      ]);
    await set('{"content_generated": false}');
    expect(await tell(server.vera, 'Episode ready', 'content_generated')).toBeUndefined();
    expect(await tell(server.vera, 'Episode failed')).toBeDefined();
    await set('{}');
    expect((await server.ask('GET', LIST, { as: server.vera })).json.unread).toBe(1);
  });
});

describe('marking', () => {
  it("marks one's own once and tells one's own pages alone", async () => {
    const id = await tell(server.ada, 'One');
    const [ada, vera] = [await listen(server.ada), await listen(server.vera)];
    const body = { notification_id_param: id };
    for (let time = 0; time < 2; time++)
      expect((await server.ask('POST', MARK, { as: server.ada, body })).status).toBe(204);
    await tell(server.vera, 'The end');
    await expect.poll(() => heard(vera)).toEqual(['notification.created']);
    expect(heard(ada)).toEqual(['notification.updated']);
    expect(ada.at(-1)?.event).toMatchObject({ subjectId: id, data: { id, title: 'One', read: true } });
    expect((await server.ask('GET', LIST, { as: server.ada })).json.unread).toBe(0);
  });

  it("finds none of somebody else's", async () => {
    const id = await tell(server.ada, 'One');
    for (const other of [server.vera, server.otto]) {
      const answer = await server.ask('POST', MARK, { as: other, body: { notification_id_param: id } });
      expect([answer.status, answer.json.error.code]).toEqual([404, 'not_found']);
    }
    expect((await server.ask('GET', LIST, { as: server.ada })).json.unread).toBe(1);
  });

  it('marks all, and says so once without data', async () => {
    for (let number = 0; number < 3; number++) await tell(server.ada, `Number ${number}`);
    await tell(server.vera, 'For Vera');
    const ada = await listen(server.ada);
    const mark = () => server.ask('POST', MARK_ALL, { as: server.ada, body: {} });
    expect((await mark()).json).toEqual({ updated: 3 });
    expect((await mark()).json).toEqual({ updated: 0 });
    await tell(server.ada, 'The end');
    await expect.poll(() => heard(ada)).toEqual(['notification.updated', 'notification.created']);
    expect(ada[1]?.event?.data).toBeUndefined();
    expect((await server.ask('GET', LIST, { as: server.vera })).json.unread).toBe(1);
  });
});

describe('live events of one person', () => {
  it('are told to no colleague, neither now nor to one who resumes', async () => {
    const before = await server.service.events.latest(server.ada.organizationId);
    const [ada, vera, otto] = [
      await listen(server.ada),
      await listen(server.vera),
      await listen(server.otto),
    ];
    const id = await tell(server.ada, 'For Ada');
    await tell(server.vera, 'For Vera');
    await expect.poll(() => heard(vera)).toEqual(['notification.created']);
    expect(heard(ada)).toEqual(['notification.created']);
    expect(heard(otto)).toEqual([]);
    expect(ada.at(-1)?.event).toMatchObject({ subjectId: id, data: { title: 'For Ada' } });
    expect(JSON.stringify(ada.at(-1))).not.toContain('userId');

    const again = await listen(server.vera, before);
    await expect.poll(() => heard(again)).toEqual(['notification.created']);
    expect(again.at(-1)?.event?.data).toMatchObject({ title: 'For Vera' });
    const back = await listen(server.ada, before);
    await expect.poll(() => heard(back)).toEqual(['notification.created']);
    expect(back.at(-1)?.event?.subjectId).toBe(id);
  });
});

describe('creating', () => {
  it('reaches oneself and colleagues, is kept in the audit log, and takes no cookie', async () => {
    const vera = await listen(server.vera);
    const data = { path: '/library' };
    expect((await send(server.ada, { user_id: server.vera.userId, data })).status).toBe(201);
    await expect.poll(() => vera.at(-1)?.event?.data).toMatchObject({ title: 'Hello', data });
    expect((await send(server.vera, { user_id: server.vera.userId })).status).toBe(201);
    const { rows } = await server.service.database.pool.query(
      "select resource, user_id from audit_log where action = 'notification.created' order by id",
    );
    const resource = `user:${server.vera.userId}`;
    expect(rows).toEqual([
      { resource, user_id: server.ada.userId },
      { resource, user_id: server.vera.userId },
    ]);
    const body = { user_id: server.ada.userId, type: 'x', title: 'x', message: 'x' };
    expect((await server.ask('POST', CREATE, { as: server.ada, body })).status).toBe(401);
  });

  it('finds nobody of another organization, and nobody who left, as it finds nobody unknown', async () => {
    const { pool } = server.service.database;
    const answers = [
      await send(server.ada, { user_id: server.otto.userId }),
      await send(server.ada, { user_id: '00000000-0000-4000-8000-000000000000' }),
    ];
    const leave = (active: boolean) =>
      pool.query('update company_team_members set is_active = $1 where user_id = $2', [
        active,
        server.vera.userId,
      ]);
    await leave(false);
    answers.push(await send(server.ada, { user_id: server.vera.userId }));
    await leave(true);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    const foreign = await send(server.ada, {
      user_id: server.vera.userId,
      organization_id: server.otto.organizationId,
    });
    expect([foreign.status, foreign.json.error.code]).toEqual([404, 'not_found']);
    expect((await pool.query('select count(*)::int as count from notifications')).rows[0].count).toBe(0);
  });

  it('lets platform admins reach anybody', async () => {
    const { pool } = server.service.database;
    await pool.query("insert into user_roles (user_id, role) values ($1, 'platform_admin')", [
      server.otto.userId,
    ]);
    const answer = await send(server.otto, {
      user_id: server.ada.userId,
      organization_id: server.ada.organizationId,
    });
    await pool.query('delete from user_roles where user_id = $1', [server.otto.userId]);
    expect(answer.status).toBe(201);
    expect((await server.ask('GET', LIST, { as: server.ada })).json.notifications[0].id).toBe(answer.json.id);
  });

  it('refuses a path that leads elsewhere', async () => {
    for (const path of ['https://evil.example', '//evil.example', '/\\evil.example', 'library', 7]) {
      const answer = await send(server.ada, { user_id: server.ada.userId, data: { path } });
      expect([answer.status, answer.json.error.details.faults[0].place]).toEqual([400, 'body.data.path']);
    }
  });
});

describe('a program', () => {
  it('need not say where it calls from: no browser sends a bearer token by itself', async () => {
    const body = { user_id: server.ada.userId, type: 'system_alert', title: 'Built', message: 'All of it.' };
    const call = async (headers: Record<string, string>) =>
      (
        await request(`${server.url}${CREATE}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        })
      ).statusCode;
    const token = await bearer(server.ada);
    expect(await call(token)).toBe(201);
    expect(await call({ ...token, origin: 'https://evil.example' })).toBe(403);
    expect(await call({ cookie: server.ada.cookie })).toBe(401);
  });
});

describe('the sweep', () => {
  it('keeps the newest 500 of a person, and none older than 180 days', async () => {
    const { pool } = server.service.database;
    await pool.query(
      `insert into notifications (id, user_id, title, message, type, created_at)
       select gen_random_uuid(), $1, n::text, 'x', 'x', now() - make_interval(mins => n) from generate_series(1, 502) n`,
      [server.ada.userId],
    );
    await pool.query(
      `insert into notifications (id, user_id, title, message, type, created_at)
       select gen_random_uuid(), $1, d::text, 'x', 'x', now() - make_interval(days => d) from unnest(array[1, 179, 181]) d`,
      [server.vera.userId],
    );
    await sweepNotifications(server.service.database);
    const { rows } = await pool.query(
      `select user_id as "userId", count(*)::int, max(title::int) as oldest from notifications group by 1`,
    );
    const of = (who: Person) => rows.find(({ userId }) => userId === who.userId);
    expect(of(server.ada)).toMatchObject({ count: 500, oldest: 500 });
    expect(of(server.vera)).toMatchObject({ count: 2, oldest: 179 });
  });
});

describe('an unknown function', () => {
  const unknown = '/api/functions/no-such-function';
  const call = (path: string, headers: Record<string, string>) =>
    request(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    });

  it.each([
    ['with a token and no origin', async () => await bearer(server.ada)],
    ['with neither', async () => ({})],
    ['from this site', async () => ({ origin: server.url })],
  ])('is not found %s', async (_, headersOf) => {
    const answer = await call(unknown, await headersOf());
    expect(answer.statusCode).toBe(404);
    expect(await answer.body.json()).toMatchObject({ error: { code: 'not_found' } });
  });

  it('is told apart from a call that changes something, which names this site', async () => {
    const answer = await call(MARK_ALL, { cookie: server.ada.cookie });
    expect(answer.statusCode).toBe(403);
    await answer.body.dump();
  });
});
