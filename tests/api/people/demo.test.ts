import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepDemoActivity } from '../../../src/accounts/demo/demo-activity.ts';
import { type Answer, openTestServer, type TestServer } from '../test-server.ts';

const DEMO = { email: 'demo@afterword.local', password: 'a long demo password' };
const CHECK = '/api/rpc/validate_demo_credentials_secure';
const LOG = '/api/rpc/log_demo_activity';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ limits: { signIn: 12 } });
});
afterAll(() => server.close());

const check = (demo_email: string, demo_password: string): Promise<Answer> =>
  server.ask('POST', CHECK, { body: { demo_email, demo_password } });
const activity = (details: Record<string, unknown> = { timestamp: new Date().toISOString() }) => ({
  demo_id: randomUUID(),
  action_type: 'page_opened',
  details,
});
const rows = async () =>
  (await server.service.database.pool.query('select action_type, details from demo_activity')).rows;

it('is off where nobody set it up: nothing opens it, and nothing is written down', async () => {
  for (const [email, password] of [
    [DEMO.email, DEMO.password],
    ['', ''],
  ] as const)
    expect(await check(email, password)).toMatchObject({ status: 200, json: false });
  expect((await server.ask('POST', LOG, { body: activity() })).status).toBe(404);
  expect(await rows()).toEqual([]);
});

it('opens for its own credentials alone, and answers with true or false', async () => {
  server.service.config.people.demo = DEMO;
  expect(await check(' Demo@Afterword.local ', DEMO.password)).toMatchObject({ status: 200, json: true });
  for (const [email, password] of [
    [DEMO.email, 'another password'],
    ['eve@example.org', DEMO.password],
    [DEMO.email, ''],
    [DEMO.password, DEMO.email],
  ] as const)
    expect(await check(email, password)).toMatchObject({ status: 200, json: false });
  const { rows: log } = await server.service.database.pool.query(
    "select result, count(*)::int as n from audit_log where category = 'demo' group by result order by result",
  );
  expect(log).toEqual([
    { result: 'failure', n: 4 },
    { result: 'success', n: 1 },
  ]);
});

it('opens no session', async () => {
  const answer = await check(DEMO.email, DEMO.password);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

it('takes as few tries as signing in does', async () => {
  const statuses = [];
  for (let tried = 0; tried < 8; tried += 1) statuses.push((await check(DEMO.email, 'wrong')).status);
  expect(statuses).toContain(429);
});

it('writes down what is done in it, of what the contract names, for 30 days', async () => {
  const timestamp = new Date().toISOString();
  const details = { timestamp, path: '/discover', secret: 'not kept' };
  expect((await server.ask('POST', LOG, { body: activity(details) })).status).toBe(204);
  expect(await rows()).toEqual([{ action_type: 'page_opened', details: { timestamp, path: '/discover' } }]);
  for (const wrong of [{}, { timestamp: 'yesterday' }, { timestamp, path: 'x'.repeat(201) }])
    expect((await server.ask('POST', LOG, { body: activity(wrong) })).status).toBe(400);
  await server.service.database.pool.query(
    "update demo_activity set created_at = now() - interval '29 days'",
  );
  await sweepDemoActivity(server.service.database);
  expect(await rows()).toHaveLength(1);
  await server.service.database.pool.query(
    "update demo_activity set created_at = now() - interval '31 days'",
  );
  await sweepDemoActivity(server.service.database);
  expect(await rows()).toEqual([]);
});
