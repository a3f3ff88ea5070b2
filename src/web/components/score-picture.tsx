import { scoreColumns } from '../lib/score-columns.ts';

interface Props {
  peaks: readonly number[];
  voices?: readonly number[] | undefined;
  /** Share that was heard; the rest is faded. Nothing is faded at 0. */
  played?: number;
  className?: string;
}

const COLUMNS = 120;
const HEIGHT = 40;
const FILLS = ['var(--v1)', 'var(--v2)', 'var(--v3)', 'var(--v4)'];

/** The score of a show as a picture: who is heard when, and how loud. */
export function ScorePicture({ peaks, voices, played = 0, className }: Props) {
  const bars = scoreColumns(peaks, voices, COLUMNS);
  return (
    <svg
      viewBox={`0 0 ${COLUMNS * 5} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={className}
    >
      <line x1="0" x2={COLUMNS * 5} y1={HEIGHT / 2} y2={HEIGHT / 2} stroke="var(--line-strong)" />
      {bars.map(({ level, speaker }, column) => {
        const height = Math.max(1.5, level * (HEIGHT / 2 - 2));
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={column}
            x={column * 5 + 1}
            width="3"
            y={speaker % 2 === 0 ? HEIGHT / 2 - 1 - height : HEIGHT / 2 + 1}
            height={height}
            fill={FILLS[speaker % FILLS.length]}
            opacity={played <= 0 || column / COLUMNS < played ? 1 : 0.34}
          />
        );
      })}
    </svg>
  );
}
