import type { BlockRole } from '../../../../kernel/artifacts.ts';
import type { BookPart } from './epub-package.ts';

/** Words of EPUB's structural vocabulary and of EPUB 2's guide, by the role they stand for. */
const WORDS: Partial<Record<BlockRole, string>> = {
  front_matter: `cover frontispiece titlepage title-page halftitlepage half-title-page fulltitle dedication epigraph
    contributors other-credits halftitle`,
  copyright: 'copyright-page copyright imprint imprimatur colophon publisher-logo',
  navigation: 'toc landmarks loi lot loa lov index page-list toc-brief list-of-illustrations list-of-tables',
  references: 'bibliography biblioref credits-list',
  back_matter:
    'acknowledgments acknowledgements errata answers about-author review ad praise other-books newsletter',
};

const byWord = new Map<string, BlockRole>();
for (const [role, words] of Object.entries(WORDS))
  for (const word of words.split(/\s+/)) byWord.set(word, role as BlockRole);

/** The role that a list of such words gives; null when none of them gives one. */
export function roleOfWords(words: string): BlockRole | null {
  for (const word of words.toLowerCase().split(/\s+/)) {
    const role = byWord.get(word.replace(/^doc-/, '').replace(/^other\./, ''));
    if (role) return role;
  }
  return null;
}

const FILES: [RegExp, BlockRole][] = [
  [/^(?:cover|coverpage|title_?-?page|half_?-?title|dedication|epigraph)(?:[-_ ]?\d*)$/, 'front_matter'],
  [/^(?:copyright|imprint|colophon|legal)(?:[-_ ]?page)?(?:[-_ ]?\d*)$/, 'copyright'],
  [/^(?:toc|nav|contents|table[-_]of[-_]contents|index)(?:[-_ ]?\d*)$/, 'navigation'],
];

/** What a whole document of a book is for, by the guide, the manifest and its file's name. */
export function roleOfPart(part: BookPart): BlockRole | null {
  if (/(?:^|\s)nav(?:\s|$)/.test(part.properties)) return 'navigation';
  const stem = part.name
    .replace(/^.*\//, '')
    .replace(/\.[^.]*$/, '')
    .toLowerCase();
  return roleOfWords(part.guide) ?? FILES.find(([pattern]) => pattern.test(stem))?.[1] ?? null;
}
