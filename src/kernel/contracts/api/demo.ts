import { z } from 'zod';
import { nothing } from './fields.ts';

export const demoCalls = {
  validateDemoCredentials: {
    summary: 'Whether these are the credentials of the demo; it opens no session',
    access: 'public',
    status: 200,
    body: z.object({ demo_email: z.string().max(254), demo_password: z.string().max(128) }),
    response: z.boolean(),
  },
  logDemoActivity: {
    summary: 'Write down what is done in the demo',
    access: 'public',
    status: 204,
    body: z.object({
      /** A random id the browser made for this demo session. */
      demo_id: z.uuid(),
      action_type: z.string().regex(/^[a-z][a-z0-9_]{0,59}$/),
      details: z.object({
        timestamp: z.iso.datetime(),
        path: z.string().max(200).optional(),
      }),
    }),
    response: nothing,
  },
} as const;
