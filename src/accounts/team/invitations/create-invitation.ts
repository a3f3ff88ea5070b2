import { randomUUID } from 'node:crypto';
import type { CheckedBody } from '../../../kernel/contracts/api/api.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Queries } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/queue/job.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { enqueueEmail } from '../../emails/enqueue-email.ts';
import {
  type AccountsContext,
  type AccountsTransaction,
  type Actor,
  inTransaction,
} from '../../in-transaction.ts';
import { notify } from '../../notifications/notify.ts';
import { lockAsAdmin } from '../../organizations/lock-organization.ts';
import { notifyTeamChanged } from '../../organizations/notify-team-changed.ts';
import { currentOrganization } from '../../profiles/current-organization.ts';
import { hashOfToken, newToken } from '../../secret-token.ts';
import { invitationEmail } from './invitation-email.ts';
import { type InvitationView, listOpenInvitations } from './invitation-rows.ts';

const DAYS = 7;
const DAY_MS = 86_400_000;
/** More than a team awaits at once; a bound for mail sent by programs gone wild. */
export const MOST_OPEN = 100;

/** Throws where an organization may have no member more. */
export type CheckSeat = (trx: Queries, organizationId: string) => Promise<void>;

interface Sent {
  view: InvitationView;
  organization: string;
  token: string;
}

/**
 * Invites an address by mail, and by a notification when somebody has it; the answer is the same
 * either way. A later invitation of the same address takes the place of an open one.
 *
 * @param origin of this server, for the link
 * @param checkSeat throws where the plan holds no seat more; asked while the team is held
 * @throws AppError conflict (a member already, or too many open ones)
 */
export function inviteByMail(
  context: AccountsContext & { queue: Pick<Queue, 'enqueue'> },
  by: Actor,
  input: CheckedBody<'createInvitation'>,
  origin: string,
  checkSeat?: CheckSeat,
): Promise<InvitationView> {
  const email = input.email.toLowerCase();
  return inTransaction(context, async (trx) => {
    const sent = await insertInvitation(trx, by, { ...input, email }, checkSeat);
    const { view, organization, token } = sent;
    const path = `/auth#invitation=${token}`;
    const mail = invitationEmail({ ...view, organization, link: `${origin}${path}` });
    const postage = { group: by.organizationId, hours: DAYS * 24 };
    await enqueueEmail(context.queue, trx, { letter: mail }, postage);
    await notifyInvited(context, trx, by, sent, path);
    await notifyTeamChanged(trx, context.events, by.organizationId);
    return view;
  });
}

async function insertInvitation(
  trx: AccountsTransaction,
  by: Actor,
  { email, role }: CheckedBody<'createInvitation'>,
  checkSeat: CheckSeat | undefined,
): Promise<Sent> {
  const organization = await lockAsAdmin(trx, by);
  await refuseMember(trx, organization.id, email);
  await trx
    .updateTable('team_invitations')
    .set({ revoked_at: new Date() })
    .where('organization_id', '=', organization.id)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
  if ((await listOpenInvitations(trx, organization.id)).length >= MOST_OPEN)
    throw new AppError(
      'conflict',
      `${MOST_OPEN} invitations are open already: take some back, or wait until they are accepted.`,
    );
  await checkSeat?.(trx, organization.id);
  const [id, token] = [randomUUID(), newToken()];
  await trx
    .insertInto('team_invitations')
    .values({
      id,
      organization_id: organization.id,
      email,
      role,
      token_hash: hashOfToken(token),
      invited_by: by.userId,
      expires_at: new Date(Date.now() + DAYS * DAY_MS),
    })
    .execute();
  await writeAudit(trx, {
    action: 'invitation.created',
    resource: `invitation:${id}`,
    category: 'team',
    severity: 'medium',
    userId: by.userId,
    organizationId: organization.id,
    ipAddress: by.ipAddress,
    details: { email, role },
  });
  const view = (await listOpenInvitations(trx, organization.id)).find((each) => each.id === id);
  return { view: view as InvitationView, organization: organization.name, token };
}

async function refuseMember(trx: AccountsTransaction, organizationId: string, email: string): Promise<void> {
  const member = await trx
    .selectFrom('company_team_members')
    .innerJoin('users', 'users.id', 'company_team_members.user_id')
    .select('users.id')
    .where('organization_id', '=', organizationId)
    .where('company_team_members.is_active', '=', true)
    .where(({ fn }) => fn<string>('lower', ['users.email']), '=', email)
    .executeTakeFirst();
  if (member) throw new AppError('conflict', `${email} belongs to a member of the team already.`);
}

/** Whoever showed that the address is theirs hears of it in the product as well. */
async function notifyInvited(
  { events }: AccountsContext,
  trx: AccountsTransaction,
  by: Actor,
  { view, organization }: Sent,
  path: string,
): Promise<void> {
  const invited = await trx
    .selectFrom('users')
    .select('id')
    .where(({ fn }) => fn<string>('lower', ['email']), '=', view.email)
    .where('email_verified', '=', true)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!invited) return;
  const theirs = await currentOrganization(trx, invited.id);
  await events.hold(trx, [by.organizationId, ...(theirs ? [theirs] : [])]);
  await notify(trx, events, {
    userId: invited.id,
    type: 'team_invitation_sent',
    title: 'Invitation to a team',
    message: `${view.invitedBy ?? 'Somebody'} invites you to join ${organization} as ${view.role}.`,
    // Not of that organization: they are no member yet.
    data: { path, invitation_id: view.id, invited_by: by.userId },
  });
}
