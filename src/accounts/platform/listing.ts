import { type RawBuilder, sql } from 'kysely';

/** Which part of a list is wanted: what holds the words, behind a row, so many. */
export interface Page {
  q: string | undefined;
  after: { createdAt: Date; id: string } | undefined;
  limit: number;
}

/** Moments of rows are kept to the microsecond, while cursors know them as JavaScript does. */
export const SHOWN_MOMENT = sql<Date>`date_trunc('milliseconds', created_at)`;

/** The condition that rows stand behind another, newest first, on a query of one table. */
export function behind(after: Page['after']): RawBuilder<boolean> {
  return after
    ? sql<boolean>`(${SHOWN_MOMENT}, id) < (${after.createdAt}, ${after.id}::uuid)`
    : sql<boolean>`true`;
}

/** The condition that a text holds words as they are written, whatever their case; no pattern. */
export function containing(text: RawBuilder<unknown>, words: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce(position(lower(${words}) in lower(${text})), 0) > 0`;
}
