import type { DraftBlock } from '../../draft.ts';
import { tableBlock } from '../../table-block.ts';
import { plainOf, type TexContext } from './latex-inline.ts';
import { contentOf, nameOf, type TexNode } from './latex-tree.ts';

interface Row {
  cells: string[];
  /** Whether a rule stands over it. */
  ruled: boolean;
}

/** A tabular environment's cells; a first row with a rule below it is the header. */
export function latexTable(node: TexNode, context: TexContext): DraftBlock {
  const rows = new TableRows(context);
  for (const part of withoutSpecification(node)) rows.take(part);
  const found = rows.finish();
  const hasHeader = found.length > 1 && found[1]!.ruled;
  const body = found.map(({ cells }) => cells);
  return hasHeader ? tableBlock(body[0]!, body.slice(1)) : tableBlock([], body);
}

/** Of environments that the parser does not know, the columns stand at the head of the content. */
function withoutSpecification(node: TexNode): TexNode[] {
  const content = contentOf(node);
  if ((node.args ?? []).some(({ openMark }) => openMark === '{')) return content;
  const group = content.findIndex(({ type }) => type === 'group');
  return content.slice(group >= 0 && group < 4 ? group + 1 : 0);
}

class TableRows {
  private readonly context: TexContext;
  private rows: Row[] = [];
  private cells: TexNode[][] = [[]];
  private ruled = false;
  /** Rows that stand for good; a long table repeats its head and foot on every page. */
  private kept = 0;

  constructor(context: TexContext) {
    this.context = context;
  }

  take(part: TexNode): void {
    const name = nameOf(part);
    if (part.type === 'string' && name === '&') this.cells.push([]);
    else if (part.type !== 'macro') this.cells.at(-1)!.push(part);
    else if (name === '\\' || name === 'tabularnewline') this.close();
    else if (/^(?:hline|midrule|toprule|bottomrule|cmidrule|cline)$/.test(name)) this.ruled = true;
    else if (/^end(?:first|last)?(?:head|foot)$/.test(name)) this.closePart(name);
    else if (name !== 'caption') this.cells.at(-1)!.push(part);
  }

  finish(): Row[] {
    this.close();
    return this.rows;
  }

  private close(): void {
    const cells = this.cells.map((cell) => plainOf(cell, this.context));
    if (cells.some((cell) => cell !== '')) {
      this.rows.push({ cells, ruled: this.ruled });
      this.ruled = false;
    }
    this.cells = [[]];
  }

  private closePart(name: string): void {
    this.cells = [[]];
    if (name === 'endfirsthead' || (name === 'endhead' && this.kept === 0)) this.kept = this.rows.length;
    else this.rows.length = this.kept;
  }
}
