import { z } from 'zod';
import { ASSIGNABLE_ROLES } from '../../rules/roles.ts';
import type { Contract } from './contract.ts';
import { id, instant, nothing } from './fields.ts';
import { teamRole } from './session.ts';

export const assignableRole = z.enum(ASSIGNABLE_ROLES as [(typeof ASSIGNABLE_ROLES)[number]]);

export const member = z.object({
  organization_id: id,
  user_id: id,
  role: teamRole,
  invited_by: id.nullable(),
  joined_at: instant,
  is_active: z.boolean(),
  name: z.string(),
  email: z.string().nullable(),
});

export const invitation = z.object({
  id,
  email: z.string(),
  role: teamRole,
  invitedBy: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant,
});

const userParams = z.object({ userId: id });

export const teamCalls = {
  listTeam: {
    method: 'GET',
    path: '/api/v1/team',
    summary: 'Members and open invitations',
    chapter: 'Team',
    access: 'member',
    gate: 'subscription',
    limit: 'general',
    status: 200,
    response: z.object({ members: z.array(member), invitations: z.array(invitation) }),
  },
  changeMember: {
    method: 'PATCH',
    path: '/api/v1/team/:userId',
    summary: "Change a member's role",
    chapter: 'Team',
    access: 'admin',
    gate: 'subscription',
    limit: 'general',
    params: userParams,
    body: z.object({ role: assignableRole }),
    status: 200,
    response: member,
    errors: ['last_owner'],
  },
  removeMember: {
    method: 'DELETE',
    path: '/api/v1/team/:userId',
    summary: 'Take a member out, or leave yourself',
    chapter: 'Team',
    access: 'member',
    gate: 'credentials-for-others',
    limit: 'general',
    params: userParams,
    status: 204,
    response: nothing,
    errors: ['last_owner'],
  },
} as const satisfies Record<string, Contract>;
