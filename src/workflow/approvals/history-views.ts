import { findNames } from '../../accounts/people/find-names.ts';
import type { CallResponse } from '../../kernel/contracts/api/api.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { HistoryRow } from './history.ts';

/** Whoever is gone is named no more; what they did stays. */
export async function historyViews(
  db: Queries,
  rows: readonly HistoryRow[],
): Promise<CallResponse<'readApproval'>['history']> {
  const people = rows.flatMap(({ user_id, for_user_id }) => [user_id, for_user_id]);
  const names = await findNames(
    db,
    people.filter((id) => id !== null),
  );
  const person = (id: string | null) => (id ? { id, name: names.get(id) ?? '' } : null);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    by: person(row.user_id),
    standsFor: person(row.for_user_id),
    step: row.step,
    revision: row.revision,
    hash: row.hash,
    note: row.note,
    changes: row.changes ?? [],
    byMail: row.by_mail,
    createdAt: row.created_at.toISOString(),
  }));
}
