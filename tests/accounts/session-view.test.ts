import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../api/test-server.ts';
import { addMember, addPerson } from './person.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const db = () => server.service.database.db;

it('holds the person with every field, the active team role before those of their own', async () => {
  const ida = await addPerson(server, 'ida', { plan: 'student', platformAdmin: true });
  const { organizationId, userId } = await addMember(server, ida, server.ada.organizationId, 'manager');
  const read = async () => (await server.ask('GET', '/api/v1/session', { as: ida })).json;
  const session = await read();
  expect(session.user).toEqual({
    id: userId,
    email: 'ida@example.org',
    name: 'ida',
    avatar: null,
    organizationId,
    roles: [{ name: 'manager' }, { name: 'admin' }, { name: 'platform_admin' }],
    mfaEnabled: false,
    ssoProvider: null,
    isActive: true,
    mustChangePassword: false,
    profile: {
      id: expect.any(String),
      user_id: userId,
      full_name: 'ida',
      organization_id: organizationId,
      must_change_password: false,
      stripe_customer_id: null,
      subscription_status: null,
      subscription_plan: 'student',
    },
  });
  expect(session.role).toBe('manager');
  await db()
    .updateTable('company_team_members')
    .set({ is_active: false })
    .where('user_id', '=', userId)
    .where('organization_id', '=', organizationId)
    .execute();
  const roles = (await read()).user.roles;
  expect(roles).toEqual([{ name: 'creator' }, { name: 'admin' }, { name: 'platform_admin' }]);
});

it('ends when the session does', async () => {
  const { json } = await server.ask('GET', '/api/v1/session', { as: server.ada });
  const rows = await db()
    .selectFrom('sessions')
    .select('expires_at')
    .where('user_id', '=', server.ada.userId)
    .execute();
  expect(rows.map(({ expires_at }) => expires_at.toISOString())).toEqual([json.expiresAt]);
});

it.each([
  [
    'profiles',
    [
      'id',
      'user_id',
      'full_name',
      'organization_id',
      'must_change_password',
      'subscription_status',
      'subscription_plan',
      'stripe_customer_id',
    ],
  ],
  ['user_roles', ['user_id', 'role']],
  ['company_team_members', ['organization_id', 'user_id', 'role', 'invited_by', 'joined_at', 'is_active']],
  ['organizations', ['id', 'owner_id', 'name', 'slug']],
  [
    'notifications',
    ['id', 'title', 'message', 'type', 'read', 'created_at', 'user_id', 'organization_id', 'data'],
  ],
  ['audit_log', ['action', 'resource', 'user_id', 'result', 'severity', 'category', 'details']],
])('the table %s has the fields of the specification', async (table, fields) => {
  const { rows } = await server.service.database.pool.query(
    'select column_name from information_schema.columns where table_schema = current_schema and table_name = $1',
    [table],
  );
  expect(rows.map(({ column_name }) => column_name)).toEqual(expect.arrayContaining(fields));
});
