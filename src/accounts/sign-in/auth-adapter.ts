import { getAdapter } from 'better-auth/db/adapter';
import type { BetterAuthOptions } from 'better-auth/minimal';
import type { Kysely } from 'kysely';
import { AppError } from '../../kernel/errors.ts';
import { tokenDigest } from '../secret-token.ts';
import type { AccountTables } from '../tables.ts';
import { currentAsking, refuse } from './asking.ts';
import { keepPassword } from './keep-password.ts';
import { emailChangedLetter } from './letters.ts';
import { CREDENTIALS_WRONG } from './names.ts';
import { addPerson } from './new-person.ts';

export type AuthAdapter = Awaited<ReturnType<typeof getAdapter>>;
type Row = Record<string, unknown>;
type Where = { field: string; value: unknown }[];

const UNIQUE_VIOLATION = '23505';
/** An identity provider's tokens are used once, at the sign-in, and never kept. */
const PROVIDER_TOKENS = [
  ...(['accessToken', 'refreshToken', 'idToken', 'accessTokenExpiresAt', 'refreshTokenExpiresAt'] as const),
];

/**
 * The sign-in library's way to our tables, with what it does not do itself: of a session's token only
 * the digest is kept, new people get what belongs to them and new passwords what is known of them in the
 * same transaction, and nobody enters a closed account.
 */
export async function authAdapter(
  db: Kysely<AccountTables>,
  options: BetterAuthOptions,
): Promise<AuthAdapter> {
  const inner = await getAdapter({ ...options, database: { db, type: 'postgres' } });
  const adapter: AuthAdapter = {
    ...inner,
    create: async (given) => {
      const data = given.data as Row;
      if (given.model === 'user') return createUser(db, inner, given);
      if (given.model === 'session') return createSession(db, inner, given);
      if (given.model !== 'account') return inner.create(given);
      if (data.password && !db.isTransaction) return adapter.transaction((own) => own.create(given) as never);
      const row = await inner.create({ ...given, data: withoutProviderTokens(data) as typeof given.data });
      if (data.password) await newPassword(db, data.userId, data.password);
      return row as never;
    },
    update: async (given) => {
      const update = withoutProviderTokens(given.update as Row);
      const password = given.model === 'account' ? update.password : undefined;
      const email = given.model === 'user' ? update.email : undefined;
      if ((password || email) && !db.isTransaction)
        return adapter.transaction((own) => own.update(given)) as never;
      if (typeof email === 'string') return changeEmail(inner, given, email);
      const row = await inner.update({ ...digested(given), update });
      if (password) await newPassword(db, (row as Row | null)?.userId, password);
      return row as never;
    },
    updateMany: async (given) => {
      const password = given.model === 'account' ? given.update.password : undefined;
      if (password && !db.isTransaction) return adapter.transaction((own) => own.updateMany(given));
      const changed = await inner.updateMany(digested(given));
      const userId = (given.where as Where).find(({ field }) => field === 'userId')?.value;
      if (password && changed) await newPassword(db, userId, password);
      return changed;
    },
    findOne: async (given) => withToken(given, await inner.findOne(digested(given))) as never,
    findMany: (given) => inner.findMany(given.where ? digested({ ...given, where: given.where }) : given),
    delete: (given) => inner.delete(digested(given)),
    deleteMany: (given) => inner.deleteMany(digested(given)),
    transaction: async (work) => {
      if (db.isTransaction) return work(adapter);
      const asking = currentAsking();
      return db
        .transaction()
        .execute(async (trx) => {
          asking.trx = trx;
          return work(await authAdapter(trx, options));
        })
        .finally(() => {
          delete asking.trx;
        });
    },
  };
  return adapter;
}

/** Looks sessions up by the digest of their token. */
function digested<T extends { model: string; where: unknown[] }>(given: T): T {
  if (given.model !== 'session') return given;
  const where = (given.where as Where).map((each) =>
    each.field === 'token' ? { ...each, value: digestOf(each.value) } : each,
  );
  return { ...given, where };
}

function digestOf(value: unknown): unknown {
  return Array.isArray(value) ? value.map((each) => tokenDigest(String(each))) : tokenDigest(String(value));
}

/** Whoever found a session by its token is given that, not its digest. */
function withToken(given: { model: string; where: unknown[] }, row: unknown): unknown {
  const token = (given.where as Where).find(({ field }) => field === 'token')?.value;
  return given.model === 'session' && row && typeof token === 'string' ? { ...row, token } : row;
}

function withoutProviderTokens(data: Row): Row {
  return Object.fromEntries(
    Object.entries(data).filter(([name]) => !PROVIDER_TOKENS.includes(name as never)),
  );
}

async function newPassword(trx: Kysely<AccountTables>, userId: unknown, hash: unknown): Promise<void> {
  await keepPassword(trx, String(userId), String(hash));
  await currentAsking().onPassword?.(trx);
}

async function createUser(
  db: Kysely<AccountTables>,
  inner: AuthAdapter,
  given: Parameters<AuthAdapter['create']>[0],
): Promise<never> {
  if (!db.isTransaction) throw new Error('A person is made in a transaction.');
  try {
    const user = await inner.create(given);
    await addPerson(db, user as { id: string; name: string }, currentAsking());
    return user as never;
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === UNIQUE_VIOLATION && constraint?.includes('email')) currentAsking().addressTaken = true;
    else currentAsking().fault = error;
    throw error;
  }
}

async function createSession(
  db: Kysely<AccountTables>,
  inner: AuthAdapter,
  given: Parameters<AuthAdapter['create']>[0],
): Promise<never> {
  const { from, sessions } = currentAsking();
  const data = given.data as Row;
  const [token, userId] = [String(data.token), String(data.userId)];
  const user = await db
    .selectFrom('users')
    .select('is_active')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!user.is_active) refuse(new AppError('credentials_wrong', CREDENTIALS_WRONG));
  const row = await inner.create({
    ...given,
    data: {
      ...data,
      token: tokenDigest(token),
      ...{ ipAddress: from.ipAddress, userAgent: from.userAgent?.slice(0, 300) ?? null },
    },
  });
  sessions.push({ id: String((row as Row).id), userId, token });
  return { ...row, token } as never;
}

/** The address they had is told. */
async function changeEmail(
  inner: AuthAdapter,
  given: Parameters<AuthAdapter['update']>[0],
  email: string,
): Promise<never> {
  const before = (await inner.findOne({ model: 'user', where: given.where })) as Row | null;
  const user = await inner.update(given);
  const kind = `email-changed:${String(before?.id)}`;
  if (before?.email && before.email !== email)
    await currentAsking().post?.(kind, emailChangedLetter(String(before.email), String(before.name), email));
  return user as never;
}
