import { encode } from 'uqr';

const QUIET = 4;

/** Dark on white in both themes: many cameras read nothing else. */
export function QrCode({
  text,
  label,
  className = 'size-48 shrink-0 rounded-md border border-line bg-white',
}: {
  text: string;
  label: string;
  className?: string;
}) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      className={className}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
