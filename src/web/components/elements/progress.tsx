import { cx } from './cx.ts';

interface Props {
  /** What is under way, for screen readers. */
  label: string;
  /** 0 to 1; absent where it is not known. */
  value?: number | undefined;
  className?: string | undefined;
}

/** A thin line that fills. */
export function Progress({ label, value, className }: Props) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={cx('h-[3px] overflow-hidden rounded-full bg-line-strong', className)}
    >
      <div
        className={cx(
          'h-full origin-left bg-ink transition-transform duration-200',
          percent === undefined && 'animate-pulse',
        )}
        style={{ transform: `scaleX(${percent === undefined ? 1 : percent / 100})` }}
      />
    </div>
  );
}
