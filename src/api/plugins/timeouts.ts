import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ProtocolError } from './error-of.ts';
import { plainAddress, type TrustsProxy } from './trusted-proxies.ts';

/** Headers of a request come whole within this, or the connection ends. */
const HEADERS_MS = 15_000;
/** A request comes whole within this: long, since one piece of a resumable upload is one request. */
export const REQUEST_MS = 3_600_000;
/** Bodies of all other calls are small. */
const SMALL_BODY_MS = 30_000;
/** A connection on which nothing moves. */
export const IDLE_MS = 120_000;
/** Longer than proxies keep theirs open, so that they, not we, end them. */
export const KEEP_ALIVE_MS = 72_000;
const MOST_HEADER_BYTES = 16_384;
const MOST_CONNECTIONS = 10_000;
/** Browsers open six; a school behind one address has many. Proxies are not counted. */
const MOST_CONNECTIONS_AN_ADDRESS = 512;

/** How Node's server is made: what bounds slow and large requests before any route is found. */
export const SERVER_OPTIONS = {
  maxHeaderSize: MOST_HEADER_BYTES,
  headersTimeout: HEADERS_MS,
  connectionsCheckingInterval: 5000,
} as const;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is long and may come slowly. */
    slowBody?: boolean;
  }
}

export function addTimeouts(app: FastifyInstance, trusts: TrustsProxy): void {
  limitConnections(app.server, trusts);
  app.addHook('preParsing', async (request, reply) => {
    if (request.routeOptions.config.slowBody) return;
    const timer = setTimeout(() => {
      // Fastify waits for the body; ending it is what makes it answer.
      request.raw.destroy(new ProtocolError(408, 'input_invalid', 'The body took too long to come.'));
    }, SMALL_BODY_MS);
    const stop = () => clearTimeout(timer);
    request.raw.once('end', stop);
    request.raw.once('close', stop);
    reply.raw.once('close', stop);
  });
}

function limitConnections(server: Server, trusts: TrustsProxy): void {
  server.maxConnections = MOST_CONNECTIONS;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress);
    if (trusts(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > MOST_CONNECTIONS_AN_ADDRESS) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
