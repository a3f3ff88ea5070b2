import type { ApprovedChange } from '../../kernel/stored.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { ApprovalRow } from '../store/approvals.ts';
import { boundVersion, presentOf } from './approved-version.ts';
import { changesBetween } from './changes-between.ts';

/** What an episode is other than a request was about, as it is written by now; what nobody wrote down yet is no part of it. */
export async function readChanges(db: Queries, row: ApprovalRow): Promise<ApprovedChange[]> {
  const before = await boundVersion(db, row);
  if (!before) return [];
  const episode = await db
    .selectFrom('episodes')
    .selectAll()
    .where('id', '=', row.episode_id)
    .executeTakeFirstOrThrow();
  const { stands } = await presentOf(db, episode);
  return stands.hash === before.hash ? [] : changesBetween(before, stands);
}
