import type { FastifyReply, FastifyRequest } from 'fastify';
import { SAMPLE_COOKIE, SAMPLE_KEPT_HOURS } from '../kernel/rules/samples.ts';
import { claimSample } from '../workflow/samples/claim-sample.ts';
import type { Service } from '../workflow/service.ts';
import { isHttps } from './plugins/request-site.ts';

const attributes = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(request) }) as const;

/** The browser holds it as long as a sample can last; the row says whether its time is over. */
export function setSampleCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(SAMPLE_COOKIE, token, { ...attributes(request), maxAge: SAMPLE_KEPT_HOURS * 3600 });
}

/**
 * Puts the sample that was made in this browser into the library of whoever is signed in. The pages ask
 * who that is first of all, however they signed in.
 */
export async function takeSampleOver(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = request.cookies[SAMPLE_COOKIE];
  if (!token || !request.caller) return;
  if (await claimSample(service, request.caller.principal, token))
    reply.clearCookie(SAMPLE_COOKIE, attributes(request));
}
