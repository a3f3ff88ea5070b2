import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../kernel/errors.ts';

/** Where a page of a list ended: newest first, by creation and id. */
export interface Place {
  createdAt: Date;
  id: string;
}

export function cursorOf(row: { created_at: Date; id: string }): string {
  return Buffer.from(`${row.created_at.toISOString()} ${row.id}`).toString('base64url');
}

/** @throws AppError input_invalid for a cursor that we did not make */
export function placeOf(cursor: string): Place {
  const [instant = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const createdAt = new Date(instant);
  if (Number.isNaN(createdAt.getTime()) || !/^[0-9a-f-]{36}$/.test(id))
    throw new AppError('input_invalid', 'The cursor is not one that a list gave.', {
      details: { faults: [{ place: 'query.cursor', message: 'must come from the last answer' }] },
    });
  return { createdAt, id };
}

/**
 * The condition that rows stand behind a cursor, newest first, on a query of one table.
 *
 * @throws AppError input_invalid for a cursor that we did not make
 */
export function followsCursor(cursor: string | undefined): RawBuilder<boolean> {
  if (cursor === undefined) return sql<boolean>`true`;
  const { createdAt, id } = placeOf(cursor);
  return sql<boolean>`(created_at, id) < (${createdAt}, ${id}::uuid)`;
}

/** Cuts one row more than a page holds into the page and where the next begins. */
export function pageOf<R extends { created_at: Date; id: string }>(
  rows: R[],
  limit: number,
): { page: R[]; cursor?: string } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return rows.length > limit && last ? { page, cursor: cursorOf(last) } : { page };
}
