interface Props {
  ticks: readonly number[];
  /** Where a value stands, in pixels from the top. */
  yOf: (tick: number) => number;
  /** The foot of the labels, in pixels from the left. */
  axisPx: number;
  width: number;
  says: (tick: number) => string;
}

/** The lines that values of a chart are read from, zero the strongest, with their labels left of them. */
export function ValueGrid({ ticks, yOf, axisPx, width, says }: Props) {
  return ticks.map((tick) => (
    <g key={tick} transform={`translate(0 ${yOf(tick)})`}>
      <line x1={axisPx} x2={width} stroke={tick === 0 ? 'var(--line-control)' : 'var(--line)'} />
      <text x={axisPx - 8} dy="4" textAnchor="end" className="fill-ink-3 font-mono text-[11px]">
        {says(tick)}
      </text>
    </g>
  ));
}
