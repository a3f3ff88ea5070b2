import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import type { PublicSite } from '../site/public-site.ts';
import { addShowArtwork } from './artwork-route.ts';
import { addFeeds } from './feed-routes.ts';
import { addShowPage } from './show-page.ts';

/** Shows for whoever listens: their pages, pictures and feeds. */
export function addShows(app: FastifyInstance, context: ServerContext, site: PublicSite): void {
  addShowPage(app, context, site);
  addShowArtwork(app, context);
  addFeeds(app, context);
}
