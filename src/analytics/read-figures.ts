import { type RawBuilder, sql } from 'kysely';
import type { NotCounted } from '../kernel/rules/listening/not-counted.ts';
import type { Queries } from '../platform/db/database.ts';
import { IS_DOWNLOAD } from './close-days.ts';

/** What figures are asked of. */
export interface FiguresOf {
  organizationId: string;
  /** Only of these; undefined: of all. */
  episodeIds: readonly string[] | undefined;
  /** Days of UTC, both counted in. */
  since: string;
  until: string;
}

export interface Figures {
  /** Only days that have any. */
  days: { day: string; downloads: number }[];
  apps: { name: string; downloads: number }[];
  sources: { name: string; downloads: number }[];
  countries: { name: string; downloads: number }[];
  uncounted: { reason: NotCounted; name: string; requests: number }[];
  downloads: number;
  /** Of these, by what was asked for rather than sent. */
  asked: number;
  /** All that came: downloads, and what is not counted. */
  requests: number;
}

const MOST_NAMES = 200;

/** Downloads of some days, and why the rest of the requests were none; days that go on are counted as far as they are. */
export async function readListeningFigures(db: Queries, of: FiguresOf): Promise<Figures> {
  const [days, apps, sources, countries, uncounted] = await Promise.all([
    sumBy(db, of, 'day'),
    sumBy(db, of, 'app'),
    sumBy(db, of, 'source'),
    sumBy(db, of, 'country'),
    readUncounted(db, of),
  ]);
  const downloads = days.reduce((sum, day) => sum + day.downloads, 0);
  const missed = uncounted.reduce((sum, { requests }) => sum + requests, 0);
  return {
    days: days.map((row) => ({ day: row.name, downloads: row.downloads })),
    apps: apps.map(nameAndDownloads),
    sources: sources.map(nameAndDownloads),
    countries: countries.map(nameAndDownloads),
    uncounted,
    downloads,
    asked: days.reduce((sum, { asked }) => sum + asked, 0),
    requests: downloads + missed,
  };
}

/** Downloads of each episode by day of UTC. */
export async function readEpisodeDays(
  db: Queries,
  of: FiguresOf,
): Promise<{ episodeId: string; day: string; downloads: number }[]> {
  const { rows } = await sql<{ episodeId: string; day: string; downloads: number }>`
    select episode_id as "episodeId", day, sum(downloads)::int as downloads
    from (${downloadsOf(of)}) d group by episode_id, day order by day`.execute(db);
  return rows;
}

/** Listeners of an organization by day: nobody counts twice on one day, whatever they heard. */
export async function readListenerDays(
  db: Queries,
  { organizationId, since, until }: Omit<FiguresOf, 'episodeIds'>,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; listeners: number }>`
    select day, sum(listeners)::int as listeners from (
      select day, listeners from listener_days
      where organization_id = ${organizationId} and day between ${since} and ${until}
      union all
      select day, count(distinct listener)::int from heard
      where organization_id = ${organizationId} and day between ${since} and ${until} and ${IS_DOWNLOAD}
      group by day) l
    group by day`.execute(db);
  return new Map(rows.map(({ day, listeners }) => [day, listeners]));
}

function nameAndDownloads({ name, downloads }: { name: string; downloads: number }) {
  return { name, downloads };
}

async function sumBy(db: Queries, of: FiguresOf, column: 'day' | 'app' | 'source' | 'country') {
  const order = column === 'day' ? sql`1` : sql`2 desc, 1`;
  const { rows } = await sql<{ name: string; downloads: number; asked: number }>`
    select ${sql.ref(column)} as name, sum(downloads)::int as downloads, sum(asked)::int as asked
    from (${downloadsOf(of)}) d group by 1 order by ${order}
    ${column === 'day' ? sql`` : sql`limit ${MOST_NAMES}`}`.execute(db);
  return rows;
}

/** Rows of closed days, and of the days that go on. */
function downloadsOf(of: FiguresOf): RawBuilder<unknown> {
  return sql`
    select day, episode_id, app, source, country, downloads, asked from download_days where ${within(of)}
    union all
    select day, episode_id, app, source, country, count(*)::int, count(*) filter (where asked)::int
    from heard where ${within(of)} and ${IS_DOWNLOAD} group by day, episode_id, app, source, country`;
}

async function readUncounted(db: Queries, of: FiguresOf): Promise<Figures['uncounted']> {
  const { rows } = await sql<{ reason: NotCounted; name: string; requests: number }>`
    select reason, name, sum(requests)::int as requests from (
      select reason, name, requests from uncounted_days where ${within(of)}
      union all
      select case when ${IS_DOWNLOAD} then 'same_listener' else 'under_minute' end, '',
        case when ${IS_DOWNLOAD} then requests - 1 else requests end
      from heard where ${within(of)}) u
    group by reason, name having sum(requests) > 0 order by 3 desc, 1, 2 limit ${MOST_NAMES}`.execute(db);
  return rows;
}

function within({ organizationId, episodeIds, since, until }: FiguresOf): RawBuilder<unknown> {
  const some = episodeIds ? sql`and episode_id = any(${episodeIds}::uuid[])` : sql``;
  return sql`organization_id = ${organizationId} and day between ${since} and ${until} ${some}`;
}
