import { useId } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

interface Props<T extends string> {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  /** The label is seen above it rather than by screen readers alone. */
  showLabel?: boolean | undefined;
  className?: string | undefined;
}

/** The browser's own select, which phones show best. */
export function Select<T extends string>(props: Props<T>) {
  const { label, options, value, onChange, showLabel, className } = props;
  const id = useId();
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={showLabel ? 'text-[13px] text-ink-2' : 'sr-only'}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value as T)}
          className="h-9 w-full appearance-none rounded-sm border border-line-strong bg-sheet pr-9 pl-3 text-sm text-ink pointer-coarse:text-base hover:border-ink-3 pointer-coarse:min-h-11"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="down"
          className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink-3"
        />
      </div>
    </div>
  );
}
