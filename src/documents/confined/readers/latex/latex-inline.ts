import type { Span } from '../../../../kernel/artifacts.ts';
import { AppError } from '../../../../kernel/errors.ts';
import type { Inline } from '../../../shared/draft.ts';
import { InlineBuilder, plainInline } from '../../../shared/inline-text.ts';
import { raised } from '../note-marks.ts';
import { ACCENTS, LETTERS } from './latex-letters.ts';
import { mathToText } from './latex-math.ts';
import type { Label } from './latex-numbers.ts';
import { mainArgument, nodeContent, nodeName, rawText, type TexNode } from './latex-tree.ts';

type Kinds = readonly Span['kind'][];

/** What the text of one source shares: its labels, its own macros, its notes and citations. */
export interface TexContext {
  labels: ReadonlyMap<string, Label>;
  /** Macros without arguments that the source defines. */
  macros: ReadonlyMap<string, TexNode[]>;
  /** Works by the number of their first citation. */
  cited: Map<string, number>;
  notes: TexNode[][];
  expansions: number;
}

/** A macro that doubles itself would grow without end. */
const MOST_EXPANSIONS = 20_000;

const KINDS: Record<string, Span['kind']> = {
  emph: 'emphasis',
  textit: 'emphasis',
  textsl: 'emphasis',
  underline: 'emphasis',
  it: 'emphasis',
  em: 'emphasis',
  itshape: 'emphasis',
  textbf: 'strong',
  bf: 'strong',
  bfseries: 'strong',
  texttt: 'code',
  tt: 'code',
  href: 'link',
  url: 'link',
};

/** Macros whose arguments are no text of the document. */
const SILENT = new Set(
  `label index vspace hspace vskip hskip includegraphics bibliographystyle bibliography usepackage input include
   setlength setcounter addtocounter addtolength pagestyle thispagestyle pagenumbering newcommand renewcommand
   providecommand newtheorem newenvironment renewenvironment def let documentclass hypersetup geometry date thanks
   centering noindent maketitle tableofcontents listoffigures listoftables newpage clearpage cleardoublepage
   hline toprule midrule bottomrule cline cmidrule addcontentsline markboth markright rule phantom nocite
   definecolor color graphicspath captionsetup todo marginpar printbibliography appendix selectlanguage
   DeclareMathOperator theoremstyle bigskip medskip smallskip vfill hfill indent small large Large footnotesize
   scriptsize tiny normalsize raggedright raggedleft title author linenumbers affiliation institute email keywords
   RequirePackage columnwidth textwidth linewidth`.split(/\s+/),
);

const CITE =
  /^(?:cite|citep|citet|citealp|citealt|citeauthor|citeyear|parencite|textcite|autocite|footcite|supercite|smartcite|Citet|Citep|Textcite|Parencite)\*?$/;

/** Nodes of running text as one line. */
export function texToInline(nodes: readonly TexNode[], context: TexContext): Inline {
  const builder = new InlineBuilder();
  addNodes(builder, nodes, context, []);
  return builder.finish();
}

export function addNodes(
  builder: InlineBuilder,
  nodes: readonly TexNode[],
  context: TexContext,
  kinds: Kinds,
): void {
  let marks = kinds;
  let text = '';
  const flush = () => {
    if (text !== '') builder.add(typeset(text), marks);
    text = '';
  };
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at]!;
    const name = nodeName(node);
    if (node.type === 'string') text += name;
    else if (node.type === 'macro' && name === 'def') at = endOfDefinition(nodes, at);
    else if (node.type === 'whitespace' || node.type === 'parbreak') text += ' ';
    else if (node.type === 'macro' && Object.hasOwn(ACCENTS, name) && isAccent(node, nodes[at + 1])) {
      const taken = accented(node, nodes[at + 1]);
      text += taken.text;
      if (taken.isNext) [text, at] = [text + taken.rest, at + 1];
    } else {
      flush();
      const loose = looseArgument(nodes, at);
      if (loose) {
        addNode(builder, loose.node, context, marks);
        at = loose.end;
      } else if (node.type === 'macro' && KINDS[name] && (node.args ?? []).length === 0)
        marks = [...marks, KINDS[name]!];
      else addNode(builder, node, context, marks);
    }
  }
  flush();
}

