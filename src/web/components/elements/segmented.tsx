import { useId } from 'react';
import { cx } from './cx.ts';

interface Props<T extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  className?: string;
}

/** One of a few, all in sight: a radio group, arrow keys within it. Breaks into rows where it is narrow. */
export function Segmented<T extends string>({ label, options, value, onChange, className }: Props<T>) {
  const name = useId();
  return (
    <fieldset
      className={cx(
        'inline-flex max-w-full flex-wrap gap-px overflow-hidden rounded-sm border border-line-strong bg-line',
        'focus-within:has-[:focus-visible]:outline-2 focus-within:has-[:focus-visible]:outline-offset-2 outline-focus',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="grow bg-sheet px-2 py-2 text-center text-[13px] font-medium whitespace-nowrap text-ink-2 select-none hover:text-ink has-checked:bg-ink has-checked:text-paper pointer-coarse:py-3"
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
