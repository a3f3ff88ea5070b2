import { stat } from 'node:fs/promises';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nothingHere, sendError } from '../plugins/errors.ts';
import { NOT_BUILT } from './not-built.ts';

/** Vite gives these names by content, so they never change. */
const HASHED = /^\/assets\//;
const HOUR_SECONDS = 3600;

/**
 * The built web application: its files, and index.html at every other address a browser opens, so that
 * links into it work. Nothing under /api/ is ever answered with a page.
 */
export function addWeb(app: FastifyInstance, root: string): void {
  app.register(staticFiles, { root, serve: false, preCompressed: true, cacheControl: false });
  app.setNotFoundHandler(async (request, reply) => {
    if (!isForTheWeb(request)) return sendError(nothingHere(app, request), request, reply);
    const file = await fileAt(root, request.url);
    if (file) return reply.header('cache-control', keptFor(file)).sendFile(file.slice(1));
    if (!opensPages(request)) return sendError(nothingHere(app, request), request, reply);
    return sendIndex(root, reply);
  });
}

function isForTheWeb({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|storage)(\/|\?|$)/.test(url);
}

/** A browser that opens an address says it takes HTML; one that loads a script or a picture does not. */
function opensPages({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true;
}

/** The path of a file under the root, as it stands in the address; undefined when there is none. */
async function fileAt(root: string, url: string): Promise<string | undefined> {
  let name: string;
  try {
    name = decodeURIComponent(url.split('?')[0] ?? '/');
  } catch {
    return undefined;
  }
  // Nothing hidden, nothing above: the names of built files have no dot in front.
  if (name === '/index.html' || /\/\.|\\|\0/.test(name)) return undefined;
  const found = await stat(path.join(root, name)).catch(() => undefined);
  return found?.isFile() ? name : undefined;
}

function keptFor(file: string): string {
  return HASHED.test(file) ? 'public, max-age=31536000, immutable' : `public, max-age=${HOUR_SECONDS}`;
}

async function sendIndex(root: string, reply: FastifyReply): Promise<FastifyReply> {
  const built = await stat(path.join(root, 'index.html')).catch(() => undefined);
  if (built) return reply.header('cache-control', 'no-cache').sendFile('index.html');
  return reply.code(503).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(NOT_BUILT);
}
