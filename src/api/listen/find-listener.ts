import type { FastifyReply, FastifyRequest } from 'fastify';
import { embedPath, listenPath } from '../../kernel/rules/visibilities.ts';
import type { Listener } from '../../workflow/listening/find-listening.ts';
import { isHttps } from '../plugins/request-site.ts';

/** Of one episode: the cookie's path is that of its page. */
const PROOF_COOKIE = 'af_listening';
const PROOF_SECONDS = 30 * 24 * 3600;

/** What a request shows of its right to listen. */
export function findListener(request: FastifyRequest): Listener {
  const { key } = request.query as { key?: unknown };
  return {
    key: typeof key === 'string' ? key : undefined,
    proof: request.cookies[PROOF_COOKIE],
    isMember: request.caller !== undefined,
  };
}

/** Keeps in the browser that the password of an episode was given, for its page and its player alone. */
export function keepProof(
  request: FastifyRequest,
  reply: FastifyReply,
  contentId: string,
  proof: string,
): void {
  for (const path of [listenPath(contentId), embedPath(contentId)])
    reply.setCookie(PROOF_COOKIE, proof, {
      path,
      httpOnly: true,
      sameSite: 'lax',
      secure: isHttps(request),
      maxAge: PROOF_SECONDS,
    });
}
