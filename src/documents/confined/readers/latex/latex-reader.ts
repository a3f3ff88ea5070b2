import type { Draft, DraftBlock, ReadContext } from '../../../shared/draft.ts';
import { plainInline } from '../../../shared/inline-text.ts';
import { refuseTooLong } from '../../../shared/limits.ts';
import { authorsFrom, usableTitle } from '../../../shared/title.ts';
import { decodeText } from '../decode-text.ts';
import { nameLists } from '../list-ids.ts';
import { latexBlocks } from './latex-blocks.ts';
import { type TexContext, texToText } from './latex-inline.ts';
import { numberLabels } from './latex-numbers.ts';
import {
  abstractHeading,
  collectMacros,
  includedFiles,
  preambleLanguage,
  preambleMacro,
} from './latex-preamble.ts';
import {
  environmentName,
  mainArgument,
  nodeContent,
  nodeName,
  parseLatex,
  type TexNode,
} from './latex-tree.ts';

/**
 * Reads LaTeX source as it stands: nothing is run, and files that it includes are not followed.
 * Numbers of sections, figures and equations are counted so that references to them can be read.
 */
export async function readLatex(bytes: Uint8Array, { limits }: ReadContext): Promise<Draft> {
  const source = decodeText(bytes);
  refuseTooLong(source.length, limits);
  const root = parseLatex(source);
  const document = root.find((node) => node.type === 'environment' && environmentName(node) === 'document');
  const body = document ? nodeContent(document) : root;
  const context: TexContext = {
    labels: numberLabels(body),
    macros: collectMacros(root),
    cited: new Map(),
    notes: [],
    expansions: 0,
  };
  const language = preambleLanguage(root);
  const title = titleOf(root, context);
  const blocks = latexBlocks(body, context, abstractHeading(language));
  return {
    title: usableTitle(title),
    authors: authorsOf(root, context),
    language,
    blocks: nameLists([
      ...titleBlock(title),
      ...blocks.filter(({ inline }) => /[\p{L}\p{N}]/u.test(inline.text)),
    ]),
    warnings: includedWarning(includedFiles(root)),
  };
}

function titleOf(root: readonly TexNode[], context: TexContext): string {
  const title = preambleMacro(root, 'title');
  return title ? texToText(mainArgument(title), context) : '';
}

function titleBlock(title: string): DraftBlock[] {
  return title === '' ? [] : [{ type: 'title', inline: plainInline(title) }];
}

/** Names stand on the first line of each author; what follows is where they work. */
function authorsOf(root: readonly TexNode[], context: TexContext): string[] {
  const author = preambleMacro(root, 'author');
  const people: TexNode[][] = [[]];
  let taken = true;
  for (const node of author ? mainArgument(author) : []) {
    const name = node.type === 'macro' ? nodeName(node) : '';
    if (name === 'and' || name === 'AND' || name === 'And') {
      people.push([]);
      taken = true;
    } else if (name === '\\') taken = false;
    else if (taken && node.type !== 'inlinemath' && !/^(?:thanks|inst|textsuperscript)$/.test(name))
      people.at(-1)!.push(node);
  }
  return [...new Set(people.flatMap((person) => authorsFrom(texToText(person, context))))];
}

function includedWarning(files: readonly string[]): string[] {
  if (files.length === 0) return [];
  const names = files.slice(0, 5).join(', ');
  return [
    `This source includes other files, which were not read: ${names}${files.length > 5 ? ' and more' : ''}.`,
  ];
}
