import { type Kysely, sql } from 'kysely';
import type { CallResponse } from '../kernel/contracts/api/api.ts';
import { AppError } from '../kernel/errors.ts';
import { ORGANIZATION_DEFAULTS } from '../kernel/rules/organization-defaults.ts';
import { hasActiveSubscription } from '../kernel/rules/subscription.ts';
import type { Database } from '../platform/db/database.ts';
import type { Principal } from './principal.ts';
import { newToken, tokenDigest } from './secret-token.ts';
import type { AccountTables } from './tables.ts';

export type SessionView = NonNullable<CallResponse<'readSession'>>;

/** Who calls, as every request needs to know it; the whole view is `readSessionView`'s. */
export interface FoundSession {
  sessionId: string;
  principal: Principal;
  expiresAt: Date;
  /** May enter the working areas (4.7): an active subscription, or a platform admin. */
  entitled: boolean;
  mustChangePassword: boolean;
  /** The organization's policy asks for two-factor sign-in, and they have not set it up. */
  twoFactorMissing: boolean;
}

export interface SessionFrom {
  ipAddress?: string | undefined;
  userAgent?: string | undefined;
}

export const SESSION_DAYS = 30;
const DAY_MS = 86_400_000;
/** How exactly it is known when a session was last used. */
const SEEN_EVERY_MS = 60_000;

/** Opens a session in the caller's transaction. @returns the token that the cookie holds, and its row's id */
export async function startSession(
  trx: Kysely<AccountTables>,
  userId: string,
  from: SessionFrom = {},
): Promise<{ sessionToken: string; sessionId: string; expiresAt: Date }> {
  const sessionToken = newToken();
  const expiresAt = new Date(Date.now() + SESSION_DAYS * DAY_MS);
  const { id } = await trx
    .insertInto('sessions')
    .values({
      token: tokenDigest(sessionToken),
      user_id: userId,
      expires_at: expiresAt,
      ip_address: from.ipAddress ?? null,
      user_agent: from.userAgent?.slice(0, 300) ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!(await foundBy(trx, 'token', tokenDigest(sessionToken))))
    throw new AppError('not_allowed', 'This account is closed, or belongs to no organization any more.');
  return { sessionToken, sessionId: id, expiresAt };
}

/** Who holds this session's token; undefined when it is unknown or over, or the account was closed. */
export async function findPrincipal(
  database: Database,
  sessionToken: string | undefined,
): Promise<FoundSession | undefined> {
  if (!sessionToken || sessionToken.length > 200) return undefined;
  const db = database.as<AccountTables>();
  const found = await foundBy(db, 'token', tokenDigest(sessionToken));
  if (!found) return undefined;
  if (Date.now() - found.seenAt.getTime() > SEEN_EVERY_MS) await markSeen(db, found.sessionId);
  return found;
}

/** The session of this row; undefined when it is over. */
export function findBySessionId(database: Database, sessionId: string): Promise<FoundSession | undefined> {
  return foundBy(database.as<AccountTables>(), 'id', sessionId);
}

/** Whether the working areas are open to them. */
export function mayWork({ entitled, mustChangePassword, twoFactorMissing }: FoundSession): boolean {
  return entitled && !mustChangePassword && !twoFactorMissing;
}

/** Ends it. Nothing happens when there is no such session. */
export async function endSession(database: Database, sessionToken: string): Promise<void> {
  const db = database.as<AccountTables>();
  await db.deleteFrom('sessions').where('token', '=', tokenDigest(sessionToken)).execute();
}

/** Forgets what is over: sessions, links, tokens, verifications, failed tries. */
export async function sweepSessions(database: Database): Promise<void> {
  const db = database.as<AccountTables>();
  for (const table of ['sessions', 'sign_in_links', 'access_tokens', 'verifications'] as const)
    await db.deleteFrom(table).where('expires_at', '<', new Date()).execute();
  await db
    .deleteFrom('sign_in_failures')
    .where('first_at', '<', new Date(Date.now() - DAY_MS))
    .where((row) => row.or([row('locked_until', 'is', null), row('locked_until', '<', new Date())]))
    .execute();
}

/** A used session goes on for as long again as it was given: 30 days, or one where the browser forgets it. */
async function markSeen(db: Kysely<AccountTables>, id: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ seen_at: sql<Date>`now()`, expires_at: sql<Date>`now() + (expires_at - seen_at)` })
    .where('id', '=', id)
    .execute();
}

async function foundBy(
  db: Kysely<AccountTables>,
  by: 'token' | 'id',
  value: string,
): Promise<(FoundSession & { seenAt: Date }) | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .innerJoin('company_team_members as member', 'member.user_id', 'users.id')
    .innerJoin('organizations', 'organizations.id', 'member.organization_id')
    .select(['sessions.id as sessionId', 'sessions.expires_at as expiresAt', 'sessions.seen_at as seenAt'])
    .select(['users.id as userId', 'users.two_factor_enabled as twoFactor'])
    .select(['organizations.id as organizationId', 'organizations.policy', 'member.role'])
    .select([
      ...(['profiles.subscription_status', 'profiles.subscription_plan'] as const),
      ...(['profiles.stripe_customer_id', 'profiles.must_change_password as mustChangePassword'] as const),
    ])
    .select(
      sql<boolean>`exists (select 1 from user_roles r where r.user_id = users.id and r.role = 'platform_admin')`.as(
        'isPlatformAdmin',
      ),
    )
    .where(`sessions.${by}`, '=', value)
    .where('sessions.expires_at', '>', new Date())
    .where('users.is_active', '=', true)
    .where('member.is_active', '=', true)
    // The organization they chose, then a company before their own workspace, then the oldest.
    .orderBy(sql`(organizations.id = profiles.organization_id) is true`, 'desc')
    .orderBy('organizations.personal')
    .orderBy('member.joined_at')
    .limit(1)
    .executeTakeFirst();
  if (!row || (row.policy.sessionTimeout && isIdle(row.seenAt))) return undefined;
  const { sessionId, expiresAt, seenAt, userId, organizationId, role, isPlatformAdmin } = row;
  return {
    ...{ sessionId, expiresAt, seenAt },
    principal: { userId, organizationId, role, isPlatformAdmin },
    entitled: isPlatformAdmin || hasActiveSubscription(row),
    mustChangePassword: row.mustChangePassword,
    twoFactorMissing: row.policy.requireTwoFactor === true && !row.twoFactor,
  };
}

/** Whether a session ended under a policy that ends unused ones (9.4). */
function isIdle(seenAt: Date): boolean {
  return Date.now() - seenAt.getTime() > ORGANIZATION_DEFAULTS.security.sessionTimeoutSeconds * 1000;
}
