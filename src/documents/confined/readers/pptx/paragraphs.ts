import type { Span } from '../../../../kernel/artifacts.ts';
import type { Inline } from '../../../shared/draft.ts';
import { InlineBuilder } from '../../../shared/inline-text.ts';
import { isBareNoteMark, raised } from '../note-marks.ts';
import {
  childAt,
  childElements,
  childrenNamed,
  descendants,
  elementText,
  type XmlElement,
} from '../xml/xml-tree.ts';

export interface SlideParagraph {
  inline: Inline;
  /** Depth from 1. */
  level: number;
  bullet: 'none' | 'mark' | 'number';
}

/**
 * The paragraphs of a text body (DrawingML, ECMA-376 part 1, 21.1.2). `styles` are the list styles
 * that apply where a paragraph says nothing of its bullet, the nearest first.
 */
export function readParagraphs(
  body: XmlElement | undefined,
  styles: readonly XmlElement[],
): SlideParagraph[] {
  return childrenNamed(body, 'p')
    .map((paragraph) => {
      const own = childAt(paragraph, 'pPr');
      const level = Math.min(9, Math.max(1, Math.trunc(Number(own?.attributes.lvl ?? 0)) + 1 || 1));
      const inherited = styles.map((style) => childAt(style, `lvl${level}pPr`));
      return { inline: inlineOf(paragraph), level, bullet: bulletOf([own, ...inherited]) };
    })
    .filter(({ inline }) => inline.text !== '');
}

function bulletOf(properties: readonly (XmlElement | undefined)[]): SlideParagraph['bullet'] {
  for (const property of properties) {
    for (const { name } of property ? childElements(property) : []) {
      if (name === 'buNone') return 'none';
      if (name === 'buAutoNum') return 'number';
      if (name === 'buChar' || name === 'buBlip') return 'mark';
    }
  }
  return 'none';
}

function inlineOf(paragraph: XmlElement): Inline {
  const builder = new InlineBuilder();
  for (const part of childElements(paragraph)) addPart(builder, part);
  return builder.finish();
}

function addPart(builder: InlineBuilder, part: XmlElement): void {
  if (part.name === 'r') addRun(builder, part);
  else if (part.name === 'br') builder.add(' ');
  else if (part.name === 'fld') {
    if (!/^(?:slidenum|datetime)/.test(part.attributes.type ?? '')) addRun(builder, part);
  } else if (part.name === 'AlternateContent') {
    for (const inner of childElements(childAt(part, 'Choice') ?? { name: '', attributes: {}, children: [] }))
      addPart(builder, inner);
  } else if (part.name === 'm') builder.add(formulaOf(part), ['math']);
}

function addRun(builder: InlineBuilder, run: XmlElement): void {
  const text = elementText(childAt(run, 't'));
  const properties = childAt(run, 'rPr');
  const isRaised = Number.parseInt(properties?.attributes.baseline ?? '0', 10) > 0;
  if (isRaised && isBareNoteMark(text.trim(), builder.soFar)) builder.add(text.trim(), ['note_ref']);
  else if (isRaised && /^[-−–+]?\d+$/.test(text.trim())) builder.add(raised(text.trim()));
  else builder.add(text, kindsOf(properties));
}

function kindsOf(properties: XmlElement | undefined): Span['kind'][] {
  const on = (name: string) => /^(?:1|true)$/.test(properties?.attributes[name] ?? '');
  return [
    ...(on('b') ? (['strong'] as const) : []),
    ...(on('i') ? (['emphasis'] as const) : []),
    ...(childAt(properties, 'hlinkClick') ? (['link'] as const) : []),
  ];
}

/** A formula's characters in order; an exponent keeps its mark. */
function formulaOf(element: XmlElement): string {
  if (element.name === 't') return elementText(element);
  const inner = (part: XmlElement) => childElements(part).map(formulaOf).join('');
  return element.name === 'sup' && descendants(element, 't').length > 0
    ? `^${inner(element)}`
    : inner(element);
}
