import type { CallResponse } from '../../kernel/contracts/api/api.ts';
import { organizationPolicy } from '../../kernel/contracts/api/organizations.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Database, Queries } from '../../platform/db/database.ts';

export type OrganizationView = CallResponse<'readOrganization'>;

/** An organization as its members see it. @throws AppError not_found */
export async function findOrganization(db: Queries, id: string): Promise<OrganizationView> {
  const row = await db
    .selectFrom('organizations')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('company_team_members')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('organization_id', '=', 'organizations.id')
        .where('is_active', '=', true)
        .as('members'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found', 'There is no such organization any more.');
  return {
    id: row.id,
    owner_id: row.owner_id,
    name: row.name,
    slug: row.slug,
    personal: row.personal,
    policy: organizationPolicy.parse(row.policy),
    members: Number(row.members),
    createdAt: row.created_at.toISOString(),
  };
}

/** The same, for a call. */
export function loadOrganizationView(database: Database, id: string): Promise<OrganizationView> {
  return findOrganization(database.db, id);
}
