import { type ComponentProps, useState } from 'react';
import { MAX_PASSWORD_LENGTH } from '../../../kernel/rules/password.ts';
import { TextField } from './text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'end'>;

/** A password, and a button that shows it. */
export function PasswordField({ label, className, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  const verb = shown ? 'Hide' : 'Show';
  return (
    <TextField
      label={label}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={MAX_PASSWORD_LENGTH}
      className={className ?? 'pr-16'}
      end={
        <button
          type="button"
          aria-label={`${verb} ${label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
          className="h-7 rounded-sm px-2.5 text-[13px] font-medium text-ink-2 hover:bg-sunk hover:text-ink pointer-coarse:h-9"
        >
          {verb}
        </button>
      }
      {...rest}
    />
  );
}
