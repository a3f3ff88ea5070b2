import { sql } from 'kysely';
import type { ContactState } from '../../kernel/rules/public-forms.ts';
import type { Queries } from '../../platform/db/database.ts';
import { behind } from '../platform/listing.ts';
import type { ContactRow } from './settle-message.ts';

/** A piece of a list, newest first. */
export interface StatePage<S> {
  state: S | undefined;
  limit: number;
  /** The last row of the piece before. */
  after: { createdAt: Date; id: string } | undefined;
}

/** One row more than the piece holds, so that it is known whether another comes. */
export function listMessages(
  db: Queries,
  { state, limit, after }: StatePage<ContactState>,
): Promise<ContactRow[]> {
  return db
    .selectFrom('contact_messages')
    .selectAll()
    .where(behind(after))
    .where(state ? sql<boolean>`state = ${state}` : sql<boolean>`true`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** What calendars are told of a call; undefined: there is none. */
export function findCall(db: Queries, id: string) {
  return db
    .selectFrom('contact_messages')
    .select(['id', 'proposed_times', 'agreed_time', 'created_at', 'settled_at'])
    .where('id', '=', id)
    .where('topic', '=', 'call')
    .executeTakeFirst();
}
