import { parse } from 'csv-parse/sync';
import { AppError } from '../../../../kernel/errors.ts';

const DELIMITERS = [',', ';', '\t', '|'];
/** Lines that the delimiter is told from. */
const SAMPLE_LINES = 60;
/** Records and fields beyond which a table is a database, not a document. */
const MOST_RECORDS = 200_000;
const MOST_FIELDS = 1000;

export interface CsvRecords {
  delimiter: string;
  /** Cells, trimmed; wholly empty records are left out. */
  records: string[][];
}

/** The records of a CSV or TSV text (RFC 4180, and what spreadsheets make of it). Throws `document_too_large`. */
export function csvRecords(text: string): CsvRecords {
  const declared = /^\uFEFF?sep=(.)\r?\n/.exec(text);
  const rest = declared ? text.slice(declared[0].length) : text.replace(/^\uFEFF/, '');
  const delimiter = declared?.[1] ?? sniffDelimiter(rest);
  const records = parsed(rest, delimiter)
    .map((record) => record.map((cell) => cell.trim()))
    .filter((record) => record.some((cell) => cell !== ''));
  const widest = records.reduce((most, record) => Math.max(most, record.length), 0);
  if (records.length > MOST_RECORDS || widest > MOST_FIELDS)
    throw new AppError(
      'document_too_large',
      `This table has ${records.length.toLocaleString('en')} rows and up to ${widest.toLocaleString('en')} columns, more than can be talked about.`,
      { details: { limit: records.length > MOST_RECORDS ? 'rows' : 'columns' } },
    );
  return { delimiter, records };
}

/** The delimiter that parts most lines into the same number of fields, and more than one. */
function sniffDelimiter(text: string): string {
  const sample = text.split(/\r\n|[\n\r]/, SAMPLE_LINES).join('\n');
  const scored = DELIMITERS.map((delimiter) => ({ delimiter, score: evenness(sample, delimiter) }));
  scored.sort((a, b) => b.score - a.score);
  return scored[0]!.score > 0 ? scored[0]!.delimiter : ',';
}

function evenness(sample: string, delimiter: string): number {
  const widths = parsed(sample, delimiter)
    .map((record) => record.length)
    .filter((width) => width > 0);
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [width, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [1, 0];
  return width < 2 ? 0 : count / widths.length + width / 1000;
}

function parsed(text: string, delimiter: string): string[][] {
  const options = {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    to: MOST_RECORDS + 1,
  };
  try {
    return parse(text, options);
  } catch {
    // A quote that never closes is a character like any other.
    return parse(text, { ...options, quote: null });
  }
}
