import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { AppError } from '../../kernel/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { EpisodeRow } from './episodes.ts';
import { follows, type Order, orderBy, orderedPage } from './paging.ts';

/** The requests of a state, or all that have an answer. */
type ApprovalFilter = ApprovalRow['status'] | 'answered';

export type ApprovalRow = Selectable<Tables['approvals']> &
  Pick<EpisodeRow, 'duration_ms'> & { episode_title: string; outdated: boolean };

const NEWEST: Order = {
  name: 'newest',
  value: sql`created_at`,
  type: 'timestamptz',
  direction: 'desc',
};

/** A page of an organization's requests, newest first. */
export async function listApprovalRows(
  db: Queries,
  organizationId: string,
  {
    status,
    cursor,
    limit,
  }: { status?: ApprovalFilter | undefined; cursor?: string | undefined; limit: number },
): Promise<{ page: ApprovalRow[]; cursor?: string }> {
  let requests = select(db, organizationId);
  if (status === 'answered') requests = requests.where('approvals.status', '!=', 'pending');
  else if (status) requests = requests.where('approvals.status', '=', status);
  const by = orderBy(NEWEST);
  const rows = await db
    .selectFrom(requests.as('asked'))
    .selectAll()
    .select(by.key.as('key'))
    .where(follows(NEWEST, cursor))
    .orderBy(by.order)
    .limit(limit + 1)
    .execute();
  return orderedPage(NEWEST, rows, limit);
}

/** Throws `not_found`, for another organization's as for one there never was. */
export async function findApproval(db: Queries, organizationId: string, id: string): Promise<ApprovalRow> {
  const row = await select(db, organizationId).where('approvals.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found', 'There is no such request for approval.');
  return row;
}

/** The same, held so that nobody else decides it before this transaction ends. */
export async function lockApproval(trx: Queries, organizationId: string, id: string): Promise<ApprovalRow> {
  await trx.selectFrom('approvals').select('id').where('id', '=', id).forUpdate().execute();
  return findApproval(trx, organizationId, id);
}

/**
 * Asks approval for a finished episode that the caller holds. A request that waits while the episode was
 * changed is brought up to what it is now.
 *
 * @returns the request's id
 * @throws AppError conflict: it is not finished, or approval was asked for already
 */
export async function askApproval(
  trx: Queries,
  episode: EpisodeRow,
  { askedBy, note }: { askedBy: string; note: string | undefined },
): Promise<string> {
  if (episode.status !== 'done')
    throw new AppError('conflict', 'Only a finished episode can be approved: wait until it is made.');
  const values = {
    revision: episode.revision,
    title: episode.title,
    asked_by: askedBy,
    note: note || null,
  };
  const pending = await trx
    .selectFrom('approvals')
    .select(['id', 'revision', 'title'])
    .where('episode_id', '=', episode.id)
    .where('status', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();
  if (pending && isOutdated(pending, episode)) {
    await trx
      .updateTable('approvals')
      .set({ ...values, created_at: sql<Date>`now()` })
      .where('id', '=', pending.id)
      .execute();
    return pending.id;
  }
  if (pending)
    throw new AppError(
      'conflict',
      'Approval of this episode was asked for already, and nobody has decided yet.',
      {
        details: { approvalId: pending.id },
      },
    );
  const id = randomUUID();
  await trx
    .insertInto('approvals')
    .values({ ...values, id, organization_id: episode.organization_id, episode_id: episode.id })
    .execute();
  return id;
}

/** An approval is of what was asked about: a changed script or title needs another one. */
function isOutdated(
  approval: Pick<Selectable<Tables['approvals']>, 'revision' | 'title'>,
  episode: EpisodeRow,
): boolean {
  return (
    approval.revision !== episode.revision || (approval.title !== null && approval.title !== episode.title)
  );
}

/** Writes a decision into a request that the caller holds. */
export async function settleApproval(
  trx: Queries,
  id: string,
  {
    status,
    decidedBy,
    note,
  }: { status: 'approved' | 'changes_requested'; decidedBy: string; note: string | undefined },
): Promise<void> {
  await trx
    .updateTable('approvals')
    .set({ status, decided_by: decidedBy, decision_note: note || null, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

function select(db: Queries, organizationId: string) {
  return (
    db
      .selectFrom('approvals')
      .innerJoin('episodes', 'episodes.id', 'approvals.episode_id')
      .selectAll('approvals')
      .select(['episodes.duration_ms', 'episodes.title as episode_title'])
      // As `isOutdated` has it.
      .select(
        sql<boolean>`approvals.revision <> episodes.revision
        or coalesce(approvals.title, episodes.title) <> episodes.title`.as('outdated'),
      )
      .where('approvals.organization_id', '=', organizationId)
  );
}
