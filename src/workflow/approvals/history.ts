import { type Selectable, sql } from 'kysely';
import type { Given } from '../../kernel/rules/approvals/waiting-for.ts';
import type { ApprovedChange } from '../../kernel/stored.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type HistoryRow = Selectable<Tables['approval_history']>;
type ApprovalState = Pick<
  Selectable<Tables['approvals']>,
  'id' | 'organization_id' | 'round' | 'step' | 'revision' | 'hash' | 'title'
>;

interface Entry {
  kind: HistoryRow['kind'];
  userId: string | null;
  standsFor?: string | null;
  note?: string | null | undefined;
  changes?: ApprovedChange[];
  byMail?: boolean;
}

/** Of a long list of changes the history keeps so many; the versions themselves have the rest. */
const KEPT_CHANGES = 100;

/** Adds what happened to a request as it is now; the database lets nobody change it afterwards. */
export async function addHistory(trx: Queries, state: ApprovalState, entry: Entry): Promise<void> {
  const { id, organization_id, round, step, revision, hash, title } = state;
  const row = { organization_id, round, step, revision, hash, title };
  await trx
    .insertInto('approval_history')
    .values({
      ...row,
      approval_id: id,
      kind: entry.kind,
      user_id: entry.userId,
      for_user_id: entry.standsFor ?? null,
      note: entry.note || null,
      by_mail: entry.byMail ?? false,
      changes: entry.changes?.slice(0, KEPT_CHANGES) ?? null,
    })
    .execute();
}

const MOST_ENTRIES = 200;

/** The newest first. */
export function listHistory(db: Queries, approvalId: string): Promise<HistoryRow[]> {
  return db
    .selectFrom('approval_history')
    .selectAll()
    .where('approval_id', '=', approvalId)
    .orderBy('id', 'desc')
    .limit(MOST_ENTRIES)
    .execute();
}

/** Approvals that count: of the round that a request is in, by their steps. */
export async function givenApprovals(
  db: Queries,
  requests: readonly Pick<ApprovalState, 'id' | 'round'>[],
): Promise<Map<string, (Given & { step: number })[]>> {
  if (requests.length === 0) return new Map();
  const rounds = sql.join(requests.map(({ id, round }) => sql`(${id}::uuid, ${round}::int)`));
  const rows = await db
    .selectFrom('approval_history')
    .select(['approval_id', 'step', 'user_id', 'for_user_id'])
    .where('kind', '=', 'approved')
    .where(sql<boolean>`(approval_id, round) in (${rounds})`)
    .orderBy('id')
    .execute();
  const given = rows.flatMap(({ approval_id, step, user_id, for_user_id }) =>
    user_id === null ? [] : [{ approval_id, step, userId: user_id, standsFor: for_user_id }],
  );
  return Map.groupBy(given, ({ approval_id }) => approval_id);
}
