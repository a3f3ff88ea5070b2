import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WrittenPage } from '../../kernel/contracts/site.ts';
import { readSessionToken } from '../plugins/session.ts';
import { NOT_BUILT } from './not-built.ts';
import type { PublicSite } from './public-site.ts';
import { type FormPage, toWrittenPage } from './written-page.ts';

/** Sends a page in the frame of all public pages. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: FormPage,
  status?: number,
) => Promise<FastifyReply>;

export function makeSendPage(site: PublicSite): SendPage {
  return (request, reply, page, status = 200) =>
    sendWritten(site, request, reply, toWrittenPage(page), status);
}

/** Sends a page whose middle is written. It may be of one person, or of this moment: nobody keeps it. */
export async function sendWritten(
  { renderer, facts }: PublicSite,
  request: FastifyRequest,
  reply: FastifyReply,
  page: WrittenPage,
  status = 200,
): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
  if (!renderer.isBuilt()) return reply.code(503).send(NOT_BUILT);
  const isMember = readSessionToken(request) !== undefined;
  return reply.code(status).send(await renderer.renderWritten(page, isMember, await facts.read(request)));
}
