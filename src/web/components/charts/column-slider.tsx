import type { ReactNode, RefObject } from 'react';
import { columnByKey } from '../../lib/charts/chart-scale.ts';

interface Props {
  box: RefObject<HTMLDivElement | null>;
  label: string;
  /** How many columns, or steps, there are. */
  count: number;
  /** The one that is read out. */
  current: number;
  /** What is read out of it. */
  said: string;
  height: number;
  /** The column at so many pixels from the left of the box. */
  columnAt: (x: number) => number;
  /** A column that is pointed at or led to; undefined: none any more. */
  onAt: (at: number | undefined) => void;
  children: ReactNode;
}

/** The box of a chart whose columns are read out, by pointer or as a slider by keys. */
export function ColumnSlider({ box, label, count, current, said, height, columnAt, onAt, children }: Props) {
  return (
    <div
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, count - 1)}
      aria-valuenow={Math.max(0, current)}
      aria-valuetext={said}
      className="rounded-sm"
      style={{ height }}
      onPointerMove={(event) =>
        onAt(columnAt(event.clientX - event.currentTarget.getBoundingClientRect().left))
      }
      onPointerLeave={() => onAt(undefined)}
      onBlur={() => onAt(undefined)}
      onKeyDown={(event) => {
        const to = columnByKey(event.key, current, count);
        if (to === undefined) return;
        event.preventDefault();
        // The player's arrows are not meant here.
        event.stopPropagation();
        onAt(to);
      }}
    >
      {children}
    </div>
  );
}
