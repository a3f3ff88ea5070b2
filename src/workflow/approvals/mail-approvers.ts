import { enqueueEmail } from '../../accounts/emails/enqueue-email.ts';
import { findMailboxes } from '../../accounts/people/find-mailboxes.ts';
import { oneLine } from '../../kernel/rules/one-line.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Service } from '../service.ts';
import type { ApprovalRow } from '../store/approvals.ts';
import { makeLink } from './decision-link.ts';
import { approvalSettings } from './settings.ts';

interface Mailed {
  approvalId: string;
  organizationId: string;
  title: string;
  hash: string | null;
}

/** A request as mails tell of it. */
export function mailedOf({
  id,
  organization_id: organizationId,
  episode_title: title,
  hash,
}: Pick<ApprovalRow, 'id' | 'organization_id' | 'episode_title' | 'hash'>): Mailed {
  return { approvalId: id, organizationId, title, hash };
}

const POSTAGE = { group: 'approvals', hours: 72 };

/**
 * Writes to those who are waited for, where the organization wants that: with a link of their own, which leads to
 * the request once they are signed in.
 *
 * @param origin of this server; undefined: nobody configured one, so there is no link
 */
export async function mailApprovers(
  { queue }: Pick<Service, 'queue'>,
  trx: Queries,
  { approvalId, organizationId, title, hash }: Mailed,
  userIds: readonly string[],
  { message, origin }: { message: string; origin: string | undefined },
): Promise<void> {
  if (!(await approvalSettings(trx, organizationId)).mail) return;
  for (const { userId, email } of await findMailboxes(trx, userIds)) {
    const link = await makeLink(trx, { approvalId, userId, hash: hash ?? '' });
    const address = origin ? `${origin}/approvals?link=${link}` : 'Open "Approvals" in Afterword.';
    const asked = 'It leads to the request, where you sign in and answer; opening it answers nothing.';
    const text = [message, address, ...(origin ? [asked] : [])].join('\n\n');
    const subject = `Approval: ${oneLine(title).slice(0, 120)}`;
    await enqueueEmail(
      queue,
      trx,
      { letter: { to: email, subject, text: `${text}\n\nAfterword\n` } },
      POSTAGE,
    );
  }
}
