import type { Line } from '../reading/model.ts';

/**
 * Lines of one section in order, and for each the smallest stretch that may be said with it: back to a
 * line that stands alone, on past every line that binds the next. Undefined where a fault lies in the way.
 */
export function closures(lines: readonly Line[]): (readonly number[] | undefined)[] {
  return lines.map((_, i) => closure(lines, i));
}

function closure(lines: readonly Line[], i: number): readonly number[] | undefined {
  let from = i;
  let to = i;
  while (lines[from]!.leans) {
    if (from === 0) return undefined;
    from -= 1;
  }
  while (lines[to]!.binds) {
    if (to === lines.length - 1) return undefined;
    to += 1;
  }
  const out: number[] = [];
  for (let at = from; at <= to; at += 1) {
    if (lines[at]!.fault !== undefined) return undefined;
    out.push(at);
  }
  return out;
}
