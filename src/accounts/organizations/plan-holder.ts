import { sql } from 'kysely';
import type { Queries } from '../../platform/db/database.ts';

export interface PlanHolder {
  userId: string;
  plan: string | null;
  isPlatformAdmin: boolean;
}

/** Whose plan an organization works under: its owner's. Undefined where it is gone. */
export function findPlanHolder(db: Queries, organizationId: string): Promise<PlanHolder | undefined> {
  return db
    .selectFrom('organizations as o')
    .innerJoin('profiles as p', 'p.user_id', 'o.owner_id')
    .select([
      'p.user_id as userId',
      'p.subscription_plan as plan',
      sql<boolean>`exists (select 1 from user_roles r where r.user_id = o.owner_id and r.role = 'platform_admin')`.as(
        'isPlatformAdmin',
      ),
    ])
    .where('o.id', '=', organizationId)
    .executeTakeFirst();
}
