import './slider.css';
import type { CSSProperties } from 'react';
import { cx } from './cx.ts';

interface Props {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number | undefined;
  onChange: (value: number) => void;
  /** The value as it is said, such as "8 minutes". */
  valueText?: string | undefined;
  className?: string | undefined;
}

/** A range input: arrows, Page Up and Down, Home and End are the browser's own. */
export function Slider({ label, value, min, max, step = 1, onChange, valueText, className }: Props) {
  const at = max > min ? (Math.min(max, Math.max(min, value)) - min) / (max - min) : 0;
  return (
    <input
      type="range"
      className={cx('slider', className)}
      style={{ '--at': at } as CSSProperties}
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
