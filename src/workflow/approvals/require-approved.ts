import { AppError } from '../../kernel/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import { lockLatestApproval } from '../store/approvals.ts';
import type { EpisodeRow } from '../store/episodes.ts';
import { boundVersion, presentOf } from './approved-version.ts';
import { changeSentence } from './change-sentence.ts';
import { changesBetween } from './changes-between.ts';
import { approvalSettings } from './settings.ts';

/**
 * Lets nothing out but what was approved, where the organization says so. The caller holds the episode's
 * row to the end of the transaction that publishes it, and has written its live script down: what is
 * compared is what goes out.
 *
 * @throws AppError approval_required: nobody approved it yet; approval_outdated: something else was approved
 */
export async function requireApproved(trx: Queries, episode: EpisodeRow): Promise<void> {
  const refusal = await refusalToPublish(trx, episode);
  if (refusal) throw refusal;
}

/** The same, as what would be thrown; undefined: it may go out. */
export async function refusalToPublish(trx: Queries, episode: EpisodeRow): Promise<AppError | undefined> {
  const { required } = await approvalSettings(trx, episode.organization_id);
  if (!required) return undefined;
  const request = await lockLatestApproval(trx, episode.id);
  if (request?.status !== 'approved' && !request?.reopened_at)
    return notApproved(request?.status, request?.id);
  const { sound, stands } = await presentOf(trx, episode);
  const isSame = request.hash !== null && sound.hash === request.hash && stands.hash === request.hash;
  if (isSame) return request.status === 'approved' ? undefined : notApproved(request.status, request.id);
  const before = await boundVersion(trx, request);
  const changes = before ? changesBetween(before, stands.hash === request.hash ? sound : stands) : [];
  const named = changes.length > 0 ? `: ${changeSentence(changes)}` : '';
  return new AppError(
    'approval_outdated',
    `The episode was changed since it was approved${named}. It is published once that is approved as well.`,
    { details: { approvalId: request.id, changes: changes.length } },
  );
}

function notApproved(status: string | undefined, approvalId: string | undefined): AppError {
  return new AppError('approval_required', NOT_APPROVED[status ?? ''] ?? NOBODY_ASKED, {
    details: approvalId ? { approvalId } : {},
  });
}

const NOBODY_ASKED = 'Your organization publishes what was approved: ask for approval of the episode first.';

const NOT_APPROVED: Record<string, string> = {
  pending: 'Approval of this episode was asked for, and is not given yet: it is published once it is.',
  changes_requested:
    'Changes were asked for: make them, ask for approval again, and publish once it is given.',
};
