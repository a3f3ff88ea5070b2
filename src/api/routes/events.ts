import type { FastifyInstance } from 'fastify';
import { API } from '../../kernel/contracts/api/api.ts';
import { AppError } from '../../kernel/errors.ts';
import type { AddressedEvent } from '../../platform/realtime/event.ts';
import { requireCaller } from '../plugins/session.ts';
import type { ZodTypes } from '../plugins/zod-schemas.ts';
import { holdEvents } from '../realtime/hold-events.ts';
import { routeOptions } from '../route-options.ts';
import type { ServerContext } from '../server-context.ts';

/** What is being made; people and teams are asked for every half minute where there is no WebSocket. */
const OF_MAKING = /^(?:source|episode)\./;

/**
 * The live events over plain requests, for pages that may not use the WebSocket. Each is authorized like
 * any call and waits for events. It takes a seat in the room of the sockets: it counts among them, and
 * ends with the session and with the server.
 */
export function addEventsRoute(server: FastifyInstance, context: ServerContext, holdMs: number): void {
  const { service, sockets, accessWatch } = context;
  server.withTypeProvider<ZodTypes>().route({
    ...routeOptions('readEvents'),
    schema: { querystring: API.readEvents.query, response: { 200: API.readEvents.response } },
    handler: async (request, reply) => {
      const { principal, token } = requireCaller(request);
      const { userId, organizationId } = principal;
      if (sockets.isFull(userId))
        throw new AppError('too_many_requests', 'Too many tabs are open: close one.');
      const ending = new AbortController();
      const end = () => ending.abort();
      const hears = ({ userId: to, kind }: AddressedEvent) =>
        (to === undefined || to === userId) && OF_MAKING.test(kind);
      const watch = accessWatch.watch(requireCaller(request), end);
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
