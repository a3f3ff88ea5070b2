import { findNames } from '../../accounts/people/find-names.ts';
import type { Principal } from '../../accounts/principal.ts';
import { compact } from '../../kernel/compact.ts';
import type { CallResponse } from '../../kernel/contracts/api/api.ts';
import type { Queries } from '../../platform/db/database.ts';
import { type ApprovalRow, findApproval } from '../store/approvals.ts';
import { presentOf } from './approved-version.ts';
import { type Deciding, loadDeciding, waitingOf } from './deciding.ts';

type View = CallResponse<'createApproval'>;

/** Of a long list of those who may decide so many are named. */
const MOST_NAMED = 20;

/** Requests as the page shows them to somebody. */
export async function approvalViews(
  db: Queries,
  who: Principal,
  rows: readonly ApprovalRow[],
): Promise<View[]> {
  const people = rows.flatMap(({ asked_by, decided_by }) => [asked_by, ...(decided_by ? [decided_by] : [])]);
  const deciding = await loadDeciding(db, who.organizationId);
  const waiting = await waitingOf(db, deciding, rows);
  const waitedFor = [...waiting.values()].flatMap((each) => [...each.people.keys()].slice(0, MOST_NAMED));
  const names = await findNames(db, [...people, ...waitedFor]);
  const person = (id: string) => ({ id, name: names.get(id) ?? '' });
  const views: View[] = [];
  for (const row of rows)
    views.push({
      id: row.id,
      revision: row.revision,
      outdated: row.outdated,
      episode: compact({
        id: row.episode_id,
        title: row.episode_title,
        durationMs: row.duration_ms ?? undefined,
      }),
      status: row.status,
      askedBy: person(row.asked_by),
      note: row.note,
      decidedBy: row.decided_by ? person(row.decided_by) : null,
      decisionNote: row.decision_note,
      createdAt: row.created_at.toISOString(),
      decidedAt: row.decided_at?.toISOString() ?? null,
      mayDecide: waiting.get(row.id)?.people.has(who.userId) ?? false,
      hash: await decidableHash(db, row),
      waitsFor: [...(waiting.get(row.id)?.people.keys() ?? [])].slice(0, MOST_NAMED).map(person),
      step: row.status === 'pending' ? stepView(deciding, row.step) : null,
      dueAt: row.due_at?.toISOString() ?? null,
      reopenedAt: row.reopened_at?.toISOString() ?? null,
    });
  return views;
}

/** One request, as somebody sees it. */
export async function approvalView(db: Queries, who: Principal, id: string): Promise<View> {
  const [view] = await approvalViews(db, who, [await findApproval(db, who.organizationId, id)]);
  return view as View;
}

function stepView({ settings: { steps } }: Deciding, at: number): View['step'] {
  const index = Math.min(at, steps.length - 1);
  const step = steps[index];
  return step ? { name: step.name, number: index + 1, of: steps.length } : null;
}

/** Of what can be approved now: what was asked about or, of a reopened request, what the episode has become. */
async function decidableHash(db: Queries, row: ApprovalRow): Promise<string | null> {
  if (!row.reopened_at || row.status !== 'pending') return row.hash;
  const episode = await db
    .selectFrom('episodes')
    .selectAll()
    .where('id', '=', row.episode_id)
    .executeTakeFirst();
  if (episode?.status !== 'done') return null;
  const { sound, stands } = await presentOf(db, episode);
  return sound.hash === stands.hash ? sound.hash : null;
}
