import { readMonth } from '../../billing/usage/ledger.ts';
import type { Queries } from '../../platform/db/database.ts';
import { limitsOf } from './limits-of.ts';

/** Tokens that are left of an organization's plan this month; undefined where it has no limit. */
export async function planTokensLeft(db: Queries, organizationId: string): Promise<number | undefined> {
  const { modelTokens } = await limitsOf(db, organizationId);
  if (modelTokens === undefined) return undefined;
  const { modelTokens: used = 0 } = await readMonth(db, organizationId);
  return Math.max(0, modelTokens - used);
}
