import type { DraftBlock } from '../../../shared/draft.ts';
import { InlineBuilder } from '../../../shared/inline-text.ts';

/** Joins terms and their definitions, which stand in paragraphs of their own, to items of a list. */
export class Definitions {
  private term: DraftBlock | null = null;
  private list: DraftBlock['list'];

  /**
   * The blocks of one paragraph: a term opens an item, the definition after it is taken into that
   * item, and a second definition of the same term stays a paragraph.
   */
  join(blocks: DraftBlock[], part: 'term' | 'definition' | null): DraftBlock[] {
    const [first, ...rest] = blocks;
    const { term } = this;
    this.term = null;
    if (!first || part === null) {
      this.list = undefined;
      return blocks;
    }
    if (part === 'term') return [this.open(first), ...rest];
    if (!term) return blocks;
    const builder = new InlineBuilder().add(term.inline.text, ['term']);
    builder.add(/[.:?!]$/.test(builder.last) ? ' ' : ': ').append(first.inline);
    term.inline = builder.finish();
    return rest;
  }

  private open(block: DraftBlock): DraftBlock {
    this.list ??= { id: '', ordered: false };
    this.term = { ...block, type: 'list_item', level: 1, list: this.list };
    return this.term;
  }
}
