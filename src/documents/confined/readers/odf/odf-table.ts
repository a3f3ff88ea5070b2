import type { DraftBlock } from '../../../shared/draft.ts';
import { tableBlock } from '../../table-block.ts';
import { childAt, childElements, descendants, type XmlElement } from '../xml/xml-tree.ts';
import type { OdfStyles } from './odf-styles.ts';

/** A cell may claim to be repeated a thousand million times; a table for people is no wider than this. */
const MOST_COLUMNS = 200;
const MOST_CELLS = 200_000;

/** A table of an OpenDocument file; `cellText` gives the text of one cell. */
export function odfTable(
  table: XmlElement,
  cellText: (cell: XmlElement) => string,
  styles: OdfStyles,
): DraftBlock {
  const found = rowsOf(table, false);
  let left = MOST_CELLS;
  const rows = found.map(({ row }) => {
    const cells = trimmed(cellsOf(row, cellText, left));
    left -= cells.length;
    return cells;
  });
  const marked = found.filter(({ header }) => header).length;
  const headers = marked > 0 ? marked : looksLikeHeader(found[0]?.row, styles) ? 1 : 0;
  const filled = rows.filter((cells) => cells.length > 0);
  return headers > 0 && filled.length > 1 ? tableBlock(filled[0]!, filled.slice(1)) : tableBlock([], filled);
}

function rowsOf(table: XmlElement, header: boolean): { row: XmlElement; header: boolean }[] {
  return childElements(table).flatMap((child) => {
    if (child.name === 'table-row') return [{ row: child, header }];
    if (child.name === 'table-header-rows') return rowsOf(child, true);
    return /^table-row(?:s|-group)$/.test(child.name) ? rowsOf(child, header) : [];
  });
}

function cellsOf(row: XmlElement, cellText: (cell: XmlElement) => string, most: number): string[] {
  const cells: string[] = [];
  for (const cell of childElements(row)) {
    if (cell.name !== 'table-cell' && cell.name !== 'covered-table-cell') continue;
    const text = cell.name === 'table-cell' ? cellText(cell) : '';
    const repeat = Math.trunc(Number(cell.attributes['table:number-columns-repeated'] ?? 1)) || 1;
    for (let time = 0; time < repeat && cells.length < Math.min(MOST_COLUMNS, most); time += 1)
      cells.push(text);
  }
  return cells;
}

function trimmed(cells: string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, last + 1);
}

/** A first row that is set wholly in the style for table headings. */
function looksLikeHeader(row: XmlElement | undefined, styles: OdfStyles): boolean {
  const paragraphs = descendants(row, 'p').filter((paragraph) => paragraph.children.length > 0);
  return (
    paragraphs.length > 0 &&
    childAt(row, 'table-cell') !== undefined &&
    paragraphs.every(({ attributes }) =>
      styles.chain('paragraph', attributes['text:style-name']).some((name) => /^Table Heading$/.test(name)),
    )
  );
}
