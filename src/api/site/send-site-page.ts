import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSessionToken } from '../plugins/session.ts';
import type { PublicSite } from './public-site.ts';
import type { SiteAnswer } from './site-renderer.ts';

/** Of the field that it is typed into. */
const LONGEST_SEARCH = 200;

/** Answers with a public page, packed as the browser takes it; 304 where it has it already. */
export async function sendSitePage(
  { renderer, facts }: PublicSite,
  page: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const search = page === '/help' ? (request.query as Record<string, unknown>).q : undefined;
  // The cookie alone tells which way in is shown; nothing on the page is the person's.
  const isMember = readSessionToken(request) !== undefined;
  if (typeof search === 'string') {
    const text = await renderer.renderSearch(
      '/help',
      search.toWellFormed().slice(0, LONGEST_SEARCH),
      isMember,
      await facts.read(request),
    );
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(text);
  }
  const answer = await renderer.render(page, isMember, await facts.read(request));
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding, cookie');
  return sendRendered(answer, page === undefined ? 404 : 200, request, reply);
}

/** Answers with a rendered page, packed as the browser takes it; 304 where it has it already. */
export function sendRendered(
  answer: SiteAnswer,
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (status === 200) {
    reply.header('etag', answer.etag);
    if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send();
  }
  const [encoding, bytes] = packed(answer, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(status).type('text/html; charset=utf-8').send(bytes);
}

function packed(answer: SiteAnswer, accepted: string | string[] | undefined): [string | undefined, Buffer] {
  const takes = new Set(
    String(accepted ?? '')
      .split(',')
      .map((each) => each.trim().toLowerCase())
      .filter((each) => !/;\s*q=0(?:\.0*)?$/.test(each))
      .map((each) => each.split(';')[0]!.trim()),
  );
  if (takes.has('br')) return ['br', answer.br];
  if (takes.has('gzip')) return ['gzip', answer.gzip];
  return [undefined, answer.html];
}
