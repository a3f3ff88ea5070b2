import { parse } from '@unified-latex/unified-latex-util-parse';
import { AppError } from '../../../../kernel/errors.ts';
import { readUnits } from './latex-units.ts';

/** A node of LaTeX source, as much of it as is used here. */
export interface TexNode {
  type: string;
  content?: string | TexNode[];
  env?: string | TexNode;
  args?: TexArgument[];
}

export interface TexArgument {
  content: TexNode[];
  openMark: string;
}

/** Groups and environments open at once; articles have a dozen. */
const MOST_DEEP = 250;

/** LaTeX source as a tree. Throws `document_too_large` for nesting that would exhaust the parser. */
export function parseLatex(source: string): TexNode[] {
  refuseDeep(source);
  return nodeContent(parse(readUnits(source)) as TexNode);
}

function refuseDeep(source: string): void {
  let depth = 0;
  for (const [token] of source.matchAll(
    /\\begin\s*\{|\\end\s*\{|\\[[({]|\\[\])}]|\\[\s\S]|\[|\]|[{}]|%.*/g,
  )) {
    if (token.startsWith('%')) continue;
    if (/^(?:\\begin|\\\[|\\\(|\[|\{)/.test(token)) depth += 1;
    else if (/^(?:\\end|\\\]|\\\)|\]|\})/.test(token)) depth = Math.max(0, depth - 1);
    if (/^\\(?:begin|end)/.test(token)) depth += 1;
    if (depth > MOST_DEEP)
      throw new AppError(
        'document_too_large',
        `This source nests groups more than ${MOST_DEEP} deep, which no readable document needs.`,
        { details: { limit: 'htmlDepth' } },
      );
  }
}

export function nodeContent(node: TexNode): TexNode[] {
  return Array.isArray(node.content) ? node.content : [];
}

/** The name of a macro, or the text of a string or comment. */
export function nodeName(node: TexNode): string {
  return typeof node.content === 'string' ? node.content : '';
}

export function environmentName(node: TexNode): string {
  if (typeof node.env === 'string') return node.env;
  return node.env ? nodeName(node.env) : '';
}

/** The last argument in braces: a macro's main one. */
export function mainArgument(node: TexNode): TexNode[] {
  return node.args?.findLast(({ openMark }) => openMark === '{')?.content ?? [];
}

export function optionalArgument(node: TexNode): TexNode[] | null {
  return node.args?.find(({ openMark }) => openMark === '[')?.content ?? null;
}

/** The source's letters without any macro: for names of labels, files and options. */
export function rawText(nodes: readonly TexNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'string') return nodeName(node);
      if (node.type === 'whitespace' || node.type === 'parbreak') return ' ';
      return node.type === 'group' ? rawText(nodeContent(node)) : '';
    })
    .join('');
}
