import { z } from 'zod';
import type { Contract } from './contract.ts';
import { instant } from './fields.ts';

export const storageCalls = {
  listStorage: {
    method: 'GET',
    path: '/api/storage/:bucket',
    summary: 'Files of a public bucket',
    chapter: 'Storage',
    access: 'public',
    gate: 'open',
    limit: 'general',
    params: z.object({ bucket: z.enum(['public-audio', 'public-videos']) }),
    query: z.object({
      prefix: z.string().max(200).default(''),
      limit: z.coerce.number().int().min(1).max(100).default(20),
      sort: z.enum(['updated_at:desc', 'updated_at:asc', 'name:asc']).default('updated_at:desc'),
    }),
    status: 200,
    response: z.object({
      files: z.array(
        z.object({
          name: z.string(),
          path: z.string(),
          mediaType: z.string(),
          bytes: z.int(),
          updated_at: instant,
          /** Its public address: /storage/{bucket}/{path}. */
          url: z.string(),
        }),
      ),
    }),
  },
} as const satisfies Record<string, Contract>;
