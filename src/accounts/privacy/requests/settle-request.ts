import { sql } from 'kysely';
import { compact } from '../../../kernel/compact.ts';
import type { CallResponse, CheckedBody } from '../../../kernel/contracts/api/api.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Queries } from '../../../platform/db/database.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { FormsContext } from '../../contact/store-message.ts';
import { enqueueEmail } from '../../emails/enqueue-email.ts';
import { FORM_POSTAGE } from '../../forms/notify-admins.ts';
import { type AccountsTransaction, type Actor, inTransaction } from '../../in-transaction.ts';
import { holdPlatformAdmins } from '../../platform/platform-admins.ts';
import { notifyProfileChanged } from '../../profiles/notify-profile-changed.ts';
import { forgetAddress, type MadeThings, removePerson } from '../delete-account.ts';
import { settledEmail } from './request-emails.ts';
import { type PrivacyRow, requestView } from './request-rows.ts';

export type HandledView = CallResponse<'settlePrivacyRequest'>;

interface SettleContext extends FormsContext {
  mail: Pick<Mail, 'kind'>;
}

/**
 * Does what was asked for, or refuses it, and mails the outcome. A deletion that is done takes with it
 * whatever this server has of the address, the request's own words among it.
 *
 * @throws AppError not_found, conflict: it is not open, or the name has no account; last_owner
 */
export function settleRequest(
  context: SettleContext,
  by: Actor,
  id: string,
  input: CheckedBody<'settlePrivacyRequest'>,
  made: MadeThings,
): Promise<HandledView> {
  return inTransaction(context, async (trx) => {
    await holdPlatformAdmins(trx);
    const row = await trx
      .selectFrom('privacy_requests')
      .selectAll()
      .where('id', '=', id)
      .where('state', '!=', 'unconfirmed')
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new AppError('not_found', 'There is no such request.');
    const { email } = row;
    if (row.state !== 'open' || email === null) throw new AppError('conflict', 'The request is closed.');
    const isDeletion = row.kind === 'deletion' && input.outcome === 'done';
    if (input.outcome === 'done' && input.correctedName !== undefined)
      await correctName(context, trx, email, input.correctedName);
    if (isDeletion) await removeAll(context, trx, email, by, made);
    const settled = isDeletion ? await recordDeletion(trx, row) : await record(trx, row, by, input);
    // The outbox keeps what it is given, which would be the address that was deleted.
    if (!isDeletion || context.mail.kind === 'smtp') {
      const letter = settledEmail(email, row.kind, { outcome: input.outcome, answer: input.answer });
      await enqueueEmail(context.queue, trx, { letter }, FORM_POSTAGE);
    }
    await writeAudit(trx, {
      action: 'privacy_request.settled',
      resource: `privacy_request:${id}`,
      category: 'data',
      severity: 'high',
      userId: by.userId,
      ipAddress: by.ipAddress,
      details: { kind: row.kind, outcome: input.outcome },
    });
    return handledView(trx, settled);
  });
}

async function removeAll(
  context: SettleContext,
  trx: AccountsTransaction,
  email: string,
  by: Actor,
  made: MadeThings,
): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email)
    .executeTakeFirst();
  if (user) await removePerson(context, trx, user.id, by, made);
  await forgetAddress(trx, email);
}

/** The row went with the address: what stays is that a request was answered, and its link says so. */
function recordDeletion(trx: Queries, row: PrivacyRow): Promise<PrivacyRow> {
  return trx
    .insertInto('privacy_requests')
    .values({
      ...row,
      email: null,
      name: null,
      details: null,
      answer: null,
      settled_by: null,
      state: 'done',
      settled_at: new Date(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

function record(
  trx: Queries,
  { id }: PrivacyRow,
  by: Actor,
  { outcome, answer }: CheckedBody<'settlePrivacyRequest'>,
): Promise<PrivacyRow> {
  return trx
    .updateTable('privacy_requests')
    .set({ state: outcome, answer: answer || null, settled_by: by.userId, settled_at: new Date() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function correctName(
  { events }: SettleContext,
  trx: AccountsTransaction,
  email: string,
  name: string,
): Promise<void> {
  const user = await trx
    .updateTable('users')
    .set({ name, updated_at: sql<Date>`now()` })
    .where(sql<string>`lower(email)`, '=', email)
    .returning('id')
    .executeTakeFirst();
  if (!user)
    throw new AppError('conflict', 'Nobody has an account with this address: there is no name to correct.');
  await trx
    .updateTable('profiles')
    .set({ full_name: name, updated_at: sql<Date>`now()` })
    .where('user_id', '=', user.id)
    .execute();
  await notifyProfileChanged(trx, events, user.id);
}

/** A request as administrators see it, with whose account its address is. */
export async function handledView(db: Queries, row: PrivacyRow): Promise<HandledView> {
  const user =
    row.email === null
      ? undefined
      : await db
          .selectFrom('users')
          .select(['id', 'name', 'email_verified', 'two_factor_enabled'])
          .where(sql<string>`lower(email)`, '=', row.email)
          .executeTakeFirst();
  const { dataUntil: _, ...view } = requestView(row);
  return compact<HandledView>({
    ...view,
    email: row.email ?? undefined,
    name: row.name ?? undefined,
    account: user && {
      id: user.id,
      name: user.name,
      emailVerified: user.email_verified,
      twoFactor: user.two_factor_enabled,
    },
  });
}
