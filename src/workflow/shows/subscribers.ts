import { randomUUID } from 'node:crypto';
import { hashOfToken, newToken } from '../../accounts/secret-token.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import { findPublication, type PublicationRow } from '../store/publications.ts';
import { visibilitiesFor } from './show-episodes.ts';
import type { ShowRow } from './show-rows.ts';

/** Feeds of single people that a show may have; each is rendered by itself. */
const MOST_SUBSCRIBERS = 1000;

/**
 * Makes a feed for one person, who keeps its address: of the token in it only the hash is kept.
 *
 * @throws AppError conflict when there are too many
 */
export async function addSubscriber(
  db: Queries,
  showId: string,
  name: string,
): Promise<{ id: string; token: string }> {
  const { count } = await db
    .selectFrom('show_subscribers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('show_id', '=', showId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_SUBSCRIBERS)
    throw new AppError('conflict', `A show has at most ${MOST_SUBSCRIBERS} private feeds: end some first.`);
  const id = randomUUID();
  const token = newToken();
  await db
    .insertInto('show_subscribers')
    .values({ id, show_id: showId, name, token_hash: hashOfToken(token) })
    .execute();
  return { id, token };
}

/** Ends a private feed. @throws AppError not_found */
export async function removeSubscriber(db: Queries, showId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('show_subscribers')
    .where('id', '=', id)
    .where('show_id', '=', showId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('not_found', 'There is no such private feed.');
}

/** The show that a token opens, public or not. */
export function findSubscribedShow(db: Queries, token: string): Promise<ShowRow | undefined> {
  return db
    .selectFrom('shows')
    .innerJoin('show_subscribers', 'show_subscribers.show_id', 'shows.id')
    .selectAll('shows')
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst();
}

/**
 * The publication whose files a subscriber's token opens.
 *
 * @throws AppError not_found
 */
export async function findSubscribedEpisode(
  db: Queries,
  token: string,
  contentId: string,
): Promise<PublicationRow> {
  const show = await findSubscribedShow(db, token);
  const published = show && (await findPublication(db, contentId));
  const member =
    published &&
    (await db
      .selectFrom('show_episodes')
      .select('episode_id')
      .where('show_id', '=', show.id)
      .where('episode_id', '=', contentId)
      .executeTakeFirst());
  const isHeard =
    published &&
    published.visible_from.getTime() <= Date.now() &&
    visibilitiesFor('subscriber').includes(published.visibility);
  if (!member || !isHeard) throw new AppError('not_found', 'There is no such episode in this feed.');
  return published;
}
