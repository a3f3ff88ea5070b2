import { listReserved, release, reserve, settle } from '../../billing/usage/ledger.ts';
import type { MonthlyKind } from '../../kernel/rules/billing/limits.ts';
import { isCloudEngine } from '../../kernel/rules/cloud-engines.ts';
import type { Queries } from '../../platform/db/database.ts';
import { voicesAsked } from '../cast-speakers.ts';
import type { Service } from '../service.ts';
import type { EpisodeRow } from '../store/episodes.ts';
import { unfinishedOf } from '../store/unfinished.ts';
import { limitInParts, limitReached, limitsOf } from './limits-of.ts';
import { refuseFullStorage } from './storage-limit.ts';
import { tellOfUsage } from './tell-of-usage.ts';

type Owned = Pick<EpisodeRow, 'id' | 'organization_id' | 'options'>;

/** Set aside where nobody said how long it is to be. */
const USUAL_MINUTES = 5;
const MINUTE_MS = 60_000;

const idOf = (kind: MonthlyKind, episodeId: string) => `${kind}:${episodeId}`;

/**
 * Sets aside what an episode is about to use, before its work begins.
 *
 * @throws AppError plan_limit_reached
 */
export async function reserveEpisode(service: Service, trx: Queries, episode: Owned): Promise<void> {
  const { id, organization_id: organizationId, options } = episode;
  const limits = await limitsOf(trx, organizationId);
  await refuseFullStorage(trx, organizationId, limits, 0);
  const isCloud = voicesAsked(options).some((voice) => isCloudEngine(voice.split(':')[0] ?? ''));
  const kinds: MonthlyKind[] = isCloud ? ['minutes', 'cloudMinutes'] : ['minutes'];
  const amount = (options.targetMinutes ?? USUAL_MINUTES) * 60;
  for (const kind of kinds) {
    const limit = limitInParts(limits, kind);
    const became = await reserve(trx, { id: idOf(kind, id), organizationId, kind, amount }, limit);
    if (became === 'over') throw limitReached(kind, limits);
    await tellOfUsage(service, trx, { organizationId, kind, limits });
  }
}

/** Counts how long a finished episode is, and how much of it a service outside spoke. */
export async function settleEpisode(
  service: Service,
  trx: Queries,
  episode: Owned,
  { durationMs, cloudMs }: { durationMs: number; cloudMs: number },
): Promise<void> {
  const { id, organization_id: organizationId } = episode;
  const limits = await limitsOf(trx, organizationId);
  const amounts: [MonthlyKind, number][] = [['minutes', durationMs]];
  if (cloudMs > 0) amounts.push(['cloudMinutes', cloudMs]);
  for (const [kind, ms] of amounts) {
    await settle(trx, { id: idOf(kind, id), organizationId, kind, amount: Math.ceil(ms / 1000) });
    await tellOfUsage(service, trx, { organizationId, kind, limits });
  }
}

/** Gives back what was set aside for an episode that is not begun. */
export async function releaseEpisode(trx: Queries, { id }: Pick<Owned, 'id'>): Promise<void> {
  for (const kind of ['minutes', 'cloudMinutes'] as const) await release(trx, idOf(kind, id));
}

/** Gives back what was set aside for episodes that failed, were cancelled or deleted. */
export async function releaseEnded({ database: { db } }: Pick<Service, 'database'>): Promise<void> {
  const reserved = await listReserved(db, new Date(Date.now() - MINUTE_MS));
  const episodeOf = (id: string) => id.split(':')[1] ?? '';
  const unfinished = await unfinishedOf(db, [...new Set(reserved.map(episodeOf))]);
  for (const id of reserved) if (!unfinished.has(episodeOf(id))) await release(db, id);
}
