import { randomUUID } from 'node:crypto';
import { createAccessToken } from '../../../src/accounts/access-tokens.ts';
import { findPrincipal } from '../../../src/accounts/sessions.ts';
import { hashPassword } from '../../../src/accounts/sign-in/password-hash.ts';
import type { Service } from '../../../src/workflow/service.ts';
import { newMember, newOwner, type Person } from '../test-server.ts';

/** Every kind of caller. Those of a role have a plan; platform admins need none. */
export const PERSONAS = [
  // No session, and a browser in the demo, whose id is none.
  'signed_out',
  'demo',
  // An account that was closed with its session open.
  'closed',
  // As a member without any rights of their own in the organization.
  'platform_admin',
  'owner',
  'admin',
  'moderator',
  'manager',
  'creator',
  'student',
  'user',
  'viewer',
  // Owners of their organizations, so that nothing but this keeps them out.
  'unsubscribed',
  'must_change_password',
  'wants_two_factor',
  // An admin of somebody else's, who lacks nothing but the factor.
  'admin_wants_two_factor',
] as const;
export type PersonaName = (typeof PERSONAS)[number];

export interface Persona extends Person {
  name: PersonaName;
  email: string;
  /** Headers of a call by cookie, and of one with a bearer token. */
  byCookie: Record<string, string>;
  byBearer: Record<string, string>;
  /** Of the same organization, a viewer who is nobody's test. */
  colleague: Person;
}

/** Somebody new in an organization of their own, so that whatever they do changes nothing for others. */
export async function newPersona(service: Service, name: PersonaName): Promise<Persona> {
  const owner = await newOwner(service, `${name.replaceAll('_', '-')}-${randomUUID()}`.slice(0, 40), {
    plan: name === 'unsubscribed' ? null : 'creator',
  });
  const person = await personOf(service, name, owner);
  const email = `${randomUUID()}@example.org`;
  const db = service.database.db;
  await db
    .updateTable('users')
    .set({ email, email_verified: true })
    .where('id', '=', person.userId)
    .execute();
  const colleague = await newMember(service, owner, 'viewer');
  // Whoever sits there has just shown who they are, with a password or without one.
  await db
    .updateTable('sessions')
    .set({ confirmed_at: new Date() })
    .where('user_id', '=', person.userId)
    .execute();
  const tokens = await tokensOf(service, name, person);
  await mark(service, name, person);
  const isPlatformAdmin = name === 'platform_admin';
  return { ...person, ...tokens, name, email, colleague, isPlatformAdmin };
}

function personOf(service: Service, name: PersonaName, owner: Person): Promise<Person> | Person {
  switch (name) {
    case 'platform_admin':
      return newMember(service, owner, 'viewer', { plan: null });
    case 'admin_wants_two_factor':
      return newMember(service, owner, 'admin');
    case 'admin':
    case 'moderator':
    case 'manager':
    case 'creator':
    case 'student':
    case 'user':
    case 'viewer':
      return newMember(service, owner, name);
    default:
      return owner;
  }
}

async function tokensOf({ database }: Service, name: PersonaName, person: Person) {
  if (name === 'signed_out') return { byCookie: {}, byBearer: {} };
  if (name === 'demo') {
    const id = randomUUID();
    return { byCookie: { cookie: `af_session=${id}` }, byBearer: { authorization: `Bearer ${id}` } };
  }
  const found = await findPrincipal(database, person.token);
  if (!found) throw new Error(`${name} cannot sign in`);
  const { token } = await createAccessToken(database, found.sessionId);
  return { byCookie: { cookie: person.cookie }, byBearer: { authorization: `Bearer ${token}` } };
}

async function mark({ database }: Service, name: PersonaName, { userId, organizationId }: Person) {
  const db = database.db;
  if (name === 'platform_admin')
    await db.insertInto('user_roles').values({ user_id: userId, role: 'platform_admin' }).execute();
  if (name === 'closed')
    await db.updateTable('users').set({ is_active: false }).where('id', '=', userId).execute();
  if (name === 'must_change_password') {
    const password = await hashPassword('Correct-horse-7');
    await db
      .insertInto('sign_in_accounts')
      .values({
        id: randomUUID(),
        user_id: userId,
        provider_id: 'credential',
        account_id: userId,
        password,
      })
      .execute();
    await db
      .updateTable('profiles')
      .set({ must_change_password: true })
      .where('user_id', '=', userId)
      .execute();
  }
  if (name === 'wants_two_factor' || name === 'admin_wants_two_factor')
    await db
      .updateTable('organizations')
      .set({ policy: { requireTwoFactor: true } })
      .where('id', '=', organizationId)
      .execute();
}
