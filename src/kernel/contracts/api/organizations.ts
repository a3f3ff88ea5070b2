import { z } from 'zod';
import { GIVEN_ROLES } from '../../rules/roles.ts';
import { id, instant, nothing, plainName } from './fields.ts';
import { teamRole } from './session.ts';

/** What an owner may switch on; all of it is off in a new organization. */
export const organizationPolicy = z.object({
  /** Members set up two-factor sign-in before they work. */
  requireTwoFactor: z.boolean().default(false),
  /** Sessions end after an hour without use (9.4). */
  sessionTimeout: z.boolean().default(false),
  /** The last five passwords are not taken again; one lasts 90 days (9.4). */
  passwordRules: z.boolean().default(false),
});

/** What is not named stays as it is: a default would switch it off. */
const policyChange = z.object({
  requireTwoFactor: z.boolean().optional(),
  sessionTimeout: z.boolean().optional(),
  passwordRules: z.boolean().optional(),
});

export const organization = z.object({
  id,
  owner_id: id,
  name: z.string(),
  slug: z.string(),
  personal: z.boolean(),
  policy: organizationPolicy,
  members: z.int(),
  createdAt: instant,
});

export const givenRole = z.enum(GIVEN_ROLES as [(typeof GIVEN_ROLES)[number]]);

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

const name = plainName(120);
const token = z.object({ token: z.string().min(20).max(200) });
const userParams = z.object({ userId: id });

export const organizationCalls = {
  createOrganization: {
    summary: 'Found an organization and work in it as its owner',
    access: 'member',
    status: 201,
    body: z.object({ name }),
    response: organization,
  },
  readOrganization: {
    summary: 'The organization you work in',
    access: 'member',
    gate: 'subscription',
    status: 200,
    response: organization,
  },
  updateOrganization: {
    summary: 'Rename it or change its policy',
    access: 'admin',
    gate: 'subscription',
    status: 200,
    body: z
      .object({ name: name.optional(), policy: policyChange.optional() })
      .refine((body) => Object.keys(body).length > 0, 'must hold something to change'),
    response: organization,
  },
  transferOrganization: {
    summary: 'Hand it over to another member; you stay as an admin',
    access: 'owner',
    gate: 'subscription',
    status: 200,
    body: z.object({ userId: id }),
    response: organization,
  },
  listTeam: {
    summary: 'Members and open invitations',
    access: 'member',
    gate: 'subscription',
    status: 200,
    response: z.object({ members: z.array(member), invitations: z.array(invitation) }),
  },
  changeMember: {
    summary: "Change a member's role",
    access: 'admin',
    gate: 'subscription',
    status: 200,
    params: userParams,
    body: z.object({ role: givenRole }),
    response: member,
  },
  removeMember: {
    summary: 'Take a member out, or leave yourself',
    access: 'member',
    status: 204,
    params: userParams,
    response: nothing,
  },
  createInvitation: {
    summary: 'Invite somebody by e-mail',
    access: 'admin',
    gate: 'subscription',
    status: 201,
    body: z.object({ email: z.email().max(254), role: givenRole }),
    response: invitation,
  },
  deleteInvitation: {
    summary: 'Take an invitation back',
    access: 'admin',
    gate: 'subscription',
    status: 204,
    params: z.object({ invitationId: id }),
    response: nothing,
  },
  readInvitation: {
    summary: 'What an invitation is to',
    access: 'public',
    status: 200,
    body: token,
    response: z.object({
      organization: z.string(),
      role: teamRole,
      email: z.string(),
      invitedBy: z.string().nullable(),
    }),
  },
  acceptInvitation: {
    summary: 'Join the organization one was invited to',
    access: 'member',
    status: 200,
    body: token,
    response: z.object({ organizationId: id, role: teamRole }),
  },
} as const;
