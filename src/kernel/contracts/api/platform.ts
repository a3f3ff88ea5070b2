import { z } from 'zod';
import { id, instant, pageQuery } from './fields.ts';
import { deadJob } from './making.ts';
import { profile } from './session.ts';

export const platformRole = z.enum([
  'viewer',
  'creator',
  'student',
  'user',
  'manager',
  'admin',
  'owner',
  'moderator',
  'platform_admin',
] as const);

export const person = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  isActive: z.boolean(),
  mfaEnabled: z.boolean(),
  /** Of `user_roles`. */
  roles: z.array(platformRole),
  profile,
  organizations: z.array(z.object({ id, name: z.string(), role: z.string() })),
  /** What they asked for and nobody has settled yet. */
  requestedPlan: z.string().nullable(),
  createdAt: instant,
});

export const outboxMail = z.object({
  id,
  recipient: z.string(),
  subject: z.string(),
  createdAt: instant,
});

const searched = pageQuery.extend({ q: z.string().trim().max(200).optional() });

export const platformCalls = {
  listPeople: {
    summary: 'Everybody, newest first',
    access: 'platform',
    status: 200,
    query: searched,
    response: z.object({ people: z.array(person), cursor: z.string().optional() }),
  },
  changePerson: {
    summary: "Change somebody's roles, plan or access",
    access: 'platform',
    status: 200,
    params: z.object({ userId: id }),
    body: z
      .object({
        /** The whole list of `user_roles`. */
        roles: z.array(platformRole).max(9).optional(),
        isActive: z.boolean().optional(),
        mustChangePassword: z.boolean().optional(),
        subscription_status: z.enum(['active', 'past_due', 'canceled']).nullable().optional(),
        subscription_plan: z.string().trim().min(1).max(60).nullable().optional(),
      })
      .refine((body) => Object.keys(body).length > 0, 'must hold something to change'),
    response: person,
  },
  listOrganizations: {
    summary: 'Every organization, newest first',
    access: 'platform',
    status: 200,
    query: searched,
    response: z.object({
      organizations: z.array(
        z.object({
          id,
          name: z.string(),
          slug: z.string(),
          personal: z.boolean(),
          owner: z.object({ id, name: z.string(), email: z.string().nullable() }),
          members: z.int(),
          episodes: z.int(),
          createdAt: instant,
        }),
      ),
      cursor: z.string().optional(),
    }),
  },
  readPlatformJobs: {
    summary: 'What is queued, running and given up, by kind of job',
    access: 'platform',
    status: 200,
    response: z.object({
      queues: z.array(z.object({ job: z.string(), queued: z.int(), active: z.int(), dead: z.int() })),
      /** Processes that have no room to write; their work waits. */
      shortages: z.array(
        z.object({ host: z.string(), part: z.enum(['data', 'cache', 'store']), since: instant }),
      ),
      /** With the message that the server found, which may name addresses and paths. */
      dead: z.array(deadJob.extend({ organization: z.string().nullable() })),
    }),
  },
  retryPlatformJob: {
    summary: "Try any organization's given-up job once more",
    access: 'platform',
    status: 202,
    params: z.object({ jobId: id }),
    response: z.object({ id }),
  },
  listOutbox: {
    summary: 'Mail this server keeps because no mail server is set up, newest first',
    access: 'platform',
    status: 200,
    query: pageQuery,
    response: z.object({ mails: z.array(outboxMail), cursor: z.string().optional() }),
  },
  readOutboxMail: {
    summary: 'One of them',
    access: 'platform',
    status: 200,
    params: z.object({ mailId: id }),
    response: outboxMail.extend({
      text: z.string(),
      /** Addresses of the text, in order, so that the page can offer them. */
      links: z.array(z.string()),
    }),
  },
} as const;
