import type { FastifyInstance } from 'fastify';
import { docsPage } from '../docs/docs-page.ts';
import { buildOpenApi } from '../openapi/build-openapi.ts';
import type { PublicSite } from '../site/public-site.ts';
import { sendWritten } from '../site/send-page.ts';

/** What the calls are: for programs at /api/openapi.json, for people at /docs/api. Made once, when first asked for. */
export function addDocsRoutes(app: FastifyInstance, site: PublicSite): void {
  const api = once(buildOpenApi);
  const page = once(() => docsPage(api()));
  app.get('/api/openapi.json', async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(JSON.stringify(api())),
  );
  app.get('/docs/api', async (request, reply) => sendWritten(site, request, reply, page()));
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
