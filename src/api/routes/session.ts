import type { FastifyInstance } from 'fastify';
import { writeEndOfSession } from '../../accounts/own-sessions.ts';
import { readSessionView } from '../../accounts/session-view.ts';
import { endSession, findPrincipal } from '../../accounts/sessions.ts';
import { redeemSignInLink } from '../../accounts/sign-in-links.ts';
import { API } from '../../kernel/contracts/api/api.ts';
import { AppError } from '../../kernel/errors.ts';
import { clearSessionCookie, readSessionToken, requireCaller, setSessionCookie } from '../plugins/session.ts';
import type { ZodTypes } from '../plugins/zod-schemas.ts';
import { routeOptions } from '../route-options.ts';
import { takeSampleOver } from '../sample-cookie.ts';
import type { ServerContext } from '../server-context.ts';

/** The calls about the session cookie. */
export function addSessionRoutes(server: FastifyInstance, { service, sockets }: ServerContext): void {
  const app = server.withTypeProvider<ZodTypes>();
  const { database } = service;

  app.route({
    ...routeOptions('createSession'),
    schema: { body: API.createSession.body, response: { 201: API.createSession.response } },
    handler: async (request, reply) => {
      const signedIn = await redeemSignInLink(database, request.body.token, {
        ipAddress: request.ip,
        userAgent: request.headers['user-agent'],
      });
      // Who signs in anew leaves the session they had.
      const before = readSessionToken(request);
      if (before) await end(before);
      const found = await findPrincipal(database, signedIn.sessionToken);
      if (!found) throw new AppError('sign_in_link_invalid', 'The account was closed meanwhile.');
      setSessionCookie(request, reply, signedIn.sessionToken, signedIn.expiresAt);
      return reply.code(201).send(await readSessionView(database, found));
    },
  });

  app.route({
    ...routeOptions('readSession'),
    schema: { response: { 200: API.readSession.response } },
    handler: async (request, reply) => {
      if (!request.caller) return null;
      await takeSampleOver(service, request, reply);
      return readSessionView(database, request.caller);
    },
  });

  app.route({
    ...routeOptions('endSession'),
    handler: async (request, reply) => {
      const { token, principal } = requireCaller(request);
      await end(token);
      await writeEndOfSession(database, { ...principal, ipAddress: request.ip });
      clearSessionCookie(request, reply);
      return reply.code(204).send();
    },
  });

  async function end(token: string): Promise<void> {
    await endSession(database, token);
    sockets.endSession(token);
  }
}
