import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { writeEndOfSession } from '../../accounts/own-sessions.ts';
import { readSessionView } from '../../accounts/session-view.ts';
import { endSession, findPrincipal } from '../../accounts/sessions.ts';
import { redeemSignInLink } from '../../accounts/sign-in-links.ts';
import { API } from '../../kernel/contracts/api/api.ts';
import { AppError } from '../../kernel/errors.ts';
import type { DoorContext } from '../door-context.ts';
import { callerOf, clearSessionCookie, sessionTokenOf, setSessionCookie } from '../plugins/session.ts';
import { routeOf } from '../route-of.ts';

/** The calls about the session cookie. */
export function addSessionRoutes(door: FastifyInstance, { service, sockets }: DoorContext): void {
  const app = door.withTypeProvider<ZodTypeProvider>();
  const { database } = service;

  app.route({
    ...routeOf('createSession'),
    schema: { body: API.createSession.body, response: { 201: API.createSession.response } },
    handler: async (request, reply) => {
      const signedIn = await redeemSignInLink(database, request.body.token, {
        ipAddress: request.ip,
        userAgent: request.headers['user-agent'],
      });
      // Who signs in anew leaves the session they had.
      const before = sessionTokenOf(request);
      if (before) await end(before);
      const found = await findPrincipal(database, signedIn.sessionToken);
      if (!found) throw new AppError('sign_in_link_invalid', 'The account was closed meanwhile.');
      setSessionCookie(request, reply, signedIn.sessionToken, signedIn.expiresAt);
      return reply.code(201).send(await readSessionView(database, found));
    },
  });

  app.route({
    ...routeOf('readSession'),
    schema: { response: { 200: API.readSession.response } },
    handler: async (request) => (request.caller ? readSessionView(database, request.caller) : null),
  });

  app.route({
    ...routeOf('endSession'),
    handler: async (request, reply) => {
      const { token, principal } = callerOf(request);
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
