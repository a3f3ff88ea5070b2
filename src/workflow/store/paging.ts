import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../kernel/errors.ts';

/** Where a page of a list ended: newest first, by creation and id. */
export interface CursorPosition {
  createdAt: Date;
  id: string;
}

export function toCursor(row: { created_at: Date; id: string }): string {
  return encode(`${row.created_at.toISOString()} ${row.id}`);
}

/** @throws AppError input_invalid for a cursor that we did not make */
export function parseCursor(cursor: string): CursorPosition {
  const [instant = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const createdAt = new Date(instant);
  if (Number.isNaN(createdAt.getTime()) || !isId(id)) throw notOurs();
  return { createdAt, id };
}

/**
 * The condition that rows stand behind a cursor, newest first, on a query of one table.
 *
 * @throws AppError input_invalid for a cursor that we did not make
 */
export function followsCursor(cursor: string | undefined): RawBuilder<boolean> {
  if (cursor === undefined) return sql<boolean>`true`;
  const { createdAt, id } = parseCursor(cursor);
  return sql<boolean>`(created_at, id) < (${createdAt}, ${id}::uuid)`;
}

/** Cuts one row more than a page holds into the page and where the next begins. */
export function cutPage<R extends { created_at: Date; id: string }>(
  rows: R[],
  limit: number,
): { page: R[]; cursor?: string } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return rows.length > limit && last ? { page, cursor: toCursor(last) } : { page };
}

/** An order of rows by one value and, among equals, by id in the same direction. */
export interface Order {
  /** In cursors, so that one of another order is known. */
  name: string;
  /** SQL of the value, never null. */
  value: RawBuilder<unknown>;
  type: 'timestamptz' | 'text' | 'integer';
  direction: 'asc' | 'desc';
}

/** The order as SQL, and the value of each row that the next cursor is made of. */
export function orderBy({ value, type, direction }: Order): {
  order: RawBuilder<unknown>;
  key: RawBuilder<string>;
} {
  const way = sql.raw(direction);
  const key =
    type === 'timestamptz'
      ? sql<string>`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
      : sql<string>`(${value})::text`;
  return { order: sql`${value} ${way}, id ${way}`, key };
}

/**
 * The condition that rows stand behind a cursor of this order.
 *
 * @throws AppError input_invalid for a cursor of another order, or that we did not make
 */
export function follows(order: Order, cursor: string | undefined): RawBuilder<boolean> {
  if (cursor === undefined) return sql<boolean>`true`;
  const [, name, id = '', key = ''] =
    /^(\w+) (\S+) (.*)$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (name !== order.name || !isId(id) || !fits(order.type, key)) throw notOurs();
  const sign = sql.raw(order.direction === 'asc' ? '>' : '<');
  return sql<boolean>`(${order.value}, id) ${sign} (${key}::${sql.raw(order.type)}, ${id}::uuid)`;
}

/** The same cut of a page whose rows carry their `key`. */
export function orderedPage<R extends { id: string; key: string }>(
  { name }: Order,
  rows: R[],
  limit: number,
): { page: R[]; cursor?: string } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return rows.length > limit && last ? { page, cursor: encode(`${name} ${last.id} ${last.key}`) } : { page };
}

/** Only what the database can read as a value of that type. */
function fits(type: Order['type'], key: string): boolean {
  if (type === 'integer') return /^-?\d{1,9}$/.test(key);
  if (type === 'text') return !key.includes('\0');
  const ms = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(key) ? Date.parse(key) : Number.NaN;
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 19) === key.slice(0, 19);
}

function encode(text: string): string {
  return Buffer.from(text).toString('base64url');
}

export function isId(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
}

function notOurs(): AppError {
  return new AppError('input_invalid', 'The cursor is not one that a list gave.', {
    details: { faults: [{ place: 'query.cursor', message: 'must come from the last answer' }] },
  });
}
