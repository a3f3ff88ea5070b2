import pg from 'pg';

/** Connections of one process; the server allows more processes than one. */
const MOST_CONNECTIONS = 12;

const INT8 = 20;

/** int8 as a number where that is exact, else as its digits; timestamptz as Date, as pg does. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary' ? parseInt8 : pg.types.getTypeParser(oid, format)) as never,
};

function parseInt8(digits: string): number | string {
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : digits;
}

export function openPool(target: pg.ClientConfig): pg.Pool {
  const pool = new pg.Pool({
    ...target,
    types,
    max: MOST_CONNECTIONS,
    application_name: 'afterword',
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 30_000,
  });
  // A server that ends breaks idle connections. The pool drops them by itself, but an error that
  // nobody listens to would end the process.
  pool.on('error', () => {});
  return pool;
}
