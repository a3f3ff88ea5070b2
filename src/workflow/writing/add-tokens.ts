import { randomUUID } from 'node:crypto';
import { settle } from '../../billing/usage/ledger.ts';
import type { Tally } from '../../script/writers/model/server/tally.ts';
import { limitsOf } from '../billing/limits-of.ts';
import { tellOfUsage } from '../billing/tell-of-usage.ts';
import type { Service } from '../service.ts';
import { addUsage } from './usage.ts';

/** Counts what answers have cost: for the installation, and for the organization they were for. */
export async function addTokens(
  { database: { db }, events }: Pick<Service, 'database' | 'events'>,
  organizationId: string,
  tally: Tally,
): Promise<void> {
  await addUsage(db, tally);
  const amount = tally.inputTokens + tally.outputTokens;
  if (amount === 0) return;
  await db.transaction().execute(async (trx) => {
    await settle(trx, { id: `modelTokens:${randomUUID()}`, organizationId, kind: 'modelTokens', amount });
    const limits = await limitsOf(trx, organizationId);
    await tellOfUsage({ events }, trx, { organizationId, kind: 'modelTokens', limits });
  });
}
