import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { TrustsProxy } from './trusted-proxies.ts';

const TAKEN = /^[\w.:-]{1,128}$/;

/** The id that joins an answer to the lines of the log: the proxy's, where it is trusted, else a new one. */
export function makeRequestId(trusts: TrustsProxy): (request: IncomingMessage) => string {
  return (request) => {
    const header = request.headers['x-request-id'];
    return typeof header === 'string' && TAKEN.test(header) && trusts(request.socket.remoteAddress)
      ? header
      : randomUUID();
  };
}

export function addRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
