import { escapeXml } from '../../kernel/escape-xml.ts';

/** XML that is written already, so that it is not escaped again. */
export interface Markup {
  readonly markup: string;
}

/** Null and undefined are left out: an element without content is not written unless it has attributes. */
type Child = Markup | string | null | undefined;
type Attributes = Readonly<Record<string, string | number | undefined>>;

/**
 * Writes one element. Texts are escaped here and nowhere else.
 *
 * @param children elements, or one text
 */
export function writeElement(name: string, attributes: Attributes, ...children: readonly Child[]): Markup {
  const listed = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('');
  const inner = children
    .filter((child) => child !== null && child !== undefined)
    .map((child) => (typeof child === 'string' ? escapeXml(child) : child.markup))
    .join('');
  return { markup: inner === '' ? `<${name}${listed}/>` : `<${name}${listed}>${inner}</${name}>` };
}

/** An element of a text alone; nothing where there is no text. */
export function writeText(name: string, text: string | undefined): Markup | undefined {
  return text === undefined || text === '' ? undefined : writeElement(name, {}, text);
}
