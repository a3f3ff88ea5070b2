import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { API } from '../../kernel/contracts/api/api.ts';
import { AppError } from '../../kernel/errors.ts';
import type { AddressedEvent } from '../../platform/realtime/event.ts';
import type { DoorContext } from '../door-context.ts';
import { callerOf } from '../plugins/session.ts';
import { holdEvents } from '../realtime/hold-events.ts';
import { routeOf } from '../route-of.ts';

/** What is being made; people and teams are asked for every half minute where there is no WebSocket. */
const OF_MAKING = /^(?:source|episode)\./;

/**
 * The live events over plain requests, for pages that may not use the WebSocket. Each is authorized like
 * any call and waits for events. It takes a seat in the room of the sockets: it counts among them, and
 * ends with the session and with the server.
 */
export function addEventsRoute(door: FastifyInstance, context: DoorContext, holdMs: number): void {
  const { service, sockets, standing } = context;
  door.withTypeProvider<ZodTypeProvider>().route({
    ...routeOf('readEvents'),
    schema: { querystring: API.readEvents.query, response: { 200: API.readEvents.response } },
    handler: async (request, reply) => {
      const { principal, token } = callerOf(request);
      const { userId, organizationId } = principal;
      if (sockets.isFull(userId))
        throw new AppError('too_many_requests', 'Too many tabs are open: close one.');
      const ending = new AbortController();
      const end = () => ending.abort();
      const hears = ({ userId: to, kind }: AddressedEvent) =>
        (to === undefined || to === userId) && OF_MAKING.test(kind);
      const watch = standing.watch(callerOf(request), end);
      // What was changed between the authorization and here was told to nobody.
      void watch.ask();
      const leaveRoom = sockets.enter({ userId, token, close: end });
      const timer = setTimeout(end, holdMs);
      reply.raw.once('close', end);
      try {
        return await holdEvents(
          service.events,
          { organizationId, hears },
          request.query.after,
          ending.signal,
        );
      } finally {
        clearTimeout(timer);
        watch.leave();
        leaveRoom();
      }
    },
  });
}
