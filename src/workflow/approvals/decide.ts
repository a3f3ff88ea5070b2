import type { Principal } from '../../accounts/principal.ts';
import { AppError } from '../../kernel/errors.ts';
import { whoMay } from '../../kernel/rules/may.ts';
import type { Queries } from '../../platform/db/database.ts';
import { type ApprovalRow, beginStep, findApproval, rebind, settleApproval } from '../store/approvals.ts';
import type { EpisodeRow } from '../store/episodes.ts';
import { presentOf } from './approved-version.ts';
import { type Deciding, loadDeciding, waitingOf } from './deciding.ts';
import { dueAt } from './due-at.ts';
import { addHistory } from './history.ts';

export interface Answer {
  approved: boolean;
  note?: string | undefined;
  /** Of what the answer is about; absent: of what was asked about. */
  hash?: string | undefined;
  /** It came by the link of a mail. */
  byMail: boolean;
}

/** What an answer made of a request. */
export type Outcome = 'approved' | 'changes_requested' | 'next_step' | 'more_needed';

interface Decided {
  outcome: Outcome;
  /** As it is now. */
  row: ApprovalRow;
  /** Those who are waited for from now on. */
  next: string[];
}

/**
 * Takes somebody's answer to a request. The caller holds the episode's row and then the request's, so that
 * what is approved is what is there.
 *
 * @throws AppError not_allowed; conflict: it was decided already, or something else is there by now
 */
export async function decide(
  trx: Queries,
  who: Principal,
  row: ApprovalRow,
  episode: EpisodeRow,
  answer: Answer,
): Promise<Decided> {
  const deciding = await loadDeciding(trx, who.organizationId);
  const waiting = (await waitingOf(trx, deciding, [row])).get(row.id);
  if (!waiting?.people.has(who.userId)) throw refused(row, who, deciding);
  if (row.status !== 'pending') throw new AppError('conflict', 'This request has been decided already.');
  const about = answer.approved ? await boundNow(trx, row, episode, deciding, answer.hash) : row;
  const standsFor = waiting.people.get(who.userId) ?? null;
  const kind = answer.approved ? 'approved' : 'changes_requested';
  await addHistory(trx, about, {
    kind,
    userId: who.userId,
    standsFor,
    note: answer.note,
    byMail: answer.byMail,
  });
  const outcome = answer.approved ? await goOn(trx, about, deciding, who, answer.note) : 'changes_requested';
  if (outcome === 'changes_requested')
    await settleApproval(trx, row.id, {
      status: 'changes_requested',
      decidedBy: who.userId,
      note: answer.note,
    });
  const now = await findApproval(trx, row.organization_id, row.id);
  const waits = (await waitingOf(trx, deciding, [now])).get(row.id)?.people.keys() ?? [];
  // Those of the same step were asked when it began.
  const isAsked = (id: string) => id === who.userId || (outcome === 'more_needed' && waiting.people.has(id));
  return { outcome, row: now, next: [...waits].filter((id) => !isAsked(id)) };
}

/** What the request is about when it is approved now: what was asked about, and of a reopened one what it has become. */
async function boundNow(
  trx: Queries,
  row: ApprovalRow,
  episode: EpisodeRow,
  { settings }: Deciding,
  hash: string | undefined,
): Promise<ApprovalRow> {
  if (row.hash === null && row.outdated) throw changedSince();
  const { sound, stands } = await presentOf(trx, episode);
  const isSame = sound.hash === stands.hash;
  const isAsked = row.hash === null || (sound.hash === row.hash && (isSame || !settings.required));
  const isSeen = hash === undefined ? row.reopened_at === null : hash === sound.hash;
  const mayBecome = row.reopened_at !== null && isSame && episode.status === 'done' && hash !== undefined;
  if (!isSeen || !(isAsked || mayBecome)) throw changedSince();
  const about = { hash: sound.hash, bound: sound.facts };
  await rebind(trx, row.id, { revision: sound.revision, title: episode.title, about });
  return findApproval(trx, row.organization_id, row.id);
}

/** The same step goes on, the next one begins, or nothing is left to approve. */
async function goOn(
  trx: Queries,
  row: ApprovalRow,
  deciding: Deciding,
  who: Principal,
  note: string | undefined,
): Promise<Outcome> {
  const { isDone } = (await waitingOf(trx, deciding, [row])).get(row.id)!;
  if (!isDone) return 'more_needed';
  const { steps } = deciding.settings;
  if (row.step + 1 < steps.length) {
    await beginStep(trx, row.id, row.step + 1, dueAt(steps[row.step + 1]));
    return 'next_step';
  }
  await settleApproval(trx, row.id, { status: 'approved', decidedBy: who.userId, note });
  return 'approved';
}

function refused(row: ApprovalRow, who: Principal, { people, settings }: Deciding): AppError {
  if (row.status !== 'pending' && people.deciders.includes(who.userId) && row.asked_by !== who.userId)
    return new AppError('conflict', 'This request has been decided already.');
  if (row.asked_by === who.userId && people.deciders.includes(who.userId))
    return new AppError('not_allowed', 'You asked for this approval yourself: somebody else decides it.');
  return new AppError(
    'not_allowed',
    settings.steps.length === 0
      ? whoMay('approval.decide')
      : 'Others are asked in this step of the approval.',
  );
}

function changedSince(): AppError {
  return new AppError(
    'conflict',
    'The episode was changed since approval was asked for: approval is asked for anew, or changes are.',
  );
}
