import { z } from 'zod';
import type { Contract } from './contract.ts';
import { id, instant, pageQuery } from './fields.ts';

export const approval = z.object({
  id,
  episode: z.object({ id, title: z.string(), durationMs: z.int().optional() }),
  revision: z.int(),
  /** The script was changed since. */
  outdated: z.boolean(),
  status: z.enum(['pending', 'approved', 'changes_requested']),
  askedBy: z.object({ id, name: z.string() }),
  note: z.string().nullable(),
  decidedBy: z.object({ id, name: z.string() }).nullable(),
  decisionNote: z.string().nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
  /** Whether you may decide it. */
  mayDecide: z.boolean(),
});

const note = z.string().trim().max(1000).optional();

export const approvalCalls = {
  listApprovals: {
    method: 'GET',
    path: '/api/v1/approvals',
    summary: 'Episodes somebody asked approval for, newest first',
    chapter: 'Workspace',
    access: 'member',
    gate: 'subscription',
    limit: 'general',
    query: pageQuery.extend({
      status: z
        .enum(['pending', 'approved', 'changes_requested', 'answered'])
        .optional()
        .meta({ description: '"answered" stands for both answers' }),
      // More than other lists bring: one page of it is what a team has open.
      limit: z.coerce.number().int().min(1).max(200).default(200),
    }),
    status: 200,
    response: z.object({ approvals: z.array(approval), cursor: z.string().optional() }),
  },
  createApproval: {
    method: 'POST',
    path: '/api/v1/approvals',
    summary: 'Ask owners, admins and managers to approve an episode',
    chapter: 'Workspace',
    access: 'member',
    gate: 'subscription',
    limit: 'general',
    body: z.object({ episodeId: id, note }),
    status: 201,
    response: approval,
    errors: ['not_found', 'conflict'],
  },
  decideApproval: {
    method: 'POST',
    path: '/api/v1/approvals/:approvalId/decision',
    summary: 'Approve an episode or ask for changes',
    chapter: 'Workspace',
    access: 'member',
    gate: 'subscription',
    limit: 'general',
    params: z.object({ approvalId: id }),
    body: z.object({ approved: z.boolean(), note }),
    status: 200,
    response: approval,
    errors: ['conflict'],
  },
} as const satisfies Record<string, Contract>;
