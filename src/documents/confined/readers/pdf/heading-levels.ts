import type { LineGroup } from './build-blocks.ts';
import type { Outline } from './pdf-headings.ts';

/**
 * Levels of headings: the outline's where it names them, the depth of their number next, else by
 * how they are set, the larger the higher. A way of setting that the outline knows lends its level
 * to headings set the same that the outline leaves out.
 */
export function headingLevels(groups: readonly LineGroup[], outline: Outline): Map<LineGroup, number> {
  const headings = groups.filter((group) => group.type === 'heading');
  const byStyle = stylesByOutline(headings);
  const ranks = styleRanks(headings);
  const levels = new Map<LineGroup, number>();
  for (const group of headings) {
    const text = group.lines.map((line) => line.text).join(' ');
    const depth = /^(\d{1,2}(?:\.\d{1,2}){0,4})\.?\s+\p{L}/u.exec(text)?.[1]?.split('.').length;
    const outlined = group.outlineLevel ?? (outline.size > 0 ? byStyle.get(group.style ?? '') : undefined);
    levels.set(group, outlined ?? depth ?? ranks.get(group.style ?? '') ?? 1);
  }
  return levels;
}

function stylesByOutline(headings: readonly LineGroup[]): Map<string, number> {
  const levels = new Map<string, number>();
  for (const group of headings) {
    if (group.outlineLevel && group.style)
      levels.set(group.style, Math.max(levels.get(group.style) ?? 0, group.outlineLevel));
  }
  return levels;
}

function styleRanks(headings: readonly LineGroup[]): Map<string, number> {
  const styles = [...new Set(headings.map((group) => group.style ?? ''))];
  const weight = (style: string) =>
    Number.parseFloat(style) + (style.includes('b') ? 0.3 : 0) + (style.includes('c') ? 0.2 : 0);
  styles.sort((a, b) => weight(b) - weight(a));
  return new Map(styles.map((style, index) => [style, Math.min(6, index + 1)]));
}