/**
 * A citation, reference or silent macro that the parser does not know leaves its arguments behind
 * it, as brackets and a group that touch it.
 */
function looseArgument(nodes: readonly TexNode[], at: number): { node: TexNode; end: number } | null {
  const node = nodes[at]!;
  const name = nodeName(node);
  const takes = CITE.test(name) || REFERENCE.test(name) || (SILENT.has(name) && !SWITCH.test(name));
  if (node.type !== 'macro' || !takes || (node.args ?? []).some(({ openMark }) => openMark === '{'))
    return null;
  let end = at + 1;
  while (nodeName(nodes[end] ?? node) === '[' && nodes[end]?.type === 'string') {
    const close = nodes
      .slice(end, end + FURTHEST)
      .findIndex((part) => part.type === 'string' && nodeName(part) === ']');
    if (close < 0) return null;
    end += close + 1;
  }
  const group = nodes[end];
  if (group?.type !== 'group') return null;
  return { node: { ...node, args: [{ content: nodeContent(group), openMark: '{' }] }, end };
}

const REFERENCE = /^(?:eq|page|auto|c|C|v|name)?ref$/;
const SWITCH =
  /^(?:centering|noindent|small|Large|large|normalsize|footnotesize|scriptsize|tiny|indent|raggedright|raggedleft|appendix|maketitle)$/;

/** Nodes within which an argument is looked for. */
const FURTHEST = 40;

/** `\def\name#1{body}`: everything up to its body defines and says nothing. */
function endOfDefinition(nodes: readonly TexNode[], from: number): number {
  const body = nodes.slice(from, from + FURTHEST).findIndex(({ type }) => type === 'group');
  return body < 0 ? from : from + body;
}

