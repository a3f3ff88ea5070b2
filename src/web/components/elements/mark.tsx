const BARS = [
  { x: 2, y: 7, height: 5, fill: 'var(--v1)' },
  { x: 7, y: 2, height: 10, fill: 'var(--v1)' },
  { x: 12, y: 5, height: 7, fill: 'var(--v1)' },
  { x: 11, y: 14, height: 6, fill: 'var(--v2)' },
  { x: 16, y: 14, height: 10, fill: 'var(--v2)' },
  { x: 21, y: 14, height: 5, fill: 'var(--v2)' },
];

/** The logo: a score of two voices. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      {BARS.map((bar) => (
        <rect key={bar.x} {...bar} width="3" rx="1.5" />
      ))}
    </svg>
  );
}
