import { writeAudit } from '../../accounts/audit/write-audit.ts';
import { findNames } from '../../accounts/people/find-names.ts';
import type { Principal } from '../../accounts/principal.ts';
import type { CallResponse } from '../../kernel/contracts/api/api.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import { announce, withNote } from '../approvals/announce.ts';
import { approvalViews } from '../approvals/approval-views.ts';
import { boundVersion, presentOf, type Version } from '../approvals/approved-version.ts';
import { changesBetween } from '../approvals/changes-between.ts';
import { decide, type Outcome } from '../approvals/decide.ts';
import { loadDeciding, waitingOf } from '../approvals/deciding.ts';
import { dueAt } from '../approvals/due-at.ts';
import { addHistory, type HistoryRow, listHistory } from '../approvals/history.ts';
import { readChanges } from '../approvals/read-changes.ts';
import { addedSentences, afterWritingDown, writeDown } from '../live-script/write-down.ts';
import type { Service } from '../service.ts';
import {
  type ApprovalRow,
  askApproval,
  findApproval,
  listApprovalRows,
  lockApproval,
  refuseUnfinished,
} from '../store/approvals.ts';
import { type EpisodeRow, findEpisode, lockEpisode } from '../store/episodes.ts';
import type { Call } from './call.ts';

type View = CallResponse<'createApproval'>;

export const listApprovals: Call<'listApprovals'> = async ({ database }, who, { query }) => {
  const { page, ...rest } = await listApprovalRows(database.db, who.organizationId, query);
  return { approvals: await approvalViews(database.db, who, page), ...rest };
};

/** What is other of a long list is told in part; the script has the rest. */
const SHOWN_CHANGES = 500;

export const readApproval: Call<'readApproval'> = async ({ database: { db } }, who, { params }) => {
  const row = await findApproval(db, who.organizationId, params.approvalId);
  const [view] = await approvalViews(db, who, [row]);
  const changes = await readChanges(db, row);
  return {
    ...(view as View),
    history: await historyViews(db, await listHistory(db, row.id)),
    changes: changes.slice(0, SHOWN_CHANGES),
    moreChanges: Math.max(0, changes.length - SHOWN_CHANGES),
  };
};

/** Asks those who decide, and tells them. */
export const createApproval: Call<'createApproval'> = async (service, who, { body }, { ipAddress }) => {
  const occasion = { occasion: 'approval' } as const;
  const ask = async (trx: Queries, episode: EpisodeRow) => {
    refuseUnfinished(episode);
    const deciding = await loadDeciding(trx, who.organizationId);
    const { sound, stands } = await presentOf(trx, episode);
    if (deciding.settings.required && sound.hash !== stands.hash) throw unheard();
    const { request, before } = await askApproval(trx, episode, {
      askedBy: who.userId,
      note: body.note,
      about: { hash: sound.hash, bound: sound.facts },
      dueAt: dueAt(deciding.settings.steps[0]),
    });
    const changes = await changesSince(trx, before, sound);
    await addHistory(trx, request, { kind: 'asked', userId: who.userId, note: body.note, changes });
    await writeAudit(trx, {
      action: 'approval.asked',
      resource: `episode:${episode.id}`,
      category: 'data',
      userId: who.userId,
      organizationId: who.organizationId,
      ipAddress,
    });
    const row = await findApproval(trx, who.organizationId, request.id);
    const waiting = (await waitingOf(trx, deciding, [row])).get(row.id)!;
    const asked = [...waiting.people.keys()].filter((each) => each !== who.userId);
    const name = (await findNames(trx, [who.userId])).get(who.userId) ?? 'Somebody';
    await announce(service, trx, request, asked, {
      title: 'Approval asked for',
      message: withNote(`${name} asks for approval of “${episode.title}”.`, body.note),
    });
    return request.id;
  };
  const id = await afterWritingDown(service, who, body.episodeId, 'approval.ask', occasion, ask);
  return viewOf(service, who, id);
};

