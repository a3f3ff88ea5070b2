interface Props {
  /** What is on its way, for screen readers. */
  label: string;
  /** Widths of the lines, in percent. */
  rows?: readonly number[] | undefined;
}

/** Lines where a list will be. */
export function SkeletonRows({ label, rows = [64, 48, 56] }: Props) {
  return (
    <div role="status" className="border-t border-line">
      <span className="sr-only">{label}</span>
      {rows.map((width) => (
        <div key={width} className="flex h-[72px] items-center border-b border-line">
          <span className="h-4 animate-pulse rounded-sm bg-line" style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  );
}

/** A place of a known height where something else than a list will be. */
export function SkeletonBlock({ label, height }: { label: string; height: number }) {
  return (
    <div role="status" className="animate-pulse rounded-md bg-sunk" style={{ height }}>
      <span className="sr-only">{label}</span>
    </div>
  );
}
