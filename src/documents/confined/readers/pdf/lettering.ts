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
    if (isScattered(group) || isScale(group)) return false;
    if (!scrap[index]) return true;
    const around = groups
      .slice(Math.max(0, index - 4), index + 5)
      .filter((_, at) => scrap[Math.max(0, index - 4) + at]);
    return !(
      isTickMarks(group) ||
      [groups[index - 1], groups[index + 1]].some((next) => next?.type === 'caption') ||
      (around.length >= 3 && areStrewn(around)) ||
      group.lines[0]!.size < style.size * 0.6
    );
  });
}

function isScrap(group: LineGroup, style: BodyStyle): boolean {
  if (group.type !== 'paragraph' && group.type !== 'list_item' && group.type !== 'formula') return false;
  const first = group.lines[0]!;
  const otherSize = Math.abs(first.size - style.size) > style.size * 0.07;
  if (group.type === 'list_item' && (!otherSize || !group.ordered)) return false;
  const text = group.lines.map((line) => line.text).join(' ');
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  if (words > 6 || /[.!?:]$/.test(text)) return false;
  return isTickMarks(group) || otherSize || words <= 2;
}

/** Lettering stands here and there, or along an axis with numbers; short lines of text share an edge. */
function areStrewn(groups: readonly LineGroup[]): boolean {
  if (groups.some(isTickMarks)) return true;
  const edges = new Set(groups.map((group) => Math.round(group.lines[0]!.x0 / 4)));
  return edges.size >= 3;
}

/** "II IV II IV time", "1990 1995 2000 year": the values along an axis and its name. */
function isScale(group: LineGroup): boolean {
  const words = group.lines
    .map((line) => line.text)
    .join(' ')
    .split(/\s+/);
  const values = words.filter((word) => /^(?:[IVX]{1,4}|[\d.,%+−–-]+)$/.test(word)).length;
  return group.type === 'paragraph' && words.length >= 5 && values >= words.length * 0.7;
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
