import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeMemberFrom } from '../../src/accounts/team/remove-member.ts';
import { openTestServer, type Person, type TestServer } from '../api/test-server.ts';
import { addMember, addPerson, auditOf } from './person.ts';
import { emailsTo } from './visitor.ts';

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const db = () => server.service.database.db;
const as = (person: Person, method: string, path: string, body?: unknown) =>
  server.ask(method, path, { as: person, ...(body === undefined ? {} : { body }) });

/** An owner, an admin of theirs, and an invitation as admin that the admin sent to somebody. */
async function planted() {
  count += 1;
  const owner = await addPerson(server, `owner${count}`, { company: `Co ${count}`, plan: 'business' });
  const admin = await addMember(
    server,
    await addPerson(server, `admin${count}`),
    owner.organizationId,
    'admin',
  );
  await db()
    .updateTable('profiles')
    .set({ subscription_plan: 'creator', subscription_status: 'active' })
    .where('user_id', '=', admin.userId)
    .execute();
  const email = `guest${count}@example.org`;
  const sent = await as(admin, 'POST', '/api/v1/team/invitations', { email, role: 'admin' });
  expect(sent.status, sent.text).toBe(201);
  const [mail] = await emailsTo(server.service, email);
  const token = /\/auth#invitation=([\w-]+)/.exec(mail?.text_body ?? '')?.[1] ?? '';
  const guest = await addPerson(server, `guest${count}`);
  return { owner, admin, guest, token, invitationId: sent.json.id as string };
}
type Planted = Awaited<ReturnType<typeof planted>>;

async function expectOver({ owner, guest, token, invitationId }: Planted): Promise<void> {
  const row = await db()
    .selectFrom('team_invitations')
    .select('revoked_at')
    .where('id', '=', invitationId)
    .executeTakeFirst();
  if (row) expect(row.revoked_at).not.toBeNull();
  const accepted = await as(guest, 'POST', '/api/v1/invitations/accept', { token });
  expect([accepted.status, accepted.json.error?.code]).toEqual([410, 'invitation_invalid']);
  const read = await server.ask('POST', '/api/v1/invitations/read', { body: { token } });
  expect(read.status).toBe(410);
  expect((await as(owner, 'GET', '/api/v1/team')).json.invitations).toEqual([]);
}

test.each<[string, (of: Planted) => Promise<{ status: number }>]>([
  ['is taken out', ({ owner, admin }) => as(owner, 'DELETE', `/api/v1/team/${admin.userId}`)],
  ['leaves', ({ admin }) => as(admin, 'DELETE', `/api/v1/team/${admin.userId}`)],
  [
    'is made a member without that right',
    ({ owner, admin }) => as(owner, 'PATCH', `/api/v1/team/${admin.userId}`, { role: 'manager' }),
  ],
  [
    'has their account closed',
    async ({ admin }) => {
      const platform = await addPerson(server, `platform${count}`, { platformAdmin: true });
      return as(platform, 'PATCH', `/api/v1/platform/people/${admin.userId}`, { isActive: false });
    },
  ],
  [
    'deletes their account',
    ({ admin }) => as(admin, 'DELETE', '/api/v1/account', { confirm: `admin${count}@example.org` }),
  ],
])('an invitation ends with its inviter’s right: who sent it %s', async (_, ends) => {
  const of = await planted();
  expect((await ends(of)).status).toBeLessThan(300);
  await expectOver(of);
  const [entry] = (await auditOf(server, 'invitation.revoked')).filter(
    ({ resource }) => resource === `invitation:${of.invitationId}`,
  );
  expect(entry?.organization_id).toBe(of.owner.organizationId);
});

test('it is asked once more when it is accepted, whatever became of the right', async () => {
  const of = await planted();
  // As no call does it: by hand.
  await db()
    .updateTable('company_team_members')
    .set({ role: 'viewer' })
    .where('user_id', '=', of.admin.userId)
    .where('organization_id', '=', of.owner.organizationId)
    .execute();
  const accepted = await as(of.guest, 'POST', '/api/v1/invitations/accept', { token: of.token });
  expect([accepted.status, accepted.json.error?.code]).toEqual([410, 'invitation_invalid']);
});

test('of a removal and an acceptance at once, whoever joined did so before the removal', async () => {
  for (let round = 0; round < 5; round++) {
    const of = await planted();
    const actor = { ...of.owner, ipAddress: '127.0.0.1' };
    const [accepted] = await Promise.all([
      as(of.guest, 'POST', '/api/v1/invitations/accept', { token: of.token }),
      removeMemberFrom(server.service, actor, of.admin.userId),
    ]);
    const joined = (await auditOf(server, 'member.joined')).find(
      ({ user_id }) => user_id === of.guest.userId,
    );
    const removed = (await auditOf(server, 'member.removed')).find(
      ({ resource }) => resource === `user:${of.admin.userId}`,
    );
    if (accepted.status === 200) expect(BigInt(joined?.id ?? 0)).toBeLessThan(BigInt(removed?.id ?? 0));
    else await expectOver(of);
  }
});

test('what others of the team sent stays open', async () => {
  const of = await planted();
  const email = `kept${count}@example.org`;
  await as(of.owner, 'POST', '/api/v1/team/invitations', { email, role: 'viewer' });
  await as(of.owner, 'DELETE', `/api/v1/team/${of.admin.userId}`);
  const { invitations } = (await as(of.owner, 'GET', '/api/v1/team')).json;
  expect(invitations.map((each: { email: string }) => each.email)).toEqual([email]);
});
