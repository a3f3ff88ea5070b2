import { type Selectable, sql } from 'kysely';
import { compact } from '../../../kernel/compact.ts';
import type { CallResponse } from '../../../kernel/contracts/api/api.ts';
import { AppError } from '../../../kernel/errors.ts';
import {
  PRIVACY_CONFIRM_HOURS,
  PRIVACY_DATA_DAYS,
  type PrivacyRequestState,
} from '../../../kernel/rules/public-forms.ts';
import type { Database, Queries } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { StatePage } from '../../contact/list-messages.ts';
import { behind } from '../../platform/listing.ts';
import { hashOfToken } from '../../secret-token.ts';

export type PrivacyRow = Selectable<Tables['privacy_requests']>;
type OwnView = CallResponse<'readPrivacyRequest'>;

const DAY_MS = 86_400_000;
/** Proof that a request was answered, for as long as somebody may ask. */
const KEPT_DAYS = 365;

/**
 * The request whose link has this token. One that was not confirmed in time is not there any more.
 *
 * @throws AppError not_found
 */
export async function findByToken(db: Queries, token: string): Promise<PrivacyRow> {
  let query = db.selectFrom('privacy_requests').selectAll().where('token_hash', '=', hashOfToken(token));
  if (db.isTransaction) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  if (!row || isOver(row))
    throw new AppError('not_found', 'There is no such request: the link is not right, or its time is over.');
  return row;
}

function isOver({ state, created_at }: PrivacyRow): boolean {
  return state === 'unconfirmed' && created_at.getTime() < Date.now() - PRIVACY_CONFIRM_HOURS * 3_600_000;
}

/** Those whose address was proven, one more than the piece holds. */
export function listRequests(
  db: Queries,
  { state, limit, after }: StatePage<PrivacyRequestState>,
): Promise<PrivacyRow[]> {
  return db
    .selectFrom('privacy_requests')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .where(behind(after))
    .where(state ? sql<boolean>`state = ${state}` : sql<boolean>`true`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** Until when what was asked for can be fetched; undefined: there is nothing to fetch. */
export function dataUntil({ kind, state, settled_at }: PrivacyRow): Date | undefined {
  if ((kind !== 'access' && kind !== 'export') || state !== 'done' || !settled_at) return undefined;
  return new Date(settled_at.getTime() + PRIVACY_DATA_DAYS * DAY_MS);
}

export function requestView(row: PrivacyRow): OwnView {
  const until = dataUntil(row);
  return compact({
    id: row.id,
    kind: row.kind,
    state: row.state,
    details: row.details ?? undefined,
    createdAt: row.created_at.toISOString(),
    confirmedAt: row.confirmed_at?.toISOString(),
    dueAt: row.due_at?.toISOString(),
    settledAt: row.settled_at?.toISOString(),
    answer: row.answer ?? undefined,
    dataUntil: until && until.getTime() > Date.now() ? until.toISOString() : undefined,
  });
}

/** Forgets requests that nobody confirmed, and those that were settled a year ago. */
export async function sweepPrivacyRequests({ db }: Database): Promise<void> {
  await db
    .deleteFrom('privacy_requests')
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('state', '=', 'unconfirmed'),
          eb('created_at', '<', sql<Date>`now() - make_interval(hours => ${PRIVACY_CONFIRM_HOURS})`),
        ]),
        eb('settled_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`),
      ]),
    )
    .execute();
}
