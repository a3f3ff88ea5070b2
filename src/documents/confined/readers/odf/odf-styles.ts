import type { Span } from '../../../../kernel/artifacts.ts';
import { childAt, childElements, descendants, type XmlElement } from '../xml/xml-tree.ts';

/** The styles of an OpenDocument file: what a style stands on, and what it does to text. */
export class OdfStyles {
  private readonly styles = new Map<string, XmlElement>();
  private readonly lists = new Map<string, XmlElement>();

  constructor(parts: readonly (XmlElement | undefined)[]) {
    for (const part of parts) {
      for (const style of descendants(part, 'style'))
        this.styles.set(keyOf(style.attributes['style:family'], style.attributes['style:name']), style);
      for (const list of descendants(part, 'list-style'))
        this.lists.set(list.attributes['style:name'] ?? '', list);
    }
  }

  /** The names of a style and of those it stands on, nearest first, spelled as people see them. */
  chain(family: string, name: string | undefined): string[] {
    const styles = this.ancestry(family, name);
    const names = [name, ...styles.map((style) => style.attributes['style:parent-style-name'])];
    return names.filter((known) => known !== undefined).map(plainName);
  }

  /** The marks that a text style, or the text part of a paragraph style, puts on its text. */
  kinds(family: string, name: string | undefined): Span['kind'][] {
    const value = (property: string) => this.textProperty(family, name, property) ?? '';
    const bold = value('fo:font-weight');
    return [
      ...(bold === 'bold' || Number(bold) >= 600 ? (['strong'] as const) : []),
      ...(/^(?:italic|oblique)$/.test(value('fo:font-style')) ? (['emphasis'] as const) : []),
    ];
  }

  isRaised(name: string | undefined): boolean {
    return /^(?:super|[1-9]\d*%)/.test(this.textProperty('text', name, 'style:text-position') ?? '');
  }

  isHidden(family: string, name: string | undefined): boolean {
    return this.textProperty(family, name, 'text:display') === 'none';
  }

  /** Whether a list numbers its items at this level, from 1. */
  isOrdered(list: string | undefined, level: number): boolean {
    const levels = childElements(this.lists.get(list ?? '') ?? NONE);
    const found = levels.find(({ attributes }) => attributes['text:level'] === String(level));
    return found?.name === 'list-level-style-number' && (found.attributes['style:num-format'] ?? '') !== '';
  }

  private textProperty(family: string, name: string | undefined, property: string): string | undefined {
    for (const style of this.ancestry(family, name)) {
      const value = childAt(style, 'text-properties')?.attributes[property];
      if (value !== undefined) return value;
    }
    return undefined;
  }

  private ancestry(family: string, name: string | undefined): XmlElement[] {
    const found: XmlElement[] = [];
    let at = this.styles.get(keyOf(family, name));
    while (at && !found.includes(at) && found.length < 20) {
      found.push(at);
      at = this.styles.get(keyOf(family, at.attributes['style:parent-style-name']));
    }
    return found;
  }
}

const NONE: XmlElement = { name: '', attributes: {}, children: [] };

const keyOf = (family: string | undefined, name: string | undefined) => `${family ?? ''} ${name ?? ''}`;

/** "Heading_20_1" -> "Heading 1": blanks and signs in style names are written as their codes. */
export function plainName(name: string): string {
  return name.replace(/_([0-9a-f]{2,4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
