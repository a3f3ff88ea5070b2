import type { Block } from '../../../../kernel/artifacts.ts';

/** Where a paragraph stands: it decides what an unmarked one becomes. */
export interface OdfParagraphKind {
  type: Block['type'];
  role?: Block['role'];
  level?: number;
  list?: { id: string; ordered: boolean };
}

/** Built-in paragraph styles by the names that files keep in every language, and those of pandoc. */
const STYLES: [RegExp, OdfParagraphKind][] = [
  [/^Title$/, { type: 'title' }],
  [/^(?:Subtitle|Author|Date|Sender|Addressee|Signature)$/, { type: 'paragraph', role: 'front_matter' }],
  [/^Quotations?$/, { type: 'quote' }],
  [/^(?:Preformatted Text|Source Code)$/, { type: 'code' }],
  [
    /^(?:Caption|Illustration|Figure|Table|Drawing|Text|Table ?Caption|Figure ?Caption|Illustration Index Heading)$/,
    { type: 'caption' },
  ],
  [/^(?:Footnote|Endnote)$/, { type: 'footnote' }],
  [/^Bibliography \d+$/, { type: 'paragraph', role: 'references' }],
  [
    /^(?:Contents|Index|User Index|Table Index|Illustration Index) (?:Heading|\d+)$/,
    { type: 'paragraph', role: 'navigation' },
  ],
  [/^(?:Header|Footer)(?: (?:left|right))?$/, { type: 'paragraph', role: 'navigation' }],
];

const TERM = /^(?:Definition Term.*|List Heading)$/;
const DEFINITION = /^(?:Definition Definition.*|List Contents)$/;

/** Whether a paragraph is a term to be defined, or the definition of the one before it. */
export function definitionPart(chain: readonly string[]): 'term' | 'definition' | null {
  if (chain.some((name) => TERM.test(name))) return 'term';
  return chain.some((name) => DEFINITION.test(name)) ? 'definition' : null;
}

/** What a paragraph is by its style or those it stands on; null when they say nothing. */
export function kindOfStyle(chain: readonly string[]): OdfParagraphKind | null {
  for (const name of chain) {
    const heading = /^Heading (\d{1,2})$/.exec(name);
    if (heading) return { type: 'heading', level: Number(heading[1]) };
    const found = STYLES.find(([pattern]) => pattern.test(name));
    if (found) return found[1];
  }
  return null;
}
