import type { ContentArea, ContentPage } from '../markdown/content-page.ts';

const FILES = import.meta.glob<ContentPage>('./*/*.md', { eager: true, import: 'default' });
const LAST = 1000;

/** The texts of an area in the order of their list: by place, then newest first, then by title. */
export function listContent(area: ContentArea): readonly ContentPage[] {
  return Object.values(FILES)
    .filter((page) => page.area === area)
    .sort(
      (one, other) =>
        (one.order ?? LAST) - (other.order ?? LAST) ||
        (other.date ?? '').localeCompare(one.date ?? '') ||
        one.title.localeCompare(other.title),
    );
}

/** The text of that name. Throws where there is none: pages name texts that are there. */
export function findText(area: ContentArea, slug: string): ContentPage {
  const found = listContent(area).find((page) => page.slug === slug);
  if (!found) throw new Error(`content/${area}/${slug}.md is missing.`);
  return found;
}
