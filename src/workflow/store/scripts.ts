import { sql } from 'kysely';
import type { Script } from '../../kernel/artifacts.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Queries } from '../../platform/db/database.ts';

export interface ScriptState {
  revision: number;
  script: Script;
  parent: number | null;
}

/** A revision of an episode's script. Throws `not_found` while there is none. */
export async function findScript(
  db: Queries,
  episode: { id: string; revision: number },
): Promise<ScriptState> {
  const row = await db
    .selectFrom('scripts')
    .select(['revision', 'script', 'parent'])
    .where('episode_id', '=', episode.id)
    .where('revision', '=', episode.revision)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found', 'The script is not written yet.');
  return row;
}

/** Adds a revision after all there are. @returns its number; does not make it the current one */
export async function addScript(
  trx: Queries,
  entry: { episodeId: string; script: Script; parent: number | null; authorId: string | null },
): Promise<number> {
  const row = await trx
    .insertInto('scripts')
    .values({
      episode_id: entry.episodeId,
      parent: entry.parent,
      author_id: entry.authorId,
      script: entry.script,
      revision: sql<number>`(select coalesce(max(revision), 0) + 1 from scripts where episode_id = ${entry.episodeId})`,
    })
    .returning('revision')
    .executeTakeFirstOrThrow();
  return row.revision;
}
