import { z } from 'zod';
import type { Contract } from './contract.ts';
import { id, instant, plainName } from './fields.ts';

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

const name = plainName(120);

export const organizationCalls = {
  createOrganization: {
    method: 'POST',
    path: '/api/v1/organizations',
    summary: 'Found an organization and work in it as its owner',
    chapter: 'Team',
    access: 'member',
    gate: 'credentials',
    limit: 'general',
    body: z.object({ name }),
    status: 201,
    response: organization,
  },
  readOrganization: {
    method: 'GET',
    path: '/api/v1/organization',
    summary: 'The organization you work in',
    chapter: 'Team',
    access: 'member',
    gate: 'subscription',
    limit: 'general',
    status: 200,
    response: organization,
  },
  updateOrganization: {
    method: 'PATCH',
    path: '/api/v1/organization',
    summary: 'Rename it or change its policy',
    chapter: 'Team',
    access: 'admin',
    gate: 'subscription',
    limit: 'general',
    body: z
      .object({ name: name.optional(), policy: policyChange.optional() })
      .refine((body) => Object.keys(body).length > 0, 'must hold something to change'),
    status: 200,
    response: organization,
  },
  transferOrganization: {
    method: 'POST',
    path: '/api/v1/organization/owner',
    summary: 'Hand it over to another member; you stay as an admin',
    chapter: 'Team',
    access: 'owner',
    gate: 'subscription',
    limit: 'general',
    body: z.object({ userId: id }),
    status: 200,
    response: organization,
    errors: ['not_found', 'conflict'],
  },
} as const satisfies Record<string, Contract>;
