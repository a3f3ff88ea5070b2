/** Values a chart's axis is marked at: round ones, from zero to at least `most`; `whole`: of what comes in pieces. */
export function roundTicks(most: number, whole = false, about = 4): number[] {
  if (!(most > 0)) return [0, 1];
  const rough = most / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const steps = [1, 2, 2.5, 5, 10].map((each) => each * power);
  const step = steps.find((each) => each >= rough && (!whole || Number.isInteger(each))) ?? rough;
  const ticks = [];
  for (let n = 0; n * step < most + step * 0.999; n += 1) ticks.push(Number((n * step).toPrecision(12)));
  return ticks;
}

export interface Column {
  x: number;
  width: number;
}

/** Columns side by side over a width, with `gap` of their share left empty between them. */
export function columnsOver(count: number, width: number, gap = 0.35): Column[] {
  const pitch = count > 0 ? width / count : 0;
  return Array.from({ length: count }, (_, index) => ({
    x: index * pitch + (pitch * gap) / 2,
    width: pitch * (1 - gap),
  }));
}

/** Which column a point is in, from the left; the outer ones reach as far as one points. */
export function columnAt(x: number, width: number, count: number): number {
  if (count < 1 || !(width > 0)) return -1;
  return Math.min(count - 1, Math.max(0, Math.floor((x / width) * count)));
}

/** Where a key leads among columns; undefined for other keys. */
export function columnByKey(key: string, at: number, count: number): number | undefined {
  const last = count - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, at + 1);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, at - 1);
  return undefined;
}
