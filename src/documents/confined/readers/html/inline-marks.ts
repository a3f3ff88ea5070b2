import type { Span } from '../../../../kernel/artifacts.ts';
import type { InlineBuilder } from '../../../shared/inline-text.ts';
import { isBareNoteMark } from '../note-marks.ts';
import { type DomElement, names, nodeText } from './dom.ts';

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
export function spanKind(element: DomElement): SpanKind | null {
  const name = element.localName;
  if (name === 'a') return element.hasAttribute('href') ? 'link' : null;
  if (name === 'span' && /(?:^|\s)(?:math|math-inline|katex|mathjax)(?:\s|$)/.test(names(element)))
    return 'math';
  return Object.hasOwn(KIND_OF, name) ? KIND_OF[name]! : null;
}

/**
 * Whether a raised element is the mark of a note rather than an exponent or an ordinal's ending.
 * A link to another place of the page always is; bare numbers are after a word or punctuation.
 */
export function isNoteMark(element: DomElement, builder: InlineBuilder): boolean {
  const text = nodeText(element);
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
