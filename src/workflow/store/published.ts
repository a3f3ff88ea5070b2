import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../kernel/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import { follows, type Order, orderBy, orderedPage } from './paging.ts';
import type { EpisodeOptions, ShownTimeline, Waveform } from './tables.ts';
import { tablesOf } from './tables-of.ts';

/** A published episode with what lists show of its script; the sound is that of its last finished rendering. */
export interface PublishedRow {
  id: string;
  organization_id: string;
  title: string;
  options: EpisodeOptions;
  duration_ms: number | null;
  published_at: Date;
  waveform: Waveform | null;
  chapters: ShownTimeline['chapters'] | null;
  language: string;
  description: string;
  speakers: { slot: number; name: string }[];
}

const NEWEST: Order = {
  ...{ name: 'published', value: sql`published_at`, type: 'timestamptz', direction: 'desc' },
};
const HAS_SOUND = sql<boolean>`exists (
  select 1 from episode_files f where f.episode_id = episodes.id and f.kind = 'mp3')`;

/** Of every organization, newest first. `text`: words of the title or of a speaker's name, as they begin. */
export async function listPublished(
  db: Queries,
  { cursor, limit, text }: { cursor: string | undefined; limit: number; text: string | undefined },
): Promise<{ page: PublishedRow[]; cursor?: string }> {
  const by = orderBy(NEWEST);
  const { rows } = await sql<PublishedRow & { key: string }>`
    select id, organization_id, title, options, duration_ms, published_at, waveform, ${by.key} as key,
      timeline -> 'chapters' as chapters, script ->> 'language' as language,
      script ->> 'description' as description, script -> 'speakers' as speakers
    from episodes join scripts on scripts.episode_id = episodes.id and scripts.revision = episodes.revision
    where published_at is not null and ${HAS_SOUND} and ${follows(NEWEST, cursor)} and ${matches(text)}
    order by ${by.order} limit ${limit + 1}`.execute(db);
  return orderedPage(NEWEST, rows, limit);
}

function matches(text: string | undefined): RawBuilder<boolean> {
  if (!text) return sql<boolean>`true`;
  return sql<boolean>`(words_of(title) @@ words_sought(${text}) or exists (
    select 1 from jsonb_array_elements(script -> 'speakers') speaker
    where words_of(speaker ->> 'name') @@ words_sought(${text})))`;
}

/** The MP3 of a published episode. Throws `not_found`, for one that is not published as for none. */
export async function findPublishedSound(
  db: Queries,
  episodeId: string,
): Promise<{ key: string; mediaType: string; name: string }> {
  const file = await tablesOf(db)
    .selectFrom('episode_files')
    .innerJoin('episodes', 'episodes.id', 'episode_files.episode_id')
    .select(['episode_files.blob_key as key', 'episode_files.media_type as mediaType', 'episode_files.name'])
    .where('episodes.id', '=', episodeId)
    .where('episodes.published_at', 'is not', null)
    .where('episode_files.kind', '=', 'mp3')
    .executeTakeFirst();
  if (!file) throw new AppError('not_found', 'There is no such published episode.');
  return file;
}
