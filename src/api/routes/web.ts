import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPage } from '../../kernel/rules/pages.ts';
import { nothingHere, sendError } from '../plugins/errors.ts';
import { NOT_BUILT } from './not-built.ts';

/** Vite gives these names by content, so they never change. */
const HASHED = /^\/assets\//;
const HOUR_SECONDS = 3600;

/**
 * The built web application: its files, and index.html at the address of every page, whatever the
 * request accepts, so that links and crawlers find it. At any other address a request for HTML gets
 * index.html with status 404, which shows the 404 page (specification 2.15); other requests get the
 * error as JSON. Nothing under /api/ is ever answered with a page.
 */
export function addWeb(app: FastifyInstance, root: string): void {
  app.register(staticFiles, { root, serve: false, preCompressed: true, cacheControl: false });
  app.setNotFoundHandler(async (request, reply) => {
    if (!isForTheWeb(request)) return sendError(nothingHere(app, request), request, reply);
    const file = await fileAt(root, request.url);
    if (file) return reply.header('cache-control', cacheControl(file)).sendFile(file.slice(1));
    if (isPage(pathOf(request.url))) return sendIndex(root, reply, 200);
    if (acceptsHtml(request)) return sendIndex(root, reply, 404);
    return sendError(nothingHere(app, request), request, reply);
  });
}

function isForTheWeb({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|storage)(\/|\?|$)/.test(url);
}

/** A browser that opens an address accepts HTML by name; one that loads a script or a picture does not. */
function acceptsHtml({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true;
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? '/';
}

/** The path of a file under the root, as it stands in the address; undefined when there is none. */
async function fileAt(root: string, url: string): Promise<string | undefined> {
  let name: string;
  try {
    name = decodeURIComponent(pathOf(url));
  } catch {
    return undefined;
  }
  // Nothing hidden, nothing above: the names of built files have no dot in front.
  if (name === '/index.html' || /\/\.|\\|\0/.test(name)) return undefined;
  const found = await stat(path.join(root, name)).catch(() => undefined);
  return found?.isFile() ? name : undefined;
}

function cacheControl(file: string): string {
  return HASHED.test(file) ? 'public, max-age=31536000, immutable' : `public, max-age=${HOUR_SECONDS}`;
}

async function sendIndex(root: string, reply: FastifyReply, status: 200 | 404): Promise<FastifyReply> {
  const built = await stat(path.join(root, 'index.html')).catch(() => undefined);
  // A condition must not turn the 404 into a 304, so the file is not sent as one.
  if (built && status === 404)
    return reply
      .code(404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(await readFile(path.join(root, 'index.html')));
  if (built) return reply.header('cache-control', 'no-cache').sendFile('index.html');
  return reply.code(503).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(NOT_BUILT);
}
