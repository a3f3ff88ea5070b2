import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { endSession } from '../../accounts/sessions.ts';
import { redeemSignInLink } from '../../accounts/sign-in-links.ts';
import { API } from '../../kernel/contracts/api/api.ts';
import type { DoorContext } from '../door-context.ts';
import { callerOf, clearSessionCookie, SESSION_COOKIE, setSessionCookie } from '../plugins/session.ts';
import { routeOf } from './route-of.ts';

/** The calls about the session cookie. */
export function addSessionRoutes(door: FastifyInstance, { service, sockets }: DoorContext): void {
  const app = door.withTypeProvider<ZodTypeProvider>();
  const { database } = service;

  app.route({
    ...routeOf('createSession'),
    schema: { body: API.createSession.body, response: { 201: API.createSession.response } },
    handler: async (request, reply) => {
      const signedIn = await redeemSignInLink(database, request.body.token);
      // Who signs in anew leaves the session they had.
      const before = request.cookies[SESSION_COOKIE];
      if (before) await end(before);
      setSessionCookie(request, reply, signedIn.sessionToken, signedIn.expiresAt);
      return reply.code(201).send(signedIn.session);
    },
  });

  app.route({
    ...routeOf('readSession'),
    schema: { response: { 200: API.readSession.response } },
    handler: async (request) => callerOf(request).session,
  });

  app.route({
    ...routeOf('endSession'),
    handler: async (request, reply) => {
      await end(callerOf(request).token);
      clearSessionCookie(request, reply);
      return reply.code(204).send();
    },
  });

  async function end(token: string): Promise<void> {
    await endSession(database, token);
    sockets.endSession(token);
  }
}
