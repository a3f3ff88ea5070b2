import { z } from 'zod';
import { MAX_PASSWORD_LENGTH } from '../../rules/password.ts';
import type { Contract } from './contract.ts';
import { nothing } from './fields.ts';

export const demoCalls = {
  validateDemoCredentials: {
    method: 'POST',
    path: '/api/rpc/validate_demo_credentials_secure',
    summary: 'Whether these are the credentials of the demo; it opens no session',
    chapter: 'Demo',
    access: 'public',
    gate: 'open',
    limit: 'signIn',
    body: z.object({ demo_email: z.string().max(254), demo_password: z.string().max(MAX_PASSWORD_LENGTH) }),
    status: 200,
    response: z.boolean(),
  },
  logDemoActivity: {
    method: 'POST',
    path: '/api/rpc/log_demo_activity',
    summary: 'Write down what is done in the demo',
    chapter: 'Demo',
    access: 'public',
    gate: 'open',
    limit: 'previews',
    body: z.object({
      /** A random id the browser made for this demo session. */
      demo_id: z.uuid(),
      action_type: z.string().regex(/^[a-z][a-z0-9_]{0,59}$/),
      details: z.object({
        timestamp: z.iso.datetime(),
        path: z.string().max(200).optional(),
      }),
    }),
    status: 204,
    response: nothing,
    errors: ['not_found'],
  },
} as const satisfies Record<string, Contract>;
