import { organizationSlug } from '../../../kernel/rules/slug.ts';
import { errorSentence } from '../../lib/api/api.ts';
import { TextField } from './text-field.tsx';

const LONGEST = 120;

interface Props {
  label: string;
  name: string;
  onChange: (name: string) => void;
  /** Why it was not taken. */
  error: Error | null;
}

/** The name of an organization to be founded, and the short name that follows from it, as one types. */
export function OrganizationNameField({ label, name, onChange, error }: Props) {
  const slug = organizationSlug(name);
  return (
    <TextField
      label={label}
      showLabel
      required
      maxLength={LONGEST}
      autoComplete="organization"
      value={name}
      onChange={(event) => onChange(event.target.value)}
      hint={
        slug ? `Its short name will be ${slug}, or one like it.` : 'Its short name follows from the name.'
      }
      error={error ? errorSentence(error) : undefined}
    />
  );
}
