import { z } from 'zod';
import type { Contract } from './contract.ts';
import { id, instant, nothing } from './fields.ts';

export const otherSessionCalls = {
  listSessions: {
    method: 'GET',
    path: '/api/v1/sessions',
    summary: 'Where one is signed in',
    chapter: 'Session',
    access: 'member',
    gate: 'open',
    limit: 'general',
    status: 200,
    response: z.object({
      sessions: z.array(
        z.object({
          id,
          current: z.boolean(),
          ipAddress: z.string().nullable(),
          userAgent: z.string().nullable(),
          createdAt: instant,
          seenAt: instant,
          expiresAt: instant,
        }),
      ),
    }),
  },
  endOtherSession: {
    method: 'DELETE',
    path: '/api/v1/sessions/:sessionId',
    summary: 'Sign one of them out',
    chapter: 'Session',
    access: 'member',
    gate: 'open',
    limit: 'general',
    params: z.object({ sessionId: id }),
    status: 204,
    response: nothing,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/v1/sessions',
    summary: 'Sign out everywhere else',
    chapter: 'Session',
    access: 'member',
    gate: 'open',
    limit: 'general',
    status: 200,
    response: z.object({ ended: z.int() }),
  },
} as const satisfies Record<string, Contract>;
