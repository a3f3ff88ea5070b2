import { sql } from 'kysely';
import { selectSummaries, toEpisodeSummary } from '../store/episode-summary.ts';
import { follows, type Order, orderBy, orderedPage } from '../store/paging.ts';
import type { Call } from './call.ts';

/** By the names of the contract. A title's case does not count; what has no length yet is the shortest. */
const ORDERS: Record<'newest' | 'oldest' | 'title' | 'longest', Order> = {
  newest: { name: 'newest', value: sql`created_at`, type: 'timestamptz', direction: 'desc' },
  oldest: { name: 'oldest', value: sql`created_at`, type: 'timestamptz', direction: 'asc' },
  title: { name: 'title', value: sql`lower(title)`, type: 'text', direction: 'asc' },
  longest: { name: 'longest', value: sql`coalesce(duration_ms, -1)`, type: 'integer', direction: 'desc' },
};

export const listEpisodes: Call<'listEpisodes'> = async ({ database }, who, { query }) => {
  const order = ORDERS[query.sort];
  const by = orderBy(order);
  let select = selectSummaries(database.db, who.organizationId)
    .select(by.key.as('key'))
    .where(follows(order, query.cursor));
  if (query.status) select = select.where('status', '=', query.status);
  if (query.format) select = select.where(sql<boolean>`options ->> 'format' = ${query.format}`);
  if (query.q) select = select.where('title', 'ilike', `%${query.q.replace(/[\\%_]/g, '\\$&')}%`);
  const rows = await select
    .orderBy(by.order)
    .limit(query.limit + 1)
    .execute();
  const { page, ...rest } = orderedPage(order, rows, query.limit);
  return { episodes: page.map(toEpisodeSummary), ...rest };
};
