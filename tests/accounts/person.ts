import { randomUUID } from 'node:crypto';
import {
  createOrganizationFor,
  createWorkspaceFor,
} from '../../src/accounts/organizations/create-organization.ts';
import { startSession } from '../../src/accounts/sessions.ts';
import { hashPassword } from '../../src/accounts/sign-in/password-hash.ts';
import { writePassword } from '../../src/accounts/sign-in/write-password.ts';
import type { Person, TestServer } from '../api/test-server.ts';

export interface NewPerson {
  /** Absent: name@example.org. */
  email?: string | null;
  verified?: boolean;
  plan?: string;
  /** The company they own; absent: they have a workspace of their own. */
  company?: string;
  platformAdmin?: boolean;
}

/** Somebody signed in, as sign-up leaves them. */
export async function addPerson(server: TestServer, name: string, options: NewPerson = {}): Promise<Person> {
  const db = server.service.database.db;
  const { email = `${name}@example.org`, verified = true, platformAdmin = false } = options;
  const userId = randomUUID();
  await db.insertInto('users').values({ id: userId, email, name, email_verified: verified }).execute();
  await db
    .insertInto('profiles')
    .values({ id: randomUUID(), user_id: userId, full_name: name, subscription_plan: options.plan ?? null })
    .execute();
  if (platformAdmin)
    await db
      .insertInto('user_roles')
      .values((['platform_admin', 'admin'] as const).map((role) => ({ user_id: userId, role })))
      .execute();
  const { company } = options;
  const { id } = await db
    .transaction()
    .execute((trx) =>
      company === undefined
        ? createWorkspaceFor(trx, userId, name)
        : createOrganizationFor(trx, userId, company),
    );
  const { sessionToken: token } = await startSession(db, userId);
  const role = company === undefined ? 'creator' : 'owner';
  const cookie = `af_session=${token}`;
  return { userId, organizationId: id, role, isPlatformAdmin: platformAdmin, token, cookie };
}

/** Gives them a password, which they have just shown in their session. */
export async function givePassword(
  { service }: TestServer,
  { userId }: Person,
  password: string,
): Promise<void> {
  const db = service.database.db;
  await writePassword(db, userId, await hashPassword(password));
  await db.updateTable('sessions').set({ confirmed_at: new Date() }).where('user_id', '=', userId).execute();
}

/** Makes them a member of an organization, which they work in from now on; their cookie stays. */
export async function addMember(
  server: TestServer,
  person: Person,
  organizationId: string,
  role: Person['role'],
): Promise<Person> {
  const db = server.service.database.db;
  await db
    .insertInto('company_team_members')
    .values({ organization_id: organizationId, user_id: person.userId, role, invited_by: null })
    .execute();
  await db
    .updateTable('profiles')
    .set({ organization_id: organizationId })
    .where('user_id', '=', person.userId)
    .execute();
  return { ...person, organizationId, role };
}

/** What the audit log says, oldest first. */
export async function auditOf(server: TestServer, action: string) {
  return server.service.database.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', action)
    .orderBy('id')
    .execute();
}

/** What somebody was told, oldest first. */
export async function notificationsOf(server: TestServer, userId: string) {
  return server.service.database.db
    .selectFrom('notifications')
    .select(['type', 'title', 'message', 'data'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** Events told in an organization, oldest first. */
export async function eventsOf(server: TestServer, organizationId: string) {
  const { events } = await server.service.events.after(organizationId, 0, 500);
  return events;
}
