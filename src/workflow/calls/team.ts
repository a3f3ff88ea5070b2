import { requireMailOrigin } from '../../accounts/sign-in/require-mail-origin.ts';
import { changeMemberRole } from '../../accounts/team/change-member.ts';
import { acceptInvitationOf, readInvitationOf } from '../../accounts/team/invitations/accept-invitation.ts';
import { inviteByMail } from '../../accounts/team/invitations/create-invitation.ts';
import { revokeInvitation } from '../../accounts/team/invitations/delete-invitation.ts';
import { listTeamOf } from '../../accounts/team/list-team.ts';
import { removeMemberFrom } from '../../accounts/team/remove-member.ts';
import { actorOf } from './actor.ts';
import type { Call } from './call.ts';

export const listTeam: Call<'listTeam'> = ({ database }, who) => listTeamOf(database, who);

export const changeMember: Call<'changeMember'> = (service, who, { params, body }, from) =>
  changeMemberRole(service, actorOf(who, from), params.userId, body.role);

export const removeMember: Call<'removeMember'> = async (service, who, { params }, from) => {
  await removeMemberFrom(service, actorOf(who, from), params.userId);
  return null;
};

export const createInvitation: Call<'createInvitation'> = async (service, who, { body }, from) =>
  inviteByMail(service, actorOf(who, from), body, requireMailOrigin(from));

export const deleteInvitation: Call<'deleteInvitation'> = async (service, who, { params }, from) => {
  await revokeInvitation(service, actorOf(who, from), params.invitationId);
  return null;
};

export const readInvitation: Call<'readInvitation'> = ({ database }, _who, { body }) =>
  readInvitationOf(database, body.token);

export const acceptInvitation: Call<'acceptInvitation'> = (service, who, { body }, from) =>
  acceptInvitationOf(service, actorOf(who, from), body.token);
