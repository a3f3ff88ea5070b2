import type { WrittenLanguage } from '../../../../kernel/rules/written-languages.ts';
import { findWrittenLanguage } from '../../../../kernel/rules/written-languages.ts';
import { ALL_PACKS, PACKS } from '../../../../languages/packs.ts';
import type { Draft, DraftBlock, ReadContext } from '../../../shared/draft.ts';
import { plainInline } from '../../../shared/inline-text.ts';
import { refuseTooLong } from '../../../shared/limits.ts';
import { titleFromFileName } from '../../../shared/title.ts';
import { languageByFunctionWords } from '../../language/function-words.ts';
import { tableBlock } from '../../table-block.ts';
import { decodeText } from '../decode-text.ts';
import { isSumLabel } from './column-names.ts';
import { readColumns } from './columns.ts';
import { type CsvRecords, csvRecords } from './csv-records.ts';
import { detectNumberStyle } from './numbers.ts';
import { rowNames } from './row-names.ts';
import { describeTable } from './statements.ts';
import { detectTableShape, type TableShape } from './table-shape.ts';

const named = ALL_PACKS.map(({ code, reading }) => ({ code, words: new Set(reading.columns.named) }));

/**
 * Reads a CSV or TSV file as statements. A table has no sentences to quote, so they are made here
 * from its cells, the same every time, and stand in the document's text like any others.
 */
export async function readCsv(bytes: Uint8Array, { name, limits }: ReadContext): Promise<Draft> {
  const text = decodeText(bytes);
  refuseTooLong(text.length, limits);
  const found = csvRecords(text);
  const shape = detectTableShape(found.records);
  const title = shape.above[0] ?? null;
  const language = languageOfTable(shape.header, shape.rows.flat().slice(0, 5000), [
    ...shape.above,
    ...shape.below,
  ]);
  return {
    title,
    authors: [],
    language,
    blocks: [
      ...shape.above.map(
        (line, index): DraftBlock => (index === 0 ? lineBlock('title', line) : lineBlock('paragraph', line)),
      ),
      ...spoken(shape, title ?? titleFromFileName(name), language, found),
      ...(shape.rows.length > 0 ? [tableBlock(shape.header, shape.rows)] : []),
      ...shape.below.map((line): DraftBlock => ({ ...lineBlock('paragraph', line), role: 'back_matter' })),
    ],
    warnings:
      shape.header.length > 0
        ? ['A table was read: its sentences were made from its cells.']
        : ['This table has no header row, so nothing can be said of its columns.'],
  };
}

function lineBlock(type: 'title' | 'paragraph', line: string): DraftBlock {
  return { type, inline: plainInline(line) };
}

function spoken(
  shape: TableShape,
  title: string,
  language: WrittenLanguage,
  { delimiter }: CsvRecords,
): DraftBlock[] {
  if (shape.header.length === 0) return [];
  const style = detectNumberStyle(shape.rows.flat(), delimiter);
  const counted = shape.rows.map((row) => !row.slice(0, 2).some((cell) => isSumLabel(cell)));
  const columns = readColumns(shape.header, shape.rows, style, counted);
  return describeTable({
    title,
    columns,
    ...rowNames(columns),
    rows: shape.rows.length,
    style: style ?? { decimal: '.' },
    hasSums: counted.includes(false),
    phrases: PACKS[language].tables,
  });
}

/**
 * The language that a table is written in, of those that it can be spoken about in: by its running
 * text if it has some, else by the words of its header. English where nothing speaks for another.
 */
function languageOfTable(
  header: readonly string[],
  cells: readonly string[],
  lines: readonly string[],
): WrittenLanguage {
  const running = languageByFunctionWords(
    wordsOf([...lines, ...cells.filter((cell) => cell.split(' ').length > 4)]),
  );
  const written = running === null ? undefined : findWrittenLanguage(running);
  if (written) return written;
  const words = wordsOf([...header, ...lines]);
  const scored = named.map((list) => ({
    code: list.code,
    score: words.filter((word) => list.words.has(word)).length,
  }));
  scored.sort((a, b) => b.score - a.score);
  const [first, second] = scored;
  return first && second && first.score > second.score ? first.code : 'en';
}

function wordsOf(texts: readonly string[]): string[] {
  return texts.slice(0, 2000).flatMap((text) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []);
}
