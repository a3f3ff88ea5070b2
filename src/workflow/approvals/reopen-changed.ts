import { sql } from 'kysely';
import { findNames } from '../../accounts/people/find-names.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Service } from '../service.ts';
import { lockLatestApproval, type StoredApproval } from '../store/approvals.ts';
import type { EpisodeRow } from '../store/episodes.ts';
import { announce } from './announce.ts';
import { boundVersion, presentOf } from './approved-version.ts';
import { changeSentence } from './change-sentence.ts';
import { changesBetween } from './changes-between.ts';
import { loadDeciding, waitingOf } from './deciding.ts';
import { dueAt } from './due-at.ts';
import { addHistory, givenApprovals } from './history.ts';
import { approvalSettings } from './settings.ts';

/**
 * Reopens what was decided of an episode, where what it says, sounds like or is called is other than what
 * that was about. The caller holds the episode's row, has just changed it or written its script down, and
 * emits its own events afterwards.
 *
 * @param by whoever changed it; null: nobody knows
 */
export async function reopenChanged(
  service: Pick<Service, 'events'>,
  trx: Queries,
  episodeId: string,
  by: string | null,
): Promise<void> {
  const request = await lockLatestApproval(trx, episodeId);
  if (!request || !(await hasDecisions(trx, request))) return;
  const before = await boundVersion(trx, request);
  if (!before) return;
  const episode = await episodeNow(trx, episodeId);
  const { stands } = await presentOf(trx, episode);
  if (stands.hash === request.hash) return;
  const changes = changesBetween(before, stands);
  const given = (await givenApprovals(trx, [request])).get(request.id) ?? [];
  const deciding = await loadDeciding(trx, request.organization_id);
  const reopened = await trx
    .updateTable('approvals')
    .set({ status: 'pending', round: request.round + 1, step: 0 })
    .set({ decided_by: null, decided_at: null, decision_note: null })
    .set({ reopened_at: sql<Date>`now()`, step_since: sql<Date>`now()`, reminded_at: null })
    .set({ due_at: dueAt(deciding.settings.steps[0]), overdue: false })
    .where('id', '=', request.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await addHistory(trx, reopened, { kind: 'reopened', userId: by, changes });
  const name = by ? (await findNames(trx, [by])).get(by) : undefined;
  const waiting = (await waitingOf(trx, deciding, [reopened])).get(reopened.id);
  const decided = given.map(({ userId }) => userId);
  const told = [request.asked_by, ...decided, ...(waiting?.people.keys() ?? [])].filter((id) => id !== by);
  await announce(service, trx, reopened, told, {
    title: 'Approval reopened',
    message: `${name ?? 'Somebody'} changed “${episode.title}” after it was approved: ${changeSentence(changes)}. It needs approval anew.`,
  });
}

/** Where publishing waits for none, an answer that was given stays as it is, and the page says it is of another version. */
async function hasDecisions(trx: Queries, request: StoredApproval): Promise<boolean> {
  if (request.status === 'approved') return (await approvalSettings(trx, request.organization_id)).required;
  if (request.status !== 'pending') return false;
  return (await givenApprovals(trx, [request])).has(request.id);
}

function episodeNow(trx: Queries, id: string): Promise<EpisodeRow> {
  return trx.selectFrom('episodes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** A version that says the same as the one a request is about is that one. The caller holds the episode's row. */
export async function carryApproval(trx: Queries, episode: EpisodeRow): Promise<void> {
  const request = await lockLatestApproval(trx, episode.id);
  if (!request || request.hash === null || request.revision === episode.revision) return;
  const { sound } = await presentOf(trx, episode);
  if (sound.hash !== request.hash) return;
  await trx
    .updateTable('approvals')
    .set({ revision: episode.revision })
    .where('id', '=', request.id)
    .execute();
}
