import type { DraftBlock } from '../../../shared/draft.ts';
import { linesInline } from '../../../shared/inline-text.ts';
import type { Page } from '../../layout.ts';
import type { Vocabulary } from '../../vocabulary.ts';
import { groupLines, type LineGroup } from './build-blocks.ts';
import { contentsLines } from './contents-lines.ts';
import { joinContinued } from './continue-blocks.ts';
import { takeFootnotes } from './footnotes.ts';
import { headingLevels } from './heading-levels.ts';
import { dropLettering } from './lettering.ts';
import { joinBlockLines } from './line-text.ts';
import { bodyStyle } from './page-style.ts';
import type { Outline } from './pdf-headings.ts';
import { markTitle } from './pdf-title.ts';
import { readTableLines } from './table-lines.ts';

/** Pages of lines as blocks of text. */
export function draftBlocks(pages: readonly Page[], outline: Outline, vocabulary: Vocabulary): DraftBlock[] {
  const style = bodyStyle(pages);
  const contents = contentsLines(pages);
  const groups = pages.flatMap((whole) => {
    const { page, notes } = takeFootnotes(whole, style);
    return [...dropLettering(groupLines(page, style, outline, contents), style), ...notes];
  });
  const joined = joinContinued(groups);
  markTitle(joined, style, pages[0]?.height ?? 800);
  const levels = headingLevels(joined, outline);
  const blocks = joined.map((group) => ({ ...blockOf(group, vocabulary, levels), ...sureness(group) }));
  return numberLists(blocks, joined);
}

/** Of text read from a picture: the mean of its words, weighted by their characters. */
function sureness(group: LineGroup): { confidence?: number } {
  let [sum, characters] = [0, 0];
  for (const run of group.lines.flatMap((line) => line.segments.flatMap((segment) => segment.runs))) {
    if (run.confidence === undefined) continue;
    sum += run.confidence * run.text.length;
    characters += run.text.length;
  }
  return characters === 0 ? {} : { confidence: Math.round((sum / characters) * 1000) / 1000 };
}

function blockOf(
  group: LineGroup,
  vocabulary: Vocabulary,
  levels: ReadonlyMap<LineGroup, number>,
): DraftBlock {
  const page = group.lines[0]!.page;
  if (group.contents)
    return { type: 'paragraph', role: 'navigation', page, inline: joinBlockLines(group.lines, vocabulary) };
  if (group.type === 'table') return { ...readTableLines(group.lines), page };
  if (group.type === 'code')
    return { type: 'code', page, inline: linesInline(group.lines.map((line) => line.text).join('\n')) };
  if (group.type === 'formula')
    return { type: 'formula', page, inline: linesInline(group.lines.map((line) => line.text).join('\n')) };
  const inline = joinBlockLines(group.lines, vocabulary, { dropMark: group.type === 'footnote' });
  if (group.type === 'heading')
    return { type: 'heading', level: levels.get(group) ?? 1, page, inline: { text: inline.text, spans: [] } };
  if (group.type === 'title')
    return { type: 'title', page, inline: { text: inline.text.replace(/\s?[∗*†‡]+$/, ''), spans: [] } };
  if (group.type !== 'list_item') return { type: group.type, page, inline };
  const cut = group.markLength ?? 0;
  const spans = inline.spans
    .map((span) => ({ ...span, start: span.start - cut, end: span.end - cut }))
    .filter((span) => span.start >= 0);
  return {
    type: 'list_item',
    level: 1,
    list: { id: '', ordered: group.ordered ?? false },
    page,
    inline: { text: inline.text.slice(cut), spans },
  };
}

/** Items that follow one another are one list; those set further in are a level deeper. */
function numberLists(blocks: readonly DraftBlock[], groups: readonly LineGroup[]): DraftBlock[] {
  let id = 0;
  let edges: number[] = [];
  return blocks.map((block, index) => {
    if (block.type !== 'list_item' || !block.list) return block;
    const x = groups[index]!.lines[0]!.x0;
    const before = blocks[index - 1];
    if (before?.type !== 'list_item') {
      id += 1;
      edges = [];
    }
    edges = [...edges.filter((edge) => edge < x - 6), x];
    return { ...block, level: edges.length, list: { ...block.list, id: `l${id}` } };
  });
}
