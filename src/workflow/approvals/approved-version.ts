import type { Selectable } from 'kysely';
import type { BoundFacts } from '../../kernel/stored.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { EpisodeRow } from '../store/episodes.ts';
import { findScript } from '../store/scripts.ts';
import { type Approvable, approvableHash } from './approved-form.ts';

/** A revision of an episode as it can be approved. */
export interface Version extends Approvable {
  revision: number;
  hash: string;
}

/** What an episode is besides its script. */
function factsOf({ title, options, brand }: Pick<EpisodeRow, 'title' | 'options' | 'brand'>): BoundFacts {
  return {
    title,
    music: options.music ?? null,
    openingSound: options.openingSound ?? true,
    brand: brand && [`${brand.language}, version ${brand.version}`, ...brand.apart].join(' without '),
  };
}

export async function versionOf(
  db: Queries,
  episode: Pick<EpisodeRow, 'id' | 'title' | 'options' | 'brand'>,
  revision: number,
): Promise<Version> {
  const { script } = await findScript(db, { id: episode.id, revision });
  const approvable = { script, facts: factsOf(episode) };
  return { ...approvable, revision, hash: approvableHash(approvable) };
}

/** What listeners would get, and what is written by now: the same where nothing was changed since the sound was made. */
export interface Present {
  sound: Version;
  stands: Version;
}

/** The caller holds the episode's row, and has written its live script down where that matters. */
export async function presentOf(db: Queries, episode: EpisodeRow): Promise<Present> {
  const { latest } = await db
    .selectFrom('scripts')
    .select(({ fn }) => fn.max('revision').as('latest'))
    .where('episode_id', '=', episode.id)
    .executeTakeFirstOrThrow();
  const sound = await versionOf(db, episode, episode.revision);
  return { sound, stands: latest === episode.revision ? sound : await versionOf(db, episode, latest) };
}

/** What a request was about, as it was; undefined: it was asked before there were such. */
export async function boundVersion(
  db: Queries,
  {
    episode_id,
    revision,
    bound,
    hash,
  }: Pick<Selectable<Tables['approvals']>, 'episode_id' | 'revision' | 'bound' | 'hash'>,
): Promise<Version | undefined> {
  if (!bound || hash === null) return undefined;
  const { script } = await findScript(db, { id: episode_id, revision });
  return { script, facts: bound, revision, hash };
}
