import { sql } from 'kysely';
import type { Queries } from '../database.ts';
import { notAnExport } from './read-lines.ts';
import { type Table, tableReference } from './tables.ts';

/** Rows go to the server in parcels of about this many characters. */
const PARCEL = 1_000_000;

/** SQLSTATE classes of values that don't fit: data exceptions and broken constraints. */
const UNFIT = /^(?:22|23)/;

/** Writes rows of one table, each an array of its columns' text. */
export class RowWriter {
  readonly #db: Queries;
  readonly #table: string;
  readonly #columns: Table['columns'];
  readonly #file: string;
  #rows: string[] = [];
  #size = 0;

  constructor(db: Queries, columns: Table['columns'], table: string, file: string) {
    this.#db = db;
    this.#columns = columns;
    this.#table = table;
    this.#file = file;
  }

  async add(row: string): Promise<void> {
    this.#rows.push(row);
    this.#size += row.length;
    if (this.#size > PARCEL) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#rows.length === 0) return;
    const names = sql.join(this.#columns.map(({ name }) => sql.id(name)));
    const values = sql.join(
      this.#columns.map(({ type }, index) => sql`(row ->> ${sql.lit(index)})::${sql.raw(type)}`),
    );
    const statement = sql`insert into ${tableReference(this.#table)} (${names}) overriding system value
      select ${values} from json_array_elements(${`[${this.#rows.join(',')}]`}::json) as row`;
    this.#rows = [];
    this.#size = 0;
    try {
      await statement.execute(this.#db);
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      throw code && UNFIT.test(code)
        ? notAnExport(this.#file, `a row of table ${this.#table} does not fit (${message})`)
        : error;
    }
  }
}
