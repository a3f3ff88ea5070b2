import { sql } from 'kysely';
import { rolesThatMay } from '../../kernel/rules/may.ts';
import { SEAT_PLAN } from '../../kernel/rules/plans.ts';
import { hasActiveSubscription } from '../../kernel/rules/subscription.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { EventStream } from '../../platform/realtime/event.ts';
import { notifyProfileChanged } from '../profiles/notify-profile-changed.ts';

/**
 * Gives members of an organization a seat, or takes it back: a person without a plan of their own has
 * the plan "team" while one of their organizations is covered. It is covered by its owner, or one of
 * its admins, who has a plan of their own or administers this server; a seat covers nobody else. Called
 * after every change of a team, or of the plan of somebody who may cover one.
 */
export async function settleSeats(trx: Queries, events: EventStream, organizationId: string): Promise<void> {
  const members = await trx
    .selectFrom('company_team_members')
    .select('user_id')
    .where('organization_id', '=', organizationId)
    .where('is_active', '=', true)
    .orderBy('user_id')
    .execute();
  for (const { user_id } of members) await settleSeat(trx, events, user_id);
}

/** The same for one person, such as one who left. */
export async function settleSeat(trx: Queries, events: EventStream, userId: string): Promise<void> {
  const profile = await trx
    .selectFrom('profiles')
    .select(['subscription_status', 'subscription_plan', 'stripe_customer_id'])
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!profile) return;
  const seated = profile.subscription_plan === SEAT_PLAN;
  if (!seated && hasActiveSubscription(profile)) return;
  if (seated === (await isCovered(trx, userId))) return;
  await trx
    .updateTable('profiles')
    .set({
      subscription_plan: seated ? null : SEAT_PLAN,
      subscription_status: seated ? null : 'active',
      updated_at: sql<Date>`now()`,
    })
    .where('user_id', '=', userId)
    .execute();
  await notifyProfileChanged(trx, events, userId);
}

/** Whether somebody covers an organization that this person is an active member of. */
async function isCovered(trx: Queries, userId: string): Promise<boolean> {
  const covers = await trx
    .selectFrom('company_team_members as own')
    .innerJoin('organizations', 'organizations.id', 'own.organization_id')
    .innerJoin('company_team_members as other', 'other.organization_id', 'own.organization_id')
    .innerJoin('users', 'users.id', 'other.user_id')
    .innerJoin('profiles', 'profiles.user_id', 'other.user_id')
    .select(['profiles.subscription_status', 'profiles.subscription_plan', 'profiles.stripe_customer_id'])
    .select(
      sql<boolean>`exists (select 1 from user_roles r where r.user_id = other.user_id and r.role = 'platform_admin')`.as(
        'isPlatformAdmin',
      ),
    )
    .where('own.user_id', '=', userId)
    .where('own.is_active', '=', true)
    .where('organizations.personal', '=', false)
    .where('other.user_id', '!=', userId)
    .where('other.is_active', '=', true)
    .where('other.role', 'in', rolesThatMay('organization.cover'))
    .where('users.is_active', '=', true)
    .execute();
  return covers.some(
    ({ isPlatformAdmin, ...profile }) =>
      isPlatformAdmin || (profile.subscription_plan !== SEAT_PLAN && hasActiveSubscription(profile)),
  );
}
