import { sql } from 'kysely';
import type { Queries } from '../../platform/db/database.ts';

/** Who publishes for each organization: its name, or of a workspace of one's own the person's. */
export async function publisherNames(
  db: Queries,
  organizationIds: readonly string[],
): Promise<Map<string, string>> {
  if (organizationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('organizations')
    .leftJoin('profiles', 'profiles.user_id', 'organizations.owner_id')
    .select('organizations.id')
    .select(
      sql<string>`case when organizations.personal then coalesce(profiles.full_name, organizations.name)
        else organizations.name end`.as('name'),
    )
    .where('organizations.id', 'in', [...new Set(organizationIds)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
