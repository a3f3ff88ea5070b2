import type { DraftBlock } from '../../../shared/draft.ts';
import type { Page, Segment } from '../../layout.ts';
import { Vocabulary } from '../../vocabulary.ts';
import { usualGutters } from './columns.ts';
import { draftBlocks } from './draft-blocks.ts';
import { pageLines } from './page-lines.ts';
import { bodyStyle } from './page-style.ts';
import type { Outline } from './pdf-headings.ts';
import { withoutRunningHeads } from './running-heads.ts';

/** A page's text before it is put in order. */
export interface Sheet {
  number: number;
  width: number;
  height: number;
  segments: Segment[];
}

/** The layout pass, from pages of segments to blocks: the same for printed and for recognised text. */
export function blocksOfSheets(
  sheets: readonly Sheet[],
  outline: Outline,
): { pages: Page[]; blocks: DraftBlock[] } {
  const gutters = usualGutters(sheets.map((sheet) => sheet.segments));
  const pages = sheets.map(({ segments, ...sheet }) => ({
    ...sheet,
    lines: pageLines(segments, sheet.number, gutters),
  }));
  const vocabulary = new Vocabulary();
  for (const page of pages) for (const line of page.lines) vocabulary.add(line.text);
  return { pages, blocks: draftBlocks(withoutRunningHeads(pages, bodyStyle(pages)), outline, vocabulary) };
}
