import type { DraftBlock } from '../../../shared/draft.ts';
import { cleanCodeLine, InlineBuilder, linesInline, plainInline } from '../../../shared/inline-text.ts';
import { addNodes, type TexContext, texToInline } from './latex-inline.ts';
import { mathToText } from './latex-math.ts';
import { latexTable } from './latex-table.ts';
import {
  environmentName,
  mainArgument,
  nodeContent,
  nodeName,
  optionalArgument,
  type TexNode,
} from './latex-tree.ts';

type BlockContext = Pick<DraftBlock, 'type' | 'level' | 'list' | 'role'>;

const PARAGRAPH: BlockContext = { type: 'paragraph' };
const LEVELS = ['part', 'chapter', 'section', 'subsection', 'subsubsection', 'paragraph', 'subparagraph'];
const LEFT_OUT =
  /^(?:tikzpicture|pgfpicture|picture|comment|filecontents|pspicture|CCSXML|titlepage|keywords|IEEEkeywords|acronym)\*?$/;
const CODE = /^(?:verbatim|Verbatim|lstlisting|minted|alltt)\*?$/;

/** Blocks of LaTeX source, in order; notes after the paragraph they hang on. */
export function latexBlocks(
  nodes: readonly TexNode[],
  context: TexContext,
  abstractName: string,
): DraftBlock[] {
  return new LatexWalk(context, abstractName).run(nodes);
}

class LatexWalk {
  private readonly blocks: DraftBlock[] = [];
  private builder = new InlineBuilder();
  private blockContext = PARAGRAPH;
  private told = 0;
  private readonly context: TexContext;
  private readonly abstractName: string;

  constructor(context: TexContext, abstractName: string) {
    this.context = context;
    this.abstractName = abstractName;
  }

  run(nodes: readonly TexNode[]): DraftBlock[] {
    this.nodes(nodes, PARAGRAPH);
    this.flush();
    return this.blocks;
  }

  private flush(): void {
    const inline = this.builder.finish();
    this.builder = new InlineBuilder();
    if (inline.text !== '') this.blocks.push({ ...this.blockContext, inline });
    while (this.told < this.context.notes.length) {
      const note = texToInline(this.context.notes[this.told]!, this.context);
      this.told += 1;
      if (note.text !== '') this.blocks.push({ type: 'footnote', inline: note });
    }
  }

  /** Runs of inline nodes are set together: an accent and its letter are two of them. */
  private nodes(nodes: readonly TexNode[], blockContext: BlockContext): void {
    let run: TexNode[] = [];
    const add = () => {
      if (run.length === 0) return;
      this.blockContext = this.builder.isEmpty ? blockContext : this.blockContext;
      addNodes(this.builder, run, this.context, []);
      run = [];
    };
    for (const node of nodes) {
      if (!isBlock(node)) {
        run.push(node);
        continue;
      }
      add();
      this.block(node, blockContext);
    }
    add();
  }

  private block(node: TexNode, blockContext: BlockContext): void {
    if (node.type === 'macro') this.macro(node, blockContext);
    else if (node.type === 'parbreak') this.flush();
    else if (node.type === 'group') this.nodes(nodeContent(node), blockContext);
    else {
      this.flush();
      this.environment(node, environmentName(node), blockContext);
      this.flush();
    }
  }

  private macro(node: TexNode, blockContext: BlockContext): void {
    const name = nodeName(node);
    this.flush();
    if (name === 'caption') this.push({ type: 'caption' }, mainArgument(node));
    else if (LEVELS.includes(name))
      this.push({ type: 'heading', level: LEVELS.indexOf(name) + 1 }, mainArgument(node));
    else if (name === 'item' || name === 'bibitem') this.item(node, blockContext);
    else if (name !== 'par') this.nodes(mainArgument(node), blockContext);
  }

  private push(blockContext: BlockContext, nodes: readonly TexNode[]): void {
    const inline = texToInline(nodes, this.context);
    if (inline.text !== '') this.blocks.push({ ...blockContext, inline });
  }

  private item(node: TexNode, blockContext: BlockContext): void {
    const label = optionalArgument(node);
    const body = node.args?.findLast(({ openMark }) => openMark === '')?.content ?? [];
    this.blockContext = blockContext;
    if (label && nodeName(node) === 'item') {
      addNodes(this.builder, label, this.context, ['term']);
      this.builder.add(/[.:?!]$/.test(this.builder.last) ? ' ' : ': ');
    }
    this.nodes(body, blockContext);
    this.flush();
  }

  private environment(node: TexNode, name: string, blockContext: BlockContext): void {
    const content = nodeContent(node);
    if (node.type === 'displaymath' || node.type === 'mathenv') {
      const inline = linesInline(mathToText(content));
      if (inline.text !== '') this.blocks.push({ type: 'formula', inline });
    } else if (LEFT_OUT.test(name)) return;
    else if (node.type === 'verbatim' || CODE.test(name)) this.code(nodeName(node));
    else if (/^(?:itemize|enumerate|description|compactitem|compactenum)\*?$/.test(name))
      this.list(content, name, blockContext);
    else if (/^(?:tabular|tabularx|tabulary|longtable|tabu)\*?$/.test(name)) this.table(node);
    else if (/^(?:quote|quotation|verse|displayquote)$/.test(name)) this.nodes(content, { type: 'quote' });
    else if (name === 'thebibliography') this.nodes(content, { type: 'paragraph', role: 'references' });
    else if (name === 'abstract') {
      this.blocks.push({ type: 'heading', level: 3, inline: plainInline(this.abstractName) });
      this.nodes(content, PARAGRAPH);
    } else this.nodes(content, blockContext);
  }

  private code(text: string): void {
    const inline = linesInline(text, cleanCodeLine);
    const trimmed = { ...inline, text: inline.text.trim() };
    if (trimmed.text !== '') this.blocks.push({ type: 'code', inline: trimmed });
  }

  private list(content: readonly TexNode[], name: string, outer: BlockContext): void {
    const level = outer.type === 'list_item' ? (outer.level ?? 1) + 1 : 1;
    const list = { id: '', ordered: name.includes('enum') };
    this.nodes(content, { type: 'list_item', level, list });
  }

  private table(node: TexNode): void {
    const caption = nodeContent(node).find((part) => part.type === 'macro' && nodeName(part) === 'caption');
    if (caption) this.push({ type: 'caption' }, mainArgument(caption));
    const block = latexTable(node, this.context);
    if (block.inline.text !== '') this.blocks.push(block);
  }
}

/** `\hypertarget{id}{\section{...}}`: some writers wrap their headings. */
function holdsSection(node: TexNode): boolean {
  return mainArgument(node).some((part) => part.type === 'macro' && LEVELS.includes(nodeName(part)));
}

function isBlock(node: TexNode): boolean {
  if (node.type === 'macro')
    return (
      LEVELS.includes(nodeName(node)) ||
      /^(?:caption|item|bibitem|par)$/.test(nodeName(node)) ||
      holdsSection(node)
    );
  if (node.type === 'group') return nodeContent(node).some(isBlock);
  return /^(?:parbreak|environment|displaymath|mathenv|verbatim)$/.test(node.type);
}
