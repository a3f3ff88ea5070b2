import type { DraftBlock } from '../../../shared/draft.ts';
import { tableBlock } from '../../table-block.ts';
import { type TexContext, texToText } from './latex-inline.ts';
import { nodeContent, nodeName, rawText, type TexNode } from './latex-tree.ts';

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

/** Widths and columns that the parser did not take for arguments stand at the head of the content. */
function withoutSpecification(node: TexNode): TexNode[] {
  const content = nodeContent(node);
  let from = 0;
  for (let at = 0; at < content.length; at += 1) {
    const part = content[at]!;
    const isBracket = part.type === 'string' && /^[[\]]$/.test(nodeName(part));
    if (part.type === 'group' && COLUMNS.test(rawText(nodeContent(part)))) from = at + 1;
    else if (part.type !== 'whitespace' && !isBracket) break;
  }
  return content.slice(from);
}

/** "lrX", "@{}l|p{3cm}": letters for columns, rules and what stands between them. */
const COLUMNS = /^[lcrXYpmbsSQ@|>!<*\d.,\s]*(?:(?:cm|mm|pt|em|in|ex)[lcrXYpmbsSQ@|>!<*\d.,\s]*)*$/;

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
    const name = nodeName(part);
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
    const cells = this.cells.map((cell) => texToText(cell, this.context));
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
