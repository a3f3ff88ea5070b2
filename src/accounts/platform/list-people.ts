import { sql } from 'kysely';
import type { CallResponse } from '../../kernel/contracts/api/api.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { PROFILE_FIELDS } from '../profiles/profile-rows.ts';
import { behind, containing, type Page, SHOWN_MOMENT } from './listing.ts';

export type PersonView = CallResponse<'changePerson'>;

/** Everybody, newest first, one row more than the page holds where there are more. */
export async function listAllPeople(
  database: Database,
  { q, after, limit }: Page,
): Promise<{ created_at: Date; id: string; view: PersonView }[]> {
  const db = database.db;
  let query = db.selectFrom('users').select(['id', 'created_at']).where(behind(after));
  if (q)
    query = query.where(({ or }) => or([containing(sql.ref('name'), q), containing(sql.ref('email'), q)]));
  const rows = await query
    .orderBy(SHOWN_MOMENT, 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const views = await peopleByIds(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const view = views.get(row.id);
    return view ? [{ ...row, view }] : [];
  });
}

/** One of them. @throws AppError not_found */
export async function findPerson(db: Queries, userId: string): Promise<PersonView> {
  const view = (await peopleByIds(db, [userId])).get(userId);
  if (!view) throw new AppError('not_found', 'There is no such person.');
  return view;
}

async function peopleByIds(db: Queries, ids: string[]): Promise<Map<string, PersonView>> {
  if (ids.length === 0) return new Map();
  const users = await db.selectFrom('users').selectAll().where('id', 'in', ids).execute();
  const profiles = await db
    .selectFrom('profiles')
    .select(PROFILE_FIELDS)
    .where('user_id', 'in', ids)
    .execute();
  const roles = await db
    .selectFrom('user_roles')
    .selectAll()
    .where('user_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('role')
    .execute();
  const organizations = await db
    .selectFrom('company_team_members as member')
    .innerJoin('organizations as o', 'o.id', 'member.organization_id')
    .select(['member.user_id', 'o.id', 'o.name', 'member.role'])
    .where('member.user_id', 'in', ids)
    .where('member.is_active', '=', true)
    .orderBy('o.personal')
    .orderBy('member.joined_at')
    .execute();
  const requests = await db
    .selectFrom('plan_requests')
    .select(['user_id', 'plan'])
    .where('user_id', 'in', ids)
    .where('settled_at', 'is', null)
    .execute();
  const of = <R extends { user_id: string }>(rows: R[], id: string) =>
    rows.filter((row) => row.user_id === id);
  const views = users.flatMap((user): PersonView[] => {
    const [profile] = of(profiles, user.id);
    if (!profile) return [];
    return [
      {
        id: user.id,
        name: user.name,
        email: user.email,
        emailVerified: user.email_verified,
        isActive: user.is_active,
        mfaEnabled: user.two_factor_enabled,
        profile,
        roles: of(roles, user.id).map(({ role }) => role),
        organizations: of(organizations, user.id).map(({ user_id: _, ...rest }) => rest),
        requestedPlan: of(requests, user.id)[0]?.plan ?? null,
        createdAt: user.created_at.toISOString(),
      },
    ];
  });
  return new Map(views.map((view) => [view.id, view]));
}
