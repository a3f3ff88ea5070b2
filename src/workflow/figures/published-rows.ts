import type { Principal } from '../../accounts/principal.ts';
import type { FiguresOf } from '../../analytics/read-figures.ts';
import { may } from '../../kernel/rules/may.ts';
import type { Queries } from '../../platform/db/database.ts';

export interface PublishedEpisode {
  id: string;
  title: string;
  /** When listeners could first find it. */
  at: Date;
}

const MOST = 500;

/** What of an organization is published and shown, newest first, as far as somebody sees its figures. */
export async function listPublishedEpisodes(db: Queries, who: Principal): Promise<PublishedEpisode[]> {
  const query = db
    .selectFrom('publications as p')
    .innerJoin('episodes as e', 'e.id', 'p.episode_id')
    .select(['p.episode_id as id', 'p.title', 'p.visible_from as at'])
    .where('p.organization_id', '=', who.organizationId)
    .where('p.visible_from', '<=', new Date())
    .orderBy('p.visible_from', 'desc')
    .limit(MOST);
  return (seesAll(who) ? query : query.where('e.owner_id', '=', who.userId)).execute();
}

/** Whose figures somebody sees: all of the organization's, or those of their own episodes. */
export async function episodesSeen(db: Queries, who: Principal): Promise<FiguresOf['episodeIds']> {
  if (seesAll(who)) return undefined;
  const rows = await db
    .selectFrom('episodes')
    .select('id')
    .where('organization_id', '=', who.organizationId)
    .where('owner_id', '=', who.userId)
    .execute();
  return rows.map(({ id }) => id);
}

export function seesAll(who: Principal): boolean {
  return may(who, 'analytics.read');
}
