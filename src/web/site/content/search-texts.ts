import type { ContentPage } from '../markdown/content-page.ts';

/** How much more a word says where it stands. */
const WEIGHTS = { title: 8, description: 4, headings: 3, text: 1 } as const;

/**
 * Texts in which every word of a question begins a word, best first.
 *
 * @param asked as somebody typed it
 */
export function searchTexts(pages: readonly ContentPage[], asked: string): readonly ContentPage[] {
  const words = splitWords(asked);
  if (words.length === 0) return pages;
  return pages
    .map((page) => ({ page, score: scorePage(page, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ page }) => page);
}

function scorePage(page: ContentPage, words: readonly string[]): number {
  const parts = {
    title: splitWords(page.title),
    description: splitWords(page.description),
    headings: page.headings.flatMap(({ text }) => splitWords(text)),
    text: splitWords(page.text),
  };
  const scores = words.map((word) =>
    (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).reduce(
      (sum, part) => sum + (parts[part].some((each) => each.startsWith(word)) ? WEIGHTS[part] : 0),
      0,
    ),
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
