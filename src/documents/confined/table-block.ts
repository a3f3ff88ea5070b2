import type { DraftBlock } from '../shared/draft.ts';
import { cleanText } from '../shared/inline-text.ts';

/**
 * A table block from its cells. Its text has one row a line, cells set off by " | ", so that a
 * person can read it and no row can pass for prose.
 */
export function tableBlock(header: string[], rows: string[][]): DraftBlock {
  const clean = (cells: string[]) => cells.map((cell) => cleanText(cell).trim());
  const table = { header: clean(header), rows: rows.map(clean) };
  const lines = [table.header, ...table.rows].filter((cells) => cells.some((cell) => cell !== ''));
  const text = lines
    .map((cells) => cells.join(' | ').trim())
    .join('\n')
    .normalize('NFC');
  return { type: 'table', table, inline: { text, spans: [] } };
}
