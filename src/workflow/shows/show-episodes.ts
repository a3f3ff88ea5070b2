import { sql } from 'kysely';
import type { EpisodeKind } from '../../kernel/rules/shows.ts';
import { VISIBILITIES, type Visibility } from '../../kernel/rules/visibilities.ts';
import type { Queries } from '../../platform/db/database.ts';

/** Whose feed an episode stands in, by who hears it elsewhere. */
const FEED_AUDIENCE: Readonly<Record<Visibility, 'everybody' | 'subscribers' | 'nobody'>> = {
  public: 'everybody',
  unlisted: 'subscribers',
  link: 'subscribers',
  members: 'subscribers',
  // Listeners are asked for the password, which apps cannot give.
  password: 'nobody',
};

/** Who reads a feed: everybody, or somebody who was given one of their own. */
export type FeedReader = 'everybody' | 'subscriber';

/** The visibilities of the episodes that a reader's feed has. */
export function visibilitiesFor(reader: FeedReader): readonly Visibility[] {
  return VISIBILITIES.filter((each) => {
    const audience = FEED_AUDIENCE[each];
    return audience === 'everybody' || (audience === 'subscribers' && reader === 'subscriber');
  });
}

/** An episode of a show as its feed and its page have it, as it was published. */
export interface ShownEpisode {
  id: string;
  title: string;
  description: string;
  language: string;
  speakers: string[];
  visibility: Visibility;
  visible_from: Date;
  duration_ms: number | null;
  season: number | null;
  number: number | null;
  kind: EpisodeKind;
  is_explicit: boolean;
  files: { kind: string; mediaType: string; bytes: number }[];
}

/** Published episodes of a show that have sound, newest first. */
export async function listShownEpisodes(
  db: Queries,
  showId: string,
  reader: FeedReader,
  { limit, offset }: { limit: number; offset: number },
): Promise<ShownEpisode[]> {
  const { rows } = await sql<ShownEpisode>`
    select p.episode_id as id, p.title, p.visibility, p.visible_from, p.duration_ms,
      e.season, e.number, e.kind, e.is_explicit,
      coalesce(s.script ->> 'description', '') as description, s.script ->> 'language' as language,
      array(select speaker ->> 'name' from jsonb_array_elements(s.script -> 'speakers') speaker) as speakers,
      (select json_agg(json_build_object('kind', f.kind, 'mediaType', f.media_type, 'bytes', f.bytes))
        from publication_files f where f.episode_id = p.episode_id) as files
    ${shown(showId, reader)}
    order by p.visible_from desc, p.episode_id desc
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countShownEpisodes(db: Queries, showId: string, reader: FeedReader): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count ${shown(showId, reader)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function shown(showId: string, reader: FeedReader) {
  return sql`from show_episodes e
    join publications p on p.episode_id = e.episode_id
    join scripts s on s.episode_id = p.episode_id and s.revision = p.revision
    where e.show_id = ${showId} and p.visible_from <= now()
      and p.visibility in (${sql.join(visibilitiesFor(reader))})
      and exists (select 1 from publication_files f where f.episode_id = p.episode_id and f.kind = 'mp3')`;
}
