import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { answerRawError } from './raw-errors.ts';
import { plainAddress, type TrustsProxy } from './trusted-proxies.ts';

/** How long the other side may take, in milliseconds. */
export interface Patience {
  /** Until the headers of a request are there. */
  headersMs: number;
  /** Until its body is there, where bodies are small. */
  bodyMs: number;
  /** Until a request is there whole: long, since one piece of a resumable upload is one request. */
  requestMs: number;
  /** A connection on which nothing moves. */
  idleMs: number;
}

export const USUAL_PATIENCE: Patience = {
  headersMs: 15_000,
  bodyMs: 60_000,
  requestMs: 3_600_000,
  idleMs: 120_000,
};

/** Longer than proxies keep theirs open, so that they, not we, end them. */
const KEEP_ALIVE_MS = 72_000;
const MOST_HEADER_BYTES = 16_384;
const MOST_CONNECTIONS = 10_000;
/** Browsers open six; a school behind one address has many. Proxies are not counted. */
const MOST_CONNECTIONS_AN_ADDRESS = 512;

/** How Node's server is made: what bounds slow and large requests before any route is found. */
export function serverOptions({ headersMs, requestMs, idleMs }: Patience) {
  return {
    http: {
      maxHeaderSize: MOST_HEADER_BYTES,
      headersTimeout: headersMs,
      connectionsCheckingInterval: Math.min(5000, headersMs),
    },
    requestTimeout: requestMs,
    connectionTimeout: idleMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
  } as const;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is long and may come slowly. */
    slowBody?: boolean;
  }
}

export function addTimeouts(app: FastifyInstance, { bodyMs }: Patience, trusts: TrustsProxy): void {
  limitConnections(app.server, trusts);
  app.addHook('preParsing', async (request, reply) => {
    if (request.routeOptions.config.slowBody || request.raw.readableEnded) return;
    // Nobody reads the end of a request without a body, so `end` alone does not tell: a long answer
    // or a WebSocket would be cut by it.
    const timer = setTimeout(() => request.raw.complete || answerLateBody(request.raw), bodyMs);
    const stop = () => clearTimeout(timer);
    request.raw.once('end', stop);
    reply.raw.once('close', stop);
  });
}

/** The framework still waits for the body, so the answer is written past it. */
function answerLateBody(request: IncomingMessage): void {
  answerRawError(
    Object.assign(new Error('body too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
    request.socket,
  );
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
