import { type Kysely, sql } from 'kysely';

/**
 * A publication is a row of its own: the revision, title, sound and files that were published stay as
 * they were while the episode is worked on. Requests for approval remember the title they were about.
 */
const STATEMENTS = [
  `create table publications (
    episode_id uuid primary key references episodes on delete cascade,
    organization_id uuid not null references organizations on delete cascade,
    -- The script's revision and the rendering that listeners get.
    revision integer not null,
    render_id uuid,
    title text not null,
    duration_ms integer,
    chapters jsonb not null default '[]',
    waveform jsonb,
    -- When it was first shown; publishing again leaves it.
    published_at timestamptz not null default now(),
    -- When what is shown was last replaced.
    updated_at timestamptz not null default now(),
    published_by uuid references users on delete set null,
    foreign key (episode_id, revision) references scripts on delete cascade
  )`,
  'create index on publications (published_at desc, episode_id desc)',
  'create index on publications (organization_id)',
  'create index on publications using gin (words_of(title))',
  // A blob may belong to the working copy, to the publication, or to both.
  `create table publication_files (
    episode_id uuid not null references publications on delete cascade,
    kind text not null,
    name text not null,
    blob_key text not null references blobs,
    media_type text not null,
    bytes bigint not null,
    primary key (episode_id, blob_key)
  )`,
  'create index on publication_files (blob_key)',
  // What is being made anew at this moment has the sound of the revision before.
  `insert into publications (episode_id, organization_id, revision, render_id, title, duration_ms, chapters,
      waveform, published_at, updated_at, published_by)
    select e.id, e.organization_id,
      case when e.status = 'done' then s.revision else coalesce(s.parent, s.revision) end,
      (select f.render_id from episode_files f where f.episode_id = e.id and f.kind = 'mp3' limit 1),
      e.title, e.duration_ms, coalesce(e.timeline -> 'chapters', '[]'), e.waveform, e.published_at,
      e.published_at, e.published_by
    from episodes e join scripts s on s.episode_id = e.id and s.revision = e.revision
    where e.published_at is not null`,
  `insert into publication_files (episode_id, kind, name, blob_key, media_type, bytes)
    select f.episode_id, f.kind, f.name, f.blob_key, f.media_type, f.bytes
    from episode_files f join publications p on p.episode_id = f.episode_id`,
  'alter table episodes drop column published_at, drop column published_by',

  'alter table approvals add column title text',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
