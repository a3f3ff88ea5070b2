import type { Span } from '../../../kernel/artifacts.ts';
import type { InlineBuilder } from '../../inline-text.ts';
import { type DomElement, names, textOf } from './dom.ts';

type SpanKind = Span['kind'];

const KIND_OF: Record<string, SpanKind> = {
  em: 'emphasis',
  i: 'emphasis',
  cite: 'emphasis',
  u: 'emphasis',
  strong: 'strong',
  b: 'strong',
  mark: 'strong',
  dfn: 'term',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  var: 'math',
};

/** The mark that an inline element puts on its text. */
export function kindOf(element: DomElement): SpanKind | null {
  const name = element.localName;
  if (name === 'a') return element.hasAttribute('href') ? 'link' : null;
  if (name === 'span' && /(?:^|\s)(?:math|math-inline|katex|mathjax)(?:\s|$)/.test(names(element)))
    return 'math';
  return Object.hasOwn(KIND_OF, name) ? KIND_OF[name]! : null;
}

const SUPERSCRIPT: Record<string, string> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '-': '⁻',
  '−': '⁻',
  '–': '⁻',
  '+': '⁺',
};

/** A raised number after a letter or digit of a quantity, as Unicode has it: "10⁶", "m²". */
export function raised(text: string): string {
  return [...text].map((mark) => SUPERSCRIPT[mark] ?? mark).join('');
}

/**
 * Whether a raised element is the mark of a note rather than an exponent or an ordinal's ending.
 * A link to another place of the page always is; bare numbers are after a word or punctuation.
 */
export function isNoteMark(element: DomElement, builder: InlineBuilder): boolean {
  const text = textOf(element);
  if (text === '' || text.length > 24) return false;
  if (/(?:^|[\s_-])(?:reference|footnote|fnref|noteref|citation|cite)/.test(names(element))) return true;
  const link = element.localName === 'a' ? element : element.querySelector('a[href]');
  if (
    link &&
    /^#|fn|note|ref/.test(link.getAttribute('href') ?? '') &&
    /^\W{0,2}[\p{L}\d*†‡§ ,–-]{1,16}\W{0,2}$/u.test(text)
  )
    return true;
  return isBareNoteMark(text, builder.soFar);
}

/** The same for raised text without a link, given the text before it. */
export function isBareNoteMark(text: string, before: string): boolean {
  if (/^[*†‡§¶#]+$/.test(text)) return true;
  if (!/^\[?\d{1,3}(?:\s?[,–-]\s?\d{1,3})*\]?$/.test(text)) return false;
  const word = /([\p{L}\p{N}]*)([^\p{L}\p{N}]*)$/u.exec(before);
  if (/[.,;:!?)”"’\]]$/.test(word?.[2] ?? '')) return !/\d\)$/.test(before);
  return /^\p{L}{4,}$/u.test(word?.[1] ?? '');
}
