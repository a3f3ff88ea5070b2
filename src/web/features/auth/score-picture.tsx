/** Heights of the bars of each turn, 0 to 100; the first voice stands above the line, the second below. */
const TURNS = [
  [38, 62, 54],
  [30, 58, 72, 44, 66, 50],
  [48],
  [26, 52, 60, 78, 70, 40, 34],
  [64, 82, 56, 30],
  [44, 66, 58, 36],
  [22, 46, 40],
  [50, 74, 86, 62, 48],
  [58, 40],
  [34, 60, 52, 68, 42, 28],
];

const STEP = 9;
const LINE = 100;

/** Two voices in conversation: the score that is the product's picture. Says nothing to a screen reader. */
export function ScorePicture() {
  const bars = TURNS.flatMap((turn, index) => turn.map((height) => ({ height, upper: index % 2 === 0 })));
  return (
    <svg viewBox={`0 0 ${bars.length * STEP} 200`} className="h-auto w-full" aria-hidden="true">
      <path d={`M0 ${LINE}H${bars.length * STEP}`} stroke="var(--line-strong)" />
      {bars.map(({ height, upper }, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture that never changes
          key={index}
          x={index * STEP + 2}
          y={upper ? LINE - 4 - height : LINE + 4}
          width="4"
          height={height}
          rx="2"
          fill={upper ? 'var(--v1)' : 'var(--v2)'}
        />
      ))}
    </svg>
  );
}
