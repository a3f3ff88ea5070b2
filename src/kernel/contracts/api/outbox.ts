import { z } from 'zod';
import type { Contract } from './contract.ts';
import { id, instant, pageQuery } from './fields.ts';

export const outboxMail = z.object({
  id,
  recipient: z.string(),
  subject: z.string(),
  createdAt: instant,
});

export const outboxCalls = {
  listOutbox: {
    method: 'GET',
    path: '/api/v1/platform/outbox',
    summary: 'Mail this server keeps because no mail server is set up, newest first',
    chapter: 'Platform',
    access: 'platform',
    gate: 'credentials',
    limit: 'general',
    query: pageQuery,
    status: 200,
    response: z.object({ mails: z.array(outboxMail), cursor: z.string().optional() }),
  },
  readOutboxMail: {
    method: 'GET',
    path: '/api/v1/platform/outbox/:mailId',
    summary: 'One of them',
    chapter: 'Platform',
    access: 'platform',
    gate: 'credentials',
    limit: 'general',
    params: z.object({ mailId: id }),
    status: 200,
    response: outboxMail.extend({
      text: z.string(),
      /** Addresses of the text, in order, so that the page can offer them. */
      links: z.array(z.string()),
    }),
  },
} as const satisfies Record<string, Contract>;
