import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Principal } from '../../accounts/principal.ts';
import type { EpisodeBrand, EpisodeOptions } from '../../kernel/stored.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { releaseEpisode, reserveEpisode } from '../billing/episode-usage.ts';
import { enqueueMaking } from '../job-definitions/enqueue-making.ts';
import type { Service } from '../service.ts';
import { type EpisodeRow, notifyEpisodeChanged } from '../store/episodes.ts';
import type { SourceRow } from '../store/sources.ts';

interface NewEpisode {
  options: EpisodeOptions;
  /** The brand voice that the options follow. */
  brand?: EpisodeBrand | null;
  sources: readonly SourceRow[];
  requestId?: string | undefined;
  /** The episode that this is to be compared with. */
  rewriteOf?: string | undefined;
}

/**
 * The row of an episode, its sources and its job, and the event that tells of it.
 *
 * @throws AppError plan_limit_reached
 * @returns undefined when the same request, or the same rewriting, has just been taken by another call
 */
export async function insertEpisode(
  service: Service,
  trx: Transaction<Tables>,
  who: Pick<Principal, 'userId' | 'organizationId'>,
  { options, brand, requestId, sources, rewriteOf }: NewEpisode,
): Promise<EpisodeRow | undefined> {
  const now = new Date();
  const id = randomUUID();
  const usage = { id, organization_id: who.organizationId, options };
  await reserveEpisode(service, trx, usage);
  const row = await trx
    .insertInto('episodes')
    .values({
      id,
      organization_id: who.organizationId,
      owner_id: who.userId,
      request_id: requestId ?? null,
      title: provisionalTitle(sources),
      status: 'queued',
      options,
      brand: brand ?? null,
      rewrite_of: rewriteOf ?? null,
      render_id: randomUUID(),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) {
    await releaseEpisode(trx, usage);
    return undefined;
  }
  const links = sources.map(({ id }, position) => ({ episode_id: row.id, source_id: id, position }));
  await trx.insertInto('episode_sources').values(links).execute();
  await enqueueMaking(service, trx, row);
  await notifyEpisodeChanged(service, trx, row);
  return row;
}

/** Until the script gives a better one. */
function provisionalTitle(sources: readonly SourceRow[]): string {
  const [first, ...others] = sources;
  const name = first?.facts?.title ?? first?.name ?? '';
  return others.length === 0 ? name : `${name} and ${others.length} more`;
}
