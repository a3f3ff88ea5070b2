import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readShowPage } from '../../workflow/shows/read-show-page.ts';
import { findPublicShow } from '../../workflow/shows/show-rows.ts';
import type { ServerContext } from '../server-context.ts';
import type { PublicSite } from '../site/public-site.ts';
import { sendRendered } from '../site/send-site-page.ts';

const params = z.object({ slug: z.string().max(100) });
/** What cannot be read counts as nothing asked: a page is no place for an error of JSON. */
const query = z.object({
  q: z.string().trim().max(200).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

/** The public page of a show; the page of what is not there for one that is private. */
export function addShowPage(app: FastifyInstance, { service }: ServerContext, site: PublicSite): void {
  app.get(
    '/shows/:slug',
    { config: { access: 'public', gate: 'open', limit: 'general' }, schema: { params } },
    async (request, reply) => {
      const { slug } = request.params as z.infer<typeof params>;
      const { q, page } = query.parse(request.query);
      const { db } = service.database;
      const facts = await site.facts.read(request);
      const show = await findPublicShow(db, slug);
      const asked = { origin: facts.origin, page, text: q === '' ? undefined : q };
      const shown = show && (await readShowPage(db, show, asked));
      if (!shown) return reply.callNotFound();
      const answer = await site.renderer.renderShow({
        shown,
        facts,
        isMember: request.caller !== undefined,
      });
      reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding, cookie');
      return sendRendered(answer, 200, request, reply);
    },
  );
}
