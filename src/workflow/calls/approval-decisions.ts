import { writeAudit } from '../../accounts/audit/write-audit.ts';
import { AppError } from '../../kernel/errors.ts';
import { announce, withNote } from '../approvals/announce.ts';
import { approvalView } from '../approvals/approval-views.ts';
import { decide, type Outcome } from '../approvals/decide.ts';
import { type LinkState, stateOfLink } from '../approvals/link-state.ts';
import { mailApprovers, mailedOf } from '../approvals/mail-approvers.ts';
import { approvalSettings } from '../approvals/settings.ts';
import { addedSentences, writeDown } from '../live-script/write-down.ts';
import { findApproval, lockApproval } from '../store/approvals.ts';
import { findEpisode, lockEpisode } from '../store/episodes.ts';
import type { Call } from './call.ts';

export const decideApproval: Call<'decideApproval'> = async (service, who, { params, body }, from) => {
  const { approvalId } = params;
  const { approved, note, hash, link } = body;
  const { db } = service.database;
  const { episode_id } = await findApproval(db, who.organizationId, approvalId);
  const sentences = await addedSentences(service, await findEpisode(db, who, episode_id));
  await db.transaction().execute(async (trx) => {
    // In the order in which everything else holds them: what is approved cannot change meanwhile.
    const episode = await lockEpisode(trx, who, episode_id);
    const { required } = await approvalSettings(trx, who.organizationId);
    if (required && approved)
      await writeDown(service, trx, episode, sentences, { occasion: 'approval', authorId: null });
    const held = await lockApproval(trx, who.organizationId, approvalId);
    if (link !== undefined) refuseLink((await stateOfLink(trx, who, link, approvalId)).state);
    const answer = { approved, note, hash, byMail: link !== undefined };
    const { outcome, row, next } = await decide(trx, who, held, episode, answer);
    await writeAudit(trx, {
      action: 'approval.decided',
      resource: `episode:${row.episode_id}`,
      category: 'data',
      userId: who.userId,
      organizationId: who.organizationId,
      ipAddress: from.ipAddress,
      severity: 'medium',
      details: { status: approved ? 'approved' : 'changes_requested', revision: row.revision },
    });
    if (next.length > 0) {
      const message = `“${row.episode_title}” waits for your approval: those before you approved it.`;
      await announce(service, trx, row, next, { title: 'Approval asked for', message });
      await mailApprovers(service, trx, mailedOf(row), next, { message, origin: from.mailOrigin });
    }
    const { title, said } = TOLD[outcome](row.episode_title);
    const asker = row.asked_by === who.userId ? [] : [row.asked_by];
    await announce(service, trx, row, asker, { title, message: withNote(said, note) });
  });
  return approvalView(db, who, approvalId);
};

export const readApprovalLink: Call<'readApprovalLink'> = ({ database }, who, { params }) =>
  stateOfLink(database.db, who, params.link);

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

/** A link of a mail answers for its person, and for the version that it was sent about. */
function refuseLink(state: LinkState): void {
  if (state === 'good') return;
  if (state === 'for_another')
    throw new AppError('not_allowed', 'This link was sent to somebody else: answer by one of your own.');
  throw new AppError('conflict', REFUSED[state]);
}

const REFUSED: Record<Exclude<LinkState, 'good' | 'for_another'>, string> = {
  over: 'This link is over: open the request among the approvals.',
  changed: 'The episode was changed since this link was sent: look at what it is now among the approvals.',
  answered: 'This request has been decided already.',
};
