import { planName } from '../../kernel/contracts/api/account.ts';
import type { CallResponse } from '../../kernel/contracts/api/api.ts';
import { preferences } from '../../kernel/contracts/api/profile.ts';
import type { Database, Queries } from '../../platform/db/database.ts';

/** Fields of a profile with the specification's names (3.1). */
export const PROFILE_FIELDS = [
  'id',
  'user_id',
  'full_name',
  'organization_id',
  'must_change_password',
  'subscription_status',
  'subscription_plan',
  'stripe_customer_id',
] as const;

export type ProfileView = CallResponse<'readProfile'>;

/** A person's profile, as they alone are shown it; what they never chose is as usual. */
export async function findProfile(db: Queries, userId: string): Promise<ProfileView> {
  const { preferences: storedPreferences, ...fields } = await db
    .selectFrom('profiles')
    .select([...PROFILE_FIELDS, 'preferences'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const request = await db
    .selectFrom('plan_requests')
    .select('plan')
    .where('user_id', '=', userId)
    .where('settled_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    ...fields,
    preferences: preferences.parse(storedPreferences),
    requestedPlan: request ? planName.parse(request.plan) : null,
  };
}

/** The same, for a call. */
export function loadProfileView(database: Database, userId: string): Promise<ProfileView> {
  return findProfile(database.db, userId);
}
