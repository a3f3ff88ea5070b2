import { z } from 'zod';
import type { Contract } from './contract.ts';
import { episodeStatus } from './episodes.ts';
import { fault, instant } from './fields.ts';

const sample = z.object({
  title: z.string(),
  status: episodeStatus,
  overall: z.number().min(0).max(1),
  etaSeconds: z.number().optional(),
  error: fault.optional(),
  durationMs: z.int().optional(),
  audioUrl: z.string().optional(),
  /** What is said, once it is written. */
  lines: z.array(z.object({ speaker: z.string(), text: z.string() })),
  expiresAt: instant,
  /** It waits for somebody to sign up. */
  kept: z.boolean(),
  /** It is in the library of whoever is signed in. */
  claimed: z.boolean(),
});

export const sampleCalls = {
  readSample: {
    method: 'GET',
    path: '/api/v1/sample',
    summary: 'The sample that this browser had made on /upload-demo; null: there is none',
    chapter: 'Samples',
    access: 'public',
    gate: 'open',
    limit: 'general',
    status: 200,
    response: sample.nullable(),
  },
  readSampleAudio: {
    method: 'GET',
    path: '/api/v1/sample/audio',
    summary: 'Its sound',
    chapter: 'Samples',
    access: 'public',
    gate: 'open',
    limit: 'general',
    status: 200,
    response: {
      kind: 'file',
      mediaType: 'audio/mpeg',
    },
    errors: ['not_found'],
  },
  keepSample: {
    method: 'POST',
    path: '/api/v1/sample/keep',
    summary: 'Have it wait a day, so that it is there after signing up',
    chapter: 'Samples',
    access: 'public',
    gate: 'open',
    limit: 'making',
    status: 200,
    response: sample,
    errors: ['not_found'],
  },
} as const satisfies Record<string, Contract>;
