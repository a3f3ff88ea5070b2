import type { DraftBlock } from '../../../shared/draft.ts';
import type { RtfState } from './rtf-state.ts';

/** A paragraph style of the style sheet. */
export interface RtfStyle {
  name: string;
  /** From 0; null where it gives none. */
  outline: number | null;
  basedOn: number | null;
}

type ParagraphKind = Pick<DraftBlock, 'type' | 'level' | 'role'>;

/** Word's built-in styles by their English names, which files keep in every language, and LibreOffice's. */
const STYLES: [RegExp, ParagraphKind][] = [
  [/^title$/i, { type: 'title' }],
  [/^(?:subtitle|author|date|signature)$/i, { type: 'paragraph', role: 'front_matter' }],
  [/^(?:intense )?quot(?:e|ations?)$|^block text$/i, { type: 'quote' }],
  [/^(?:html preformatted|preformatted text|source code|plain text code)$/i, { type: 'code' }],
  [/^(?:caption|illustration|figure|image caption|table caption|drawing)$/i, { type: 'caption' }],
  [/^(?:footnote|endnote)(?: text)?$/i, { type: 'footnote' }],
  [/^bibliography(?: \d+)?$/i, { type: 'paragraph', role: 'references' }],
  [/^(?:toc|contents|index)(?: heading|\s\d+)$/i, { type: 'paragraph', role: 'navigation' }],
];

/** What a paragraph is: by its outline level, its style or those it stands on, or its bullet. */
export function classifyParagraph(
  state: RtfState,
  styles: ReadonlyMap<number, RtfStyle>,
  label: string,
  note: boolean,
): ParagraphKind {
  if (note) return { type: 'footnote' };
  const styled = kindOfStyle(state.style, styles);
  const outline = state.outline ?? (styled === null ? outlineOf(state.style, styles) : null);
  if (styled?.type === 'title') return styled;
  if (outline !== null && outline < 9) return { type: 'heading', level: outline + 1 };
  if (styled) return styled;
  if (label === '') return { type: 'paragraph' };
  return { type: 'list_item', level: state.list > 0 ? state.listLevel + 1 : levelByIndent(state) };
}

function kindOfStyle(number: number | null, styles: ReadonlyMap<number, RtfStyle>): ParagraphKind | null {
  for (const style of ancestry(number, styles)) {
    const heading = /^heading (\d)$/i.exec(style.name);
    if (heading) return { type: 'heading', level: Number(heading[1]) };
    const found = STYLES.find(([pattern]) => pattern.test(style.name));
    if (found) return found[1];
  }
  return null;
}

function outlineOf(number: number | null, styles: ReadonlyMap<number, RtfStyle>): number | null {
  return ancestry(number, styles).find(({ outline }) => outline !== null)?.outline ?? null;
}

function ancestry(number: number | null, styles: ReadonlyMap<number, RtfStyle>): RtfStyle[] {
  const found: RtfStyle[] = [];
  for (let at = styles.get(number ?? -1); at && !found.includes(at); at = styles.get(at.basedOn ?? -1))
    found.push(at);
  return found;
}

/** A quarter of an inch a level, as writers indent their lists; twips. */
const INDENT = 360;

function levelByIndent({ indent }: RtfState): number {
  return Math.min(9, Math.max(1, Math.round(indent / INDENT)));
}

/** A bullet or number and a tab, typed into a paragraph with a hanging indent. */
export function typedLabel(text: string, { firstIndent }: RtfState): string {
  if (firstIndent >= 0) return '';
  return /^\s*(?:[•·◦▪‣○●■–-]|\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{1,5})[.)])\s*\t\s*/.exec(text)?.[0] ?? '';
}
