import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { cx } from '../elements/cx.ts';

interface Around {
  label: string;
  /** The label is seen above it rather than by screen readers alone. */
  showLabel?: boolean | undefined;
  /** A sentence below it. */
  hint?: string | undefined;
  /** What is wrong with it, and what would be right. */
  error?: string | undefined;
}

interface InField {
  /** At the right within the box, such as a button that shows a password. */
  end?: ReactNode;
}

const BOX =
  'w-full border bg-sheet px-3 text-ink hover:border-ink-3 aria-invalid:border-bad border-line-strong';

function Field({
  id,
  label,
  showLabel,
  hint,
  error,
  children,
}: Around & { id: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={showLabel ? 'text-[13px] text-ink-2' : 'sr-only'}>
        {label}
      </label>
      {children}
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-[13px] text-bad">
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="text-[13px] text-ink-3">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

function described(id: string, { hint, error }: Pick<Around, 'hint' | 'error'>) {
  const by = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return { 'aria-describedby': by, 'aria-invalid': error ? true : undefined };
}

type TextFieldProps = Around &
  InField &
  InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> | undefined };

export function TextField({ label, showLabel, hint, error, end, className, ...rest }: TextFieldProps) {
  const id = useId();
  const input = (
    <input
      id={id}
      className={cx(
        BOX,
        'h-9 rounded-sm text-sm pointer-coarse:text-base pointer-coarse:min-h-11',
        className,
      )}
      {...described(id, { hint, error })}
      {...rest}
    />
  );
  return (
    <Field id={id} label={label} showLabel={showLabel} hint={hint} error={error}>
      {end ? (
        <div className="relative">
          {input}
          <div className="absolute inset-y-0 right-1 flex items-center">{end}</div>
        </div>
      ) : (
        input
      )}
    </Field>
  );
}

type TextAreaProps = Around &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> | undefined };

/** For what is read: set in the serif. */
export function TextArea({ label, showLabel, hint, error, className, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <Field id={id} label={label} showLabel={showLabel} hint={hint} error={error}>
      <textarea
        id={id}
        className={cx(BOX, 'rounded-md py-2.5 font-serif text-base leading-6', className)}
        {...described(id, { hint, error })}
        {...rest}
      />
    </Field>
  );
}
