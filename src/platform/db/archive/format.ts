import { z } from 'zod';

/*
 * A database in one file: gzip of lines of JSON. The first line is the header; then, for each table,
 * its heading and a line a row, which is an array of the columns' text (null for NULL); then the
 * counters; then the end with the number of rows, so that a file cut short is known.
 */

export const FORMAT = 'afterword-database';
export const FORMAT_VERSION = 1;

export const headerSchema = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.number(),
  afterword: z.string(),
  exportedAt: z.string(),
  /** Those the tables below had been brought through. */
  migrations: z.array(z.string()),
});

export const markSchema = z.union([
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ counter: z.object({ table: z.string(), column: z.string(), next: z.string() }) }),
  z.object({ end: z.object({ rows: z.number() }) }),
]);

export type Header = z.infer<typeof headerSchema>;
export type Mark = z.infer<typeof markSchema>;

/** How values are written as text: so that every one comes back as it was, wherever it is read. */
export const TEXT_SETTINGS = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres'; set local extra_float_digits = 1; set local bytea_output = 'hex'`;
