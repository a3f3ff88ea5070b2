import { z } from 'zod';
import type { Contract } from './contract.ts';
import { id, nothing } from './fields.ts';
import { teamRole } from './session.ts';
import { assignableRole, invitation } from './team.ts';

const token = z.object({ token: z.string().min(20).max(200) });

export const invitationCalls = {
  createInvitation: {
    method: 'POST',
    path: '/api/v1/team/invitations',
    summary: 'Invite somebody by e-mail',
    chapter: 'Team',
    access: 'admin',
    gate: 'subscription',
    limit: 'making',
    body: z.object({ email: z.email().max(254), role: assignableRole }),
    status: 201,
    response: invitation,
    errors: ['conflict', 'plan_limit_reached'],
  },
  deleteInvitation: {
    method: 'DELETE',
    path: '/api/v1/team/invitations/:invitationId',
    summary: 'Take an invitation back',
    chapter: 'Team',
    access: 'admin',
    gate: 'subscription',
    limit: 'general',
    params: z.object({ invitationId: id }),
    status: 204,
    response: nothing,
  },
  readInvitation: {
    method: 'POST',
    path: '/api/v1/invitations/read',
    summary: 'What an invitation is to',
    chapter: 'Team',
    access: 'public',
    gate: 'open',
    limit: 'general',
    body: token,
    status: 200,
    response: z.object({
      organization: z.string(),
      role: teamRole,
      email: z.string(),
      invitedBy: z.string().nullable(),
    }),
    errors: ['invitation_invalid'],
  },
  acceptInvitation: {
    method: 'POST',
    path: '/api/v1/invitations/accept',
    summary: 'Join the organization one was invited to',
    chapter: 'Team',
    access: 'member',
    gate: 'credentials',
    limit: 'general',
    body: token,
    status: 200,
    response: z.object({ organizationId: id, role: teamRole }),
    errors: ['invitation_invalid', 'conflict'],
  },
} as const satisfies Record<string, Contract>;
