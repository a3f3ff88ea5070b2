/** A rectangle on a page; any unit, y downwards. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Placed<T> {
  item: T;
  box: Box;
}

/**
 * Items in the order a reader takes them: gaps that run through all of them part them into columns
 * or rows, again and again. Two columns are read one after the other; three and more are mostly
 * cards, which are read row by row.
 */
export function inReadingOrder<T>(items: readonly Placed<T>[]): T[] {
  if (items.length < 2) return items.map(({ item }) => item);
  const columns = parted(items, ({ box }) => [box.x, box.x + box.width]);
  const rows = parted(items, ({ box }) => [box.y, box.y + box.height]);
  const parts = columns.length === 2 || rows.length < 2 ? columns : rows;
  if (parts.length > 1) return parts.flatMap((part) => inReadingOrder(part));
  if (rows.length > 1) return rows.flatMap((part) => inReadingOrder(part));
  return [...items].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x).map(({ item }) => item);
}

/** Items parted where no extent covers the axis. Extents may overlap by a little. */
function parted<T>(
  items: readonly Placed<T>[],
  extent: (item: Placed<T>) => [number, number],
): Placed<T>[][] {
  const sorted = [...items].sort((a, b) => extent(a)[0] - extent(b)[0]);
  const parts: Placed<T>[][] = [];
  let reach = Number.NEGATIVE_INFINITY;
  for (const item of sorted) {
    const [start, end] = extent(item);
    if (start >= reach - (end - start) * 0.1) parts.push([item]);
    else parts.at(-1)!.push(item);
    reach = Math.max(reach, end);
  }
  return parts;
}