export const decideApproval: Call<'decideApproval'> = async (
  service,
  who,
  { params, body },
  { ipAddress },
) => {
  const { approvalId } = params;
  const { db } = service.database;
  const { episode_id } = await findApproval(db, who.organizationId, approvalId);
  const sentences = await addedSentences(service, await findEpisode(db, who, episode_id));
  await db.transaction().execute(async (trx) => {
    // In the order in which everything else holds them: what is approved cannot change meanwhile.
    const episode = await lockEpisode(trx, who, episode_id);
    const { settings } = await loadDeciding(trx, who.organizationId);
    if (settings.required && body.approved)
      await writeDown(service, trx, episode, sentences, { occasion: 'approval', authorId: null });
    const held = await lockApproval(trx, who.organizationId, approvalId);
    const { outcome, row, deciding } = await decide(trx, who, held, episode, body);
    await writeAudit(trx, {
      action: 'approval.decided',
      resource: `episode:${row.episode_id}`,
      category: 'data',
      userId: who.userId,
      organizationId: who.organizationId,
      ipAddress,
      severity: 'medium',
      details: { status: body.approved ? 'approved' : 'changes_requested', revision: row.revision },
    });
    const now = await findApproval(trx, who.organizationId, approvalId);
    const waiting = (await waitingOf(trx, deciding, [now])).get(now.id);
    const told = outcome === 'next_step' ? [...(waiting?.people.keys() ?? [])] : [];
    if (outcome === 'next_step')
      await announce(service, trx, row, told, {
        title: 'Approval asked for',
        message: `“${row.episode_title}” waits for your approval: the step before was approved.`,
      });
    const { title, said } = TOLD[outcome](row.episode_title);
    const asker = row.asked_by === who.userId ? [] : [row.asked_by];
    await announce(service, trx, row, asker, { title, message: withNote(said, body.note) });
  });
  return viewOf(service, who, approvalId);
};

/** What who asked is told. */
const TOLD: Record<Outcome, (title: string) => { title: string; said: string }> = {
  approved: (title) => ({ title: 'Episode approved', said: `“${title}” was approved.` }),
  changes_requested: (title) => ({
    title: 'Changes asked for',
    said: `Changes are asked for in “${title}”.`,
  }),
  next_step: (title) => ({ title: 'Step approved', said: `A step of the approval of “${title}” is done.` }),
  more_needed: (title) => ({
    title: 'Approval given',
    said: `“${title}” was approved by one of those who are asked.`,
  }),
};

function unheard(): AppError {
  return new AppError(
    'conflict',
    'The script was changed since its sound was made: make the sound first, so that what is approved can be heard.',
  );
}

/** What became of a request that is brought up to date. */
async function changesSince(
  trx: Queries,
  before: Parameters<typeof boundVersion>[1] | undefined,
  now: Version,
) {
  const bound = before && (await boundVersion(trx, before));
  return bound && bound.hash !== now.hash ? changesBetween(bound, now) : [];
}

async function viewOf({ database }: Service, who: Principal, id: string): Promise<View> {
  const row: ApprovalRow = await findApproval(database.db, who.organizationId, id);
  const [view] = await approvalViews(database.db, who, [row]);
  return view as View;
}

async function historyViews(db: Queries, rows: readonly HistoryRow[]) {
  const people = rows.flatMap(({ user_id, for_user_id }) => [user_id, for_user_id]);
  const names = await findNames(
    db,
    people.filter((id) => id !== null),
  );
  const person = (id: string | null) => (id ? { id, name: names.get(id) ?? '' } : null);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    by: person(row.user_id),
    standsFor: person(row.for_user_id),
    step: row.step,
    revision: row.revision,
    hash: row.hash,
    note: row.note,
    changes: row.changes ?? [],
    createdAt: row.created_at.toISOString(),
  }));
}
