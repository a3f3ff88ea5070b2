import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEAM_ROLES, type TeamRole } from '../../src/kernel/rules/roles.ts';
import { shellRoleLabel } from '../../src/kernel/rules/shell-label.ts';
import { sideMenu } from '../../src/kernel/rules/side-menu.ts';
import { openTestServer, type Person, type TestServer } from '../api/test-server.ts';
import { addMember, addPerson } from './person.ts';
import { newAccount, newVisitor, PASSWORD } from './visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  server.service.config.people.breachUrl = undefined;
});
afterAll(() => server.close());

/** Somebody who signed up as anybody does, and is signed in. */
async function signedUp(name: string) {
  const visitor = newVisitor(server.url);
  const email = `${name}@example.org`;
  await newAccount(server.service, visitor, email);
  await visitor.post('sign-in/email', { email, password: PASSWORD });
  return { visitor, userId: (await visitor.session()).user.id as string };
}

async function join(userId: string, role: TeamRole): Promise<void> {
  const { pool } = server.service.database;
  const id = server.ada.organizationId;
  await pool.query(
    'insert into company_team_members (organization_id, user_id, role, invited_by) values ($1, $2, $3, $4)',
    [id, userId, role, server.ada.userId],
  );
  await pool.query('update profiles set organization_id = $1 where user_id = $2', [id, userId]);
}

/** Role; label in the user view and in the admin view (5.6); first entries of the menu in the admin view (6.3 to 6.6). */
const SHOWN: Record<TeamRole, [string, string, string]> = {
  owner: ['viewer', 'admin', 'Dashboard, Create, Library'],
  admin: ['viewer', 'admin', 'Dashboard, Create, Library'],
  manager: ['manager', 'manager', 'Dashboard, Create, Library'],
  moderator: ['viewer', 'moderator', 'Discover, Business Portal'],
  creator: ['creator', 'creator', 'Dashboard, Create, My Library'],
  student: ['student', 'student', 'Dashboard, Create, My Library'],
  user: ['viewer', 'viewer', 'Dashboard, Create, Library'],
  viewer: ['viewer', 'viewer', 'Dashboard, Create, My Library'],
};

describe('a member of a team who signed up', () => {
  it.each(TEAM_ROLES)('is %s and nothing besides', async (role) => {
    const { visitor, userId } = await signedUp(`team-${role}`);
    await join(userId, role);
    const session = await visitor.session();
    const roles = session.user.roles.map(({ name }: { name: TeamRole }) => name);
    expect(roles).toEqual([role]);
    const menu = sideMenu({ roles, isPlatformAdmin: false, view: 'admin' }).map(({ label }) => label);
    expect([
      shellRoleLabel(roles, 'user'),
      shellRoleLabel(roles, 'admin'),
      menu.slice(0, 3).join(', '),
    ]).toEqual(SHOWN[role]);
  });
});

describe('a person in their own workspace', () => {
  const roleOf = async (as: Person) =>
    (await server.ask('GET', '/api/v1/session', { as })).json.user.roles.map(
      ({ name }: { name: string }) => name,
    );
  const askFor = (as: Person, plan: string) =>
    server.ask('POST', '/api/v1/plan-requests', { as, body: { plan } });

  it('is a student from when they ask for the plan of students, and a creator by that of creators', async () => {
    const stu = await addPerson(server, 'stu');
    expect(await roleOf(stu)).toEqual(['creator']);
    await askFor(stu, 'student');
    expect(await roleOf(stu)).toEqual(['student']);
    await askFor(stu, 'business');
    expect(await roleOf(stu)).toEqual(['student']);
    await askFor(stu, 'creator');
    expect(await roleOf(stu)).toEqual(['creator']);
  });

  it('is a student by the plan they are given', async () => {
    const root = await addPerson(server, 'root', { platformAdmin: true });
    const sam = await addPerson(server, 'sam');
    await server.ask('PATCH', `/api/v1/platform/people/${sam.userId}`, {
      as: root,
      body: { subscription_status: 'active', subscription_plan: 'student' },
    });
    expect(await roleOf(sam)).toEqual(['student']);
  });

  it('keeps the role that a team gave', async () => {
    const tea = await addPerson(server, 'tea');
    const member = await addMember(server, tea, server.ada.organizationId, 'manager');
    await askFor(member, 'student');
    expect(await roleOf(member)).toEqual(['manager']);
  });
});
