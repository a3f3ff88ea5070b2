import { z } from 'zod';
import { id, nothing } from './fields.ts';

export const session = z.object({
  user: z.object({ id, name: z.string(), email: z.string().nullable() }),
  organization: z.object({ id, name: z.string(), slug: z.string() }),
  /** In the organization. */
  role: z.enum(['owner', 'admin', 'manager', 'creator', 'viewer']),
});

export const sessionCalls = {
  createSession: {
    summary: 'Sign in with a one-time link',
    access: 'public',
    status: 201,
    /** What stands behind # in the link that the server prints at its first start. */
    body: z.object({ token: z.string().min(20).max(200) }),
    response: session,
  },
  readSession: { summary: 'Who is signed in', access: 'member', status: 200, response: session },
  endSession: { summary: 'Sign out', access: 'member', status: 204, response: nothing },
} as const;
