import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SitePage } from './site-frame.ts';

/** Sends a page in the frame of all public pages. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: SitePage,
  status?: number,
) => FastifyReply;
