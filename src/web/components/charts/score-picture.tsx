import { BAR_PX, PITCH_PX, scoreColumns } from '../../lib/charts/score-columns.ts';
import { cx } from '../elements/cx.ts';
import { useWidth } from './use-width.ts';

interface Props {
  peaks: readonly number[];
  voices?: readonly number[] | undefined;
  /** Share that was heard; the rest is faded. Nothing is faded at 0. */
  played?: number;
  /** In CSS pixels. */
  height?: number;
  className?: string;
}

const FILLS = ['var(--v1)', 'var(--v2)', 'var(--v3)', 'var(--v4)'];

/** The score of a show as a picture: who is heard when, and how loud; in one ink where nobody knows who. */
export function ScorePicture({ peaks, voices, played = 0, height = 48, className }: Props) {
  const [box, width] = useWidth<HTMLDivElement>();
  const columns = Math.floor(width / PITCH_PX);
  const middle = height / 2;
  return (
    <div ref={box} aria-hidden="true" className={cx('overflow-hidden', className)} style={{ height }}>
      {columns > 0 && (
        <svg width={width} height={height} aria-hidden="true" className="block">
          <line x1="0" x2={width} y1={middle} y2={middle} stroke="var(--line-strong)" />
          {scoreColumns(peaks, voices, columns).map(({ level, speaker }, column) => {
            const tall = Math.max(1.5, level * (middle - 2));
            const isKnown = voices !== undefined;
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
                key={column}
                x={column * PITCH_PX + 1}
                width={BAR_PX}
                rx={BAR_PX / 2}
                y={!isKnown ? middle - tall : speaker % 2 === 0 ? middle - 1.5 - tall : middle + 1.5}
                height={isKnown ? tall : 2 * tall}
                fill={isKnown ? FILLS[speaker % FILLS.length] : 'var(--ink-3)'}
                opacity={played <= 0 || column / columns < played ? 1 : 0.34}
              />
            );
          })}
        </svg>
      )}
    </div>
  );
}
