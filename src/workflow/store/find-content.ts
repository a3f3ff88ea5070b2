import { sql } from 'kysely';
import type { Queries } from '../../platform/db/database.ts';
import type { EpisodeRow } from './episodes.ts';

/*
 * Words sought in titles, scripts and sources of an organization. Each word may be the beginning of
 * one; case and accents do not count. The indexes are over the same functions, of migration 0002.
 */

export type FoundTitle = Pick<EpisodeRow, 'id' | 'title' | 'status' | 'duration_ms'>;
export interface FoundScript {
  id: string;
  title: string;
  /** JSON: several shows' turns are too much to take apart where others wait for answers. */
  turns: string;
  speakers: { slot: number; name: string }[];
}
export interface FoundSource {
  id: string;
  name: string;
  /** The newest episode that rests on it. */
  episodeId: string | null;
  episodeTitle: string | null;
}

export async function findTitles(
  db: Queries,
  organizationId: string,
  text: string,
  limit: number,
): Promise<FoundTitle[]> {
  const { rows } = await sql<FoundTitle>`
    select id, title, status, duration_ms from episodes
    where organization_id = ${organizationId} and words_of(title) @@ words_sought(${text})
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** Episodes in whose current script all the words stand. */
export async function findScripts(
  db: Queries,
  organizationId: string,
  text: string,
  limit: number,
): Promise<FoundScript[]> {
  return db.transaction().execute(async (trx) => {
    // Its rows are small and their words lie elsewhere: the planner takes reading them all for cheap.
    await sql`set local enable_seqscan = off`.execute(trx);
    const { rows } = await sql<FoundScript>`
      select found.id, found.title, (script -> 'turns')::text as turns, script -> 'speakers' as speakers
      from (
        select e.id, e.title, e.revision, e.created_at from scripts s
        join episodes e on e.id = s.episode_id and e.revision = s.revision
        where e.organization_id = ${organizationId} and s.words @@ words_sought(${text})
        order by e.created_at desc, e.id desc limit ${limit}) found
      join scripts on scripts.episode_id = found.id and scripts.revision = found.revision
      order by found.created_at desc, found.id desc`.execute(trx);
    return rows;
  });
}

export async function findSourceNames(
  db: Queries,
  organizationId: string,
  text: string,
  limit: number,
): Promise<FoundSource[]> {
  const { rows } = await sql<FoundSource>`
    select s.id, coalesce(s.facts ->> 'title', s.name) as name, used.id as "episodeId", used.title as "episodeTitle"
    from sources s
    left join lateral (
      select e.id, e.title from episode_sources link join episodes e on e.id = link.episode_id
      where link.source_id = s.id order by e.created_at desc limit 1) used on true
    where s.organization_id = ${organizationId} and s.removed_at is null
      and words_of(s.name || ' ' || coalesce(s.facts ->> 'title', '')) @@ words_sought(${text})
    order by s.created_at desc, s.id desc limit ${limit}`.execute(db);
  return rows;
}
