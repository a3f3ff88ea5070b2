import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { docsPage } from '../docs/docs-page.ts';
import { buildOpenApi } from '../openapi/build-openapi.ts';

const FONTS = {
  'newsreader-500.woff2': '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  'instrument-sans-400.woff2': '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff2',
  'instrument-sans-600.woff2': '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff2',
};

/** What the calls are: for programs at /api/openapi.json, for people at /docs/api. Made once, when first asked for. */
export function addDocsRoutes(app: FastifyInstance): void {
  const api = once(buildOpenApi);
  const page = once(() => docsPage(api()));
  const style = once(() => readFileSync(path.join(import.meta.dirname, '..', 'docs', 'api.css')));
  app.get('/api/openapi.json', async (_request, reply) =>
    cached(reply, 'application/json').send(JSON.stringify(api())),
  );
  app.get('/docs/api', async (_request, reply) => cached(reply, 'text/html').send(page()));
  app.get('/docs/api.css', async (_request, reply) => cached(reply, 'text/css').send(style()));
  for (const [name, file] of Object.entries(FONTS)) {
    const font = once(() => readFileSync(fileURLToPath(import.meta.resolve(file))));
    app.get(`/docs/fonts/${name}`, async (_request, reply) =>
      reply.type('font/woff2').header('cache-control', 'public, max-age=31536000, immutable').send(font()),
    );
  }
}

function cached(reply: FastifyReply, mediaType: string): FastifyReply {
  return reply.type(`${mediaType}; charset=utf-8`).header('cache-control', 'public, max-age=300');
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
