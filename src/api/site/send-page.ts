import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSessionToken } from '../plugins/session.ts';
import { NOT_BUILT } from '../routes/not-built.ts';
import type { Site } from './site.ts';
import { type FormPage, toWrittenPage } from './written-page.ts';

/** Sends a page in the frame of all public pages. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: FormPage,
  status?: number,
) => Promise<FastifyReply>;

/** Pages of one person or one moment are kept by nobody. */
export function makeSendPage({ renderer, facts }: Site): SendPage {
  return async (request, reply, page, status = 200) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (!renderer.isBuilt()) return reply.code(503).send(NOT_BUILT);
    const isMember = readSessionToken(request) !== undefined;
    const text = await renderer.renderWritten(toWrittenPage(page), isMember, await facts.read(request));
    return reply.code(status).send(text);
  };
}