/** Letters as TeX's fonts join them: dashes, quotes, and a space that does not break. */
function typeset(text: string): string {
  return text
    .replace(/---/g, '—')
    .replace(/--/g, '–')
    .replace(/``|"`/g, '“')
    .replace(/''|"'/g, '”')
    .replace(/`/g, '‘')
    .replace(/'/g, '’')
    .replace(/~/g, ' ');
}

/** Numbers, degrees and raised figures read as text, not as formulas. */
const FIGURES = /^[\d.,\s%°⁰¹²³⁴-⁹⁺⁻−-]*$/;

/** "3 metres", "joules per kelvin": words of a quantity between dollar signs. */
const QUANTITY = /^(?:[\d.,]{1,30} )?[a-z]{3,30}(?: [A-Za-z]{3,30}){0,8}$/;

function addNode(builder: InlineBuilder, node: TexNode, context: TexContext, kinds: Kinds): void {
  if (node.type === 'group') addNodes(builder, nodeContent(node), context, kinds);
  else if (/math/.test(node.type)) {
    const text = mathToText(nodeContent(node));
    builder.add(text, FIGURES.test(text) || QUANTITY.test(text) ? kinds : [...kinds, 'math']);
  } else if (node.type === 'verb') builder.add(nodeName(node), [...kinds, 'code']);
  else if (node.type === 'comment') builder.add('');
  else if (node.type === 'environment') addNodes(builder, nodeContent(node), context, kinds);
  else if (node.type === 'macro') addMacro(builder, node, context, kinds);
}

function addMacro(builder: InlineBuilder, node: TexNode, context: TexContext, kinds: Kinds): void {
  const name = nodeName(node);
  const own = context.macros.get(name);
  if (own) expand(builder, own, context, kinds);
  else if (SILENT.has(name)) return;
  else if (CITE.test(name)) addCitation(builder, node, context);
  else if (name === 'footnote') addNote(builder, node, context);
  else if (REFERENCE.test(name)) builder.add(referenceText(name, node, context), kinds);
  else if (Object.hasOwn(LETTERS, name)) builder.add(LETTERS[name]!, kinds);
  else if (name === 'textsuperscript') {
    const text = texToText(mainArgument(node), context);
    builder.add(/^\d+$/.test(text) ? raised(text) : text, kinds);
  } else if (name === 'enquote') {
    builder.add('“', kinds);
    addNodes(builder, mainArgument(node), context, kinds);
    builder.add('”', kinds);
  } else addNodes(builder, mainArgument(node), context, KINDS[name] ? [...kinds, KINDS[name]!] : kinds);
}

function expand(builder: InlineBuilder, body: readonly TexNode[], context: TexContext, kinds: Kinds): void {
  context.expansions += 1;
  if (context.expansions > MOST_EXPANSIONS)
    throw new AppError(
      'document_too_large',
      'The macros of this source grow without end. It was not read further.',
      {
        details: { limit: 'expansions' },
      },
    );
  const macros = new Map(context.macros);
  for (const [name, known] of macros) if (known === body) macros.delete(name);
  const inner = { ...context, macros };
  addNodes(builder, body, inner, kinds);
  context.expansions = inner.expansions;
}

function addCitation(builder: InlineBuilder, node: TexNode, { cited }: TexContext): void {
  const keys = rawText(mainArgument(node))
    .split(',')
    .map((key) => key.trim());
  const numbers = keys
    .filter((key) => key !== '')
    .map((key) => {
      if (!cited.has(key)) cited.set(key, cited.size + 1);
      return cited.get(key)!;
    });
  if (numbers.length > 0) builder.add(`[${numbers.join(', ')}]`, ['note_ref']);
}

function addNote(builder: InlineBuilder, node: TexNode, { notes }: TexContext): void {
  notes.push(mainArgument(node));
  builder.add(String(notes.length), ['note_ref']);
}

function referenceText(name: string, node: TexNode, { labels }: TexContext): string {
  const found = labels.get(rawText(mainArgument(node)).trim());
  if (!found || name === 'pageref' || name === 'nameref') return '';
  if (name === 'eqref') return `(${found.number})`;
  return /^(?:auto|c|C|v)ref$/.test(name) ? `${found.kind} ${found.number}` : found.number;
}

function isAccent(node: TexNode, next: TexNode | undefined): boolean {
  if ((node.args ?? []).length > 0) return true;
  return (
    next?.type === 'group' ||
    (next?.type === 'string' && /^\p{L}/u.test(nodeName(next))) ||
    (next?.type === 'macro' && /^[ij]$/.test(nodeName(next)))
  );
}

/** An accent and the letter it stands on: its argument, the group after it, or the next letter. */
function accented(node: TexNode, next: TexNode | undefined): { text: string; rest: string; isNext: boolean } {
  const mark = ACCENTS[nodeName(node)]!;
  const own = rawText((node.args ?? []).flatMap(({ content }) => content));
  if (own !== '' || !next) return { text: combined(own, mark), rest: '', isNext: false };
  const letters =
    next.type === 'group' ? rawText(nodeContent(next)) || rawLetter(nodeContent(next)) : nodeName(next);
  return { text: combined(letters.slice(0, 1), mark), rest: letters.slice(1), isNext: true };
}

const rawLetter = (nodes: readonly TexNode[]) => nodes.map(nodeName).join('');
const combined = (letter: string, mark: string) => (letter === '' ? '' : (letter + mark).normalize('NFC'));

/** Nodes as text without marks. */
export function texToText(nodes: readonly TexNode[], context: TexContext): string {
  return plainInline(texToInline(nodes, { ...context, notes: [], cited: new Map() }).text).text;
}
