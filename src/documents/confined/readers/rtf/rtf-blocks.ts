import type { DraftBlock } from '../../../shared/draft.ts';
import { cleanCodeLine, InlineBuilder, linesInline } from '../../../shared/inline-text.ts';
import { tableBlock } from '../../table-block.ts';
import { isBareNoteMark, raised } from '../note-marks.ts';
import { classifyParagraph, type RtfStyle, typedLabel } from './rtf-paragraphs.ts';
import { activeSpanKinds, type RtfState } from './rtf-state.ts';

interface Run {
  text: string;
  state: RtfState;
  note: boolean;
}

/** Gathers runs of text into paragraphs, list items, tables and notes. */
export class RtfBlocks {
  readonly blocks: DraftBlock[] = [];
  /** The largest letters of each paragraph, in half points. */
  readonly sizes = new Map<DraftBlock, number>();
  private runs: Run[] = [];
  /** The bullet or number before a list item, as a program wrote it out. */
  private label = '';
  private cell: string[] = [];
  private row: string[] = [];
  private rows: string[][] = [];
  private headerRows = 0;
  private list: { key: string; list: { id: string; ordered: boolean } } | null = null;
  private waiting: DraftBlock[] = [];
  private readonly styles: ReadonlyMap<number, RtfStyle>;
  /** Whether these are the blocks of a note. */
  readonly isNote: boolean;

  constructor(styles: ReadonlyMap<number, RtfStyle>, isNote = false) {
    this.styles = styles;
    this.isNote = isNote;
  }

  add(text: string, state: RtfState): void {
    if (text === '' || state.unseen) return;
    const last = this.runs.at(-1);
    if (last && last.state === state && !last.note) last.text += text;
    else this.runs.push({ text, state, note: false });
  }

  addNoteMark(text: string, state: RtfState): void {
    this.runs.push({ text, state, note: true });
  }

  addLabel(text: string): void {
    this.label += text;
  }

  /** Blocks that hang on the paragraph in hand: notes, text boxes. */
  addAfter(blocks: readonly DraftBlock[]): void {
    for (const block of blocks) this.waiting.push(block);
  }

  endParagraph(state: RtfState): void {
    const block = this.takeParagraph(state);
    if (state.inTable) {
      if (block) this.cell.push(block.inline.text);
      return;
    }
    if (block || this.waiting.length > 0) this.endTable();
    if (block) this.blocks.push(block);
    for (const waiting of this.waiting.splice(0)) this.blocks.push(waiting);
  }

  endCell(state: RtfState): void {
    const block = this.takeParagraph(state);
    if (block) this.cell.push(block.inline.text);
    this.row.push(this.cell.splice(0).join(' '));
  }

  endRow(isHeader: boolean): void {
    if (this.row.length === 0) return;
    if (isHeader && this.rows.length === this.headerRows) this.headerRows += 1;
    this.rows.push(this.row.splice(0));
  }

  finish(state: RtfState): DraftBlock[] {
    this.endParagraph({ ...state, inTable: false });
    this.endTable();
    return this.blocks;
  }

  private endTable(): void {
    if (this.cell.length > 0) this.row.push(this.cell.splice(0).join(' '));
    this.endRow(false);
    const rows = this.rows.splice(0);
    const hasHeader = this.headerRows > 0 && rows.length > 1;
    this.headerRows = 0;
    const block = hasHeader ? tableBlock(rows[0]!, rows.slice(1)) : tableBlock([], rows);
    if (block.inline.text !== '') this.blocks.push(block);
  }

  private takeParagraph(state: RtfState): DraftBlock | null {
    const runs = this.runs.splice(0);
    const written = typedLabel(runs.map(({ text }) => text).join(''), state);
    const label = this.label || written;
    this.label = '';
    const kind = classifyParagraph(state, this.styles, label, this.isNote);
    const inline =
      kind.type === 'code'
        ? linesInline(runs.map(({ text }) => text).join(''), cleanCodeLine)
        : lineOf(withoutLabel(runs, written), kind.type === 'heading' || kind.type === 'title');
    if (inline.text.trim() === '') return null;
    const block = this.inList({ ...kind, inline }, state, label);
    this.sizes.set(
      block,
      runs.reduce((largest, run) => Math.max(largest, run.state.size), 0),
    );
    return block;
  }

  /** Items share their list as long as nothing stands between them; deeper ones belong to it too. */
  private inList(block: DraftBlock, state: RtfState, label: string): DraftBlock {
    if (block.type !== 'list_item') {
      this.list = null;
      return block;
    }
    const ordered = /[\p{L}\p{N}]/u.test(label) && !/^[o§]\s*$/.test(label);
    const key = `${state.list}`;
    const deeper = (block.level ?? 1) > 1 && this.list !== null;
    if (!deeper && this.list?.key !== key) this.list = { key, list: { id: '', ordered } };
    return { ...block, list: this.list!.list };
  }
}

function withoutLabel(runs: readonly Run[], label: string): Run[] {
  let left = label.length;
  return runs.map((run) => {
    const cut = Math.min(left, run.text.length);
    left -= cut;
    return { ...run, text: run.text.slice(cut) };
  });
}

function lineOf(runs: readonly Run[], plain: boolean) {
  const builder = new InlineBuilder();
  for (const { text, state, note } of runs) {
    const bare = text.trim();
    if (note || (state.raised && isBareNoteMark(bare, builder.soFar))) builder.add(bare, ['note_ref']);
    else if (state.raised && /^[-−–+]?\d+$/.test(bare)) builder.add(raised(bare));
    else builder.add(text, plain ? [] : activeSpanKinds(state));
  }
  return builder.finish();
}
