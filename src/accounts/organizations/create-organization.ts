import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { TeamRole } from '../../kernel/rules/roles.ts';
import { MAX_SLUG_LENGTH, organizationSlug } from '../../kernel/rules/slug.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type OrganizationRow = Selectable<Tables['organizations']>;

/** Of a name without a letter or a digit that a slug may hold. */
const NAMELESS_SLUG = 'workspace';
/** So that two who take one slug at once do so one after the other: the second number of the lock is the slug's. */
const SLUG_LOCK = 4_747_002;

/**
 * Founds an organization in the caller's transaction: its owner becomes a member with the role owner,
 * and works in it from now on. Of organizations of one name the later get a number behind their slug.
 */
export async function createOrganizationFor(
  trx: Queries,
  userId: string,
  name: string,
): Promise<OrganizationRow> {
  const row = await insertOrganization(trx, userId, { name, personal: false, role: 'owner' });
  await trx
    .updateTable('profiles')
    .set({ organization_id: row.id, updated_at: new Date() })
    .where('user_id', '=', userId)
    .execute();
  return row;
}

/** A person's own workspace, in the caller's transaction; their role in it is creator. */
export function createWorkspaceFor(trx: Queries, userId: string, fullName: string): Promise<OrganizationRow> {
  return insertOrganization(trx, userId, {
    name: `${fullName}'s workspace`,
    personal: true,
    role: 'creator',
  });
}

async function insertOrganization(
  trx: Queries,
  userId: string,
  { name, personal, role }: { name: string; personal: boolean; role: TeamRole },
): Promise<OrganizationRow> {
  const row = await trx
    .insertInto('organizations')
    .values({ id: randomUUID(), owner_id: userId, name, slug: await freeSlug(trx, name), personal })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('company_team_members')
    .values({ organization_id: row.id, user_id: userId, role, invited_by: null })
    .execute();
  return row;
}

/** The slug of the name (5.4), with -2, -3 ... behind it where others have it; still 50 characters at most. */
async function freeSlug(trx: Queries, name: string): Promise<string> {
  const base = organizationSlug(name) || NAMELESS_SLUG;
  await sql`select pg_advisory_xact_lock(${SLUG_LOCK}, hashtext(${base.slice(0, 40)}))`.execute(trx);
  const taken = await trx
    .selectFrom('organizations')
    .select('slug')
    .where('slug', 'like', `${base.slice(0, 40)}%`)
    .execute();
  const slugs = new Set(taken.map(({ slug }) => slug));
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : `-${number}`;
    const slug = `${base.slice(0, MAX_SLUG_LENGTH - suffix.length).replace(/-+$/, '')}${suffix}`;
    if (!slugs.has(slug)) return slug;
  }
}
