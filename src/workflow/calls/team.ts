import { requireMailOrigin } from '../../accounts/sign-in/require-mail-origin.ts';
import { changeMemberRole } from '../../accounts/team/change-member.ts';
import { describeInvitation, redeemInvitation } from '../../accounts/team/invitations/accept-invitation.ts';
import { inviteByMail } from '../../accounts/team/invitations/create-invitation.ts';
import { revokeInvitation } from '../../accounts/team/invitations/delete-invitation.ts';
import { readTeam } from '../../accounts/team/list-team.ts';
import { removeMemberFrom } from '../../accounts/team/remove-member.ts';
import { refuseFullTeam, refuseUnlessSeat } from '../billing/seat-limit.ts';
import { toActor } from './actor.ts';
import type { Call } from './call.ts';

export const listTeam: Call<'listTeam'> = ({ database }, who) => readTeam(database, who);

export const changeMember: Call<'changeMember'> = (service, who, { params, body }, from) =>
  changeMemberRole(service, toActor(who, from), params.userId, body.role);

export const removeMember: Call<'removeMember'> = async (service, who, { params }, from) => {
  await removeMemberFrom(service, toActor(who, from), params.userId);
  return null;
};

export const createInvitation: Call<'createInvitation'> = async (service, who, { body }, from) =>
  inviteByMail(service, toActor(who, from), body, requireMailOrigin(from), refuseUnlessSeat);

export const deleteInvitation: Call<'deleteInvitation'> = async (service, who, { params }, from) => {
  await revokeInvitation(service, toActor(who, from), params.invitationId);
  return null;
};

export const readInvitation: Call<'readInvitation'> = ({ database }, _who, { body }) =>
  describeInvitation(database, body.token);

export const acceptInvitation: Call<'acceptInvitation'> = (service, who, { body }, from) =>
  redeemInvitation(service, toActor(who, from), body.token, refuseFullTeam);
