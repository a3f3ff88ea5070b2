import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** RFC 5321: the longest address that mail takes. */
const LONGEST = 254;

/** An e-mail address; the one that signs in unless `autoComplete` says otherwise. */
export function EmailField(props: Partial<ComponentProps<typeof TextField>>) {
  return (
    <TextField
      label="Email"
      showLabel
      type="email"
      required
      autoComplete="username"
      autoCapitalize="none"
      maxLength={LONGEST}
      {...props}
    />
  );
}
