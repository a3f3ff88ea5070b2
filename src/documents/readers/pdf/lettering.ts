import type { LineGroup } from './build-blocks.ts';
import type { BodyStyle } from './page-style.ts';

/**
 * Drops the lettering of drawings: tick marks, axis names, labels of boxes. It shows as short
 * scraps, several close together, in another size than the text or without a single sentence.
 */
export function dropLettering(groups: readonly LineGroup[], style: BodyStyle): LineGroup[] {
  const scrap = groups.map((group) => isScrap(group, style));
  return groups.filter((group, index) => {
    if (group.contents) return true;
    if (isScattered(group)) return false;
    if (!scrap[index]) return true;
    const around = scrap.slice(Math.max(0, index - 2), index + 3).filter(Boolean).length;
    return !(around >= 3 || isTickMarks(group) || group.lines[0]!.size < style.size * 0.8);
  });
}

function isScrap(group: LineGroup, style: BodyStyle): boolean {
  if (group.type !== 'paragraph' && group.type !== 'list_item' && group.type !== 'formula') return false;
  const first = group.lines[0]!;
  const otherSize = Math.abs(first.size - style.size) > style.size * 0.07;
  if (group.type === 'list_item' && !otherSize) return false;
  const text = group.lines.map((line) => line.text).join(' ');
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  if (words > 6 || /[.!?:]$/.test(text)) return false;
  return isTickMarks(group) || otherSize || words <= 2;
}

function isTickMarks(group: LineGroup): boolean {
  return group.lines.every((line) => /^[\d\s.,%+−–-]+$/.test(line.text));
}

/** Words strewn over one line without making a sentence: the names along an axis. */
function isScattered(group: LineGroup): boolean {
  const [line] = group.lines;
  if (!line || group.lines.length > 1 || group.type !== 'paragraph' || line.segments.length < 4) return false;
  return !/[.!?:;]$/.test(line.text) && !/(?:\.\s?){4,}/.test(line.text);
}
