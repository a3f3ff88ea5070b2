import type { Kysely } from 'kysely';
import type { CallResponse } from '../kernel/contracts/api/api.ts';
import { AppError } from '../kernel/errors.ts';
import type { Database } from '../platform/db/database.ts';
import type { Principal } from './principal.ts';
import { hashOfToken, newToken } from './secret-token.ts';
import type { AccountTables } from './tables.ts';

export type SessionView = CallResponse<'readSession'>;

export interface FoundSession {
  principal: Principal;
  session: SessionView;
  expiresAt: Date;
}

const SESSION_DAYS = 30;
const DAY_MS = 86_400_000;

/** Opens a session in the caller's transaction. @returns the token for the cookie, and who it is */
export async function startSession(
  trx: Kysely<AccountTables>,
  userId: string,
): Promise<{ sessionToken: string; expiresAt: Date; session: SessionView }> {
  const sessionToken = newToken();
  const expiresAt = new Date(Date.now() + SESSION_DAYS * DAY_MS);
  const token_hash = hashOfToken(sessionToken);
  await trx.insertInto('sessions').values({ token_hash, user_id: userId, expires_at: expiresAt }).execute();
  const found = await foundBy(trx, token_hash);
  if (!found) throw new AppError('not_allowed', 'You are no longer a member of any organization here.');
  return { sessionToken, expiresAt, session: found.session };
}

/** Who holds this session's token; undefined when it is unknown or over, or they left the organization. */
export async function findPrincipal(
  database: Database,
  sessionToken: string | undefined,
): Promise<FoundSession | undefined> {
  if (!sessionToken || sessionToken.length > 200) return undefined;
  return foundBy(database.as<AccountTables>(), hashOfToken(sessionToken));
}

export async function endSession(database: Database, sessionToken: string): Promise<void> {
  const db = database.as<AccountTables>();
  await db.deleteFrom('sessions').where('token_hash', '=', hashOfToken(sessionToken)).execute();
}

/** Forgets sessions and links whose time is over. */
export async function sweepSessions(database: Database): Promise<void> {
  const db = database.as<AccountTables>();
  await db.deleteFrom('sessions').where('expires_at', '<', new Date()).execute();
  await db.deleteFrom('sign_in_links').where('expires_at', '<', new Date()).execute();
}

async function foundBy(db: Kysely<AccountTables>, tokenHash: Buffer): Promise<FoundSession | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('company_team_members as member', 'member.user_id', 'users.id')
    .innerJoin('organizations', 'organizations.id', 'member.organization_id')
    .select([
      'users.id as userId',
      'users.name as userName',
      'users.email',
      'sessions.expires_at as expiresAt',
    ])
    .select(['organizations.id as organizationId', 'organizations.name', 'organizations.slug', 'member.role'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', new Date())
    .where('member.is_active', '=', true)
    .orderBy('member.joined_at')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { userId, organizationId, role, expiresAt } = row;
  return {
    principal: { userId, organizationId, role },
    session: {
      user: { id: userId, name: row.userName, email: row.email },
      organization: { id: organizationId, name: row.name, slug: row.slug },
      role,
    },
    expiresAt,
  };
}
