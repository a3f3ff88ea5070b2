import type { ButtonHTMLAttributes } from 'react';
import { cx } from './cx.ts';

/** A button that reads as a link in or beside a sentence. */
export function TextButton({ className, type = 'button', ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type={type}
      className={cx(
        'min-h-6 rounded-sm text-left font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink disabled:opacity-50 pointer-coarse:min-h-11',
        className,
      )}
      {...rest}
    />
  );
}
