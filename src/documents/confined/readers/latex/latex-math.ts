import { raised } from '../note-marks.ts';
import { MATH_SIGNS } from './latex-letters.ts';
import { environmentName, mainArgument, nodeContent, nodeName, type TexNode } from './latex-tree.ts';

/** A formula as short plain text, as the HTML reader gives MathML: fractions with a slash, powers with a caret. */
export function mathToText(nodes: readonly TexNode[]): string {
  const text = nodes.map(one).join('').replace(/\s+/g, ' ').trim();
  // A formula that is nothing but a raised number belongs to the word before it: "m$^2$".
  return text.replace(/^\^\(?([-−+]?\d+)\)?$/, (_, digits: string) => raised(digits));
}

const WITHOUT = new Set([
  'label',
  'tag',
  'phantom',
  'hspace',
  'vspace',
  'nonumber',
  'notag',
  'color',
  'mbox{}',
]);

function one(node: TexNode): string {
  if (node.type === 'string') return spaced(nodeName(node));
  if (node.type === 'whitespace' || node.type === 'parbreak') return ' ';
  if (node.type === 'macro') return macro(node);
  if (node.type === 'comment') return '';
  if (node.type === 'environment' && /^array|matrix|cases/.test(environmentName(node)))
    return mathToText(nodeContent(node)).replace(/\s*&\s*/g, ', ');
  return mathToText(nodeContent(node));
}

function macro(node: TexNode): string {
  const name = nodeName(node);
  if (WITHOUT.has(name)) return '';
  const args = (node.args ?? [])
    .filter(({ openMark }) => openMark === '{')
    .map(({ content }) => mathToText(content));
  if (/^[dt]?frac$/.test(name)) return `${grouped(args[0])}/${grouped(args[1])}`;
  if (name === 'sqrt') return `√${grouped(args[0])}`;
  if (name === '^' || name === '_') return script(name, mathToText(node.args?.[0]?.content ?? []));
  if (/^(?:text|mathrm|operatorname|mbox|textrm|mathbf|mathit)/.test(name)) return args.join('');
  if (Object.hasOwn(MATH_SIGNS, name)) return MATH_SIGNS[name]!;
  return args.length > 0 ? mathToText(mainArgument(node)) : /^[A-Za-z]{2,6}$/.test(name) ? ` ${name} ` : '';
}

function script(mark: string, text: string): string {
  if (mark === '^' && /^[∘°]$/.test(text)) return '°';
  return mark === '^' && /^[′]+$/.test(text) ? text : `${mark}${grouped(text)}`;
}

const grouped = (part = '') => (part.length > 1 && !/^\d+$/.test(part) ? `(${part})` : part);
const spaced = (text: string) => (/^[=<>+−]$/.test(text) ? ` ${text} ` : text === '&' ? ' ' : text);
