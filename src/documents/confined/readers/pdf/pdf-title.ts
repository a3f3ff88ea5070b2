import { authorsFrom, usableTitle } from '../../../shared/title.ts';
import type { LineGroup } from './build-blocks.ts';
import type { BodyStyle } from './page-style.ts';
import { isCentred } from './pdf-headings.ts';

/**
 * The title on the first page: the heading in the largest type in its upper part, if that is
 * clearly larger than the text. Turns that group into a title.
 */
export function markTitle(
  groups: readonly LineGroup[],
  style: BodyStyle,
  pageHeight: number,
): LineGroup | null {
  const first = groups.filter(
    (group) =>
      group.lines[0]?.page === 1 && group.type === 'heading' && (group.lines[0]?.y ?? 0) < pageHeight * 0.6,
  );
  const size = (group: LineGroup) => group.lines[0]!.size;
  const largest = first.reduce<LineGroup | null>(
    (best, group) => (best === null || size(group) > size(best) + 0.3 ? group : best),
    null,
  );
  if (!largest || size(largest) < style.size * 1.18) return modestTitle(groups);
  const rivals = groups.filter(
    (group) => group.type === 'heading' && group !== largest && size(group) >= size(largest) - 0.3,
  );
  if (rivals.length > 1) return null;
  largest.type = 'title';
  return largest;
}

/** A paper's title in capitals of the text's own size: first of all, centred, an abstract after it. */
function modestTitle(groups: readonly LineGroup[]): LineGroup | null {
  const [first] = groups;
  const opensPaper = groups
    .slice(1, 8)
    .some((group) => /^(?:abstract|summary|(?:1|I)\.? introduction)\b/i.test(group.lines[0]?.text ?? ''));
  if (first?.type !== 'heading' || !opensPaper || !first.lines.every(isCentred)) return null;
  first.type = 'title';
  return first;
}

/** Title and authors from the file's own properties, where they are worth having. */
export function pdfProperties(info: Record<string, unknown>): {
  title: string | null;
  authors: string[];
  language: string | null;
} {
  const text = (key: string) => (typeof info[key] === 'string' ? (info[key] as string) : null);
  return {
    title: usableTitle(text('Title')),
    authors: authorsFrom(text('Author')),
    language: text('Language'),
  };
}
