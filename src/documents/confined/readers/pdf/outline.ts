import { Outline, type OutlineEntry } from './pdf-headings.ts';
import type { PDFDocumentProxy } from './pdf-library.ts';

interface Item {
  title: string;
  items: Item[];
}

const MOST_ENTRIES = 5000;
const DEEPEST = 6;

/** The document's own outline (its bookmarks); an empty one when there is none or it is broken. */
export async function readOutline(pdf: PDFDocumentProxy): Promise<Outline> {
  const items = (await pdf.getOutline().catch(() => null)) as Item[] | null;
  const entries: OutlineEntry[] = [];
  const collect = (list: readonly Item[], level: number): void => {
    for (const item of list) {
      if (entries.length >= MOST_ENTRIES) return;
      if (typeof item.title === 'string') entries.push({ title: item.title, level });
      if (level < DEEPEST) collect(item.items ?? [], level + 1);
    }
  };
  collect(items ?? [], 1);
  return new Outline(entries);
}
