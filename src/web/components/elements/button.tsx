import type { ButtonHTMLAttributes, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { cx } from './cx.ts';

interface Look {
  /** `primary`: ink, for the one thing to do next in a view. `quiet`: no edge until it is pointed at. */
  look?: 'primary' | 'plain' | 'quiet' | undefined;
  size?: 'small' | 'usual' | 'big' | undefined;
}

const LOOKS = {
  primary: 'border-ink bg-ink text-paper hover:bg-ink-2 hover:border-ink-2',
  plain: 'border-line-strong bg-sheet text-ink hover:border-ink-3',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-sunk',
};
const SIZES = {
  small: 'h-[30px] px-3 text-[13px] rounded-sm',
  usual: 'h-9 px-3.5 text-sm rounded-sm',
  big: 'h-12 px-5 text-base rounded-md',
};

function classesOf({ look = 'plain', size = 'usual' }: Look, className?: string): string {
  return cx(
    'inline-flex shrink-0 items-center justify-center gap-2 whitespace-nowrap border font-medium leading-none no-underline select-none',
    'transition-colors duration-100 pointer-coarse:min-h-11',
    'disabled:opacity-50 disabled:pointer-events-none aria-disabled:opacity-50',
    LOOKS[look],
    SIZES[size],
    className,
  );
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look & { ref?: Ref<HTMLButtonElement> | undefined };

export function Button({ look, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={classesOf({ look, size }, className)} {...rest} />;
}

/** Goes to another page, and looks like a button. */
export function ButtonLink({ look, size, className, ...rest }: LinkProps & Look) {
  return <Link className={classesOf({ look, size }, className)} {...rest} />;
}
