import { useId } from 'react';
import {
  ASSIGNABLE_ROLES,
  type AssignableRole,
  ROLE_MEANINGS,
  roleLabel,
} from '../../../kernel/rules/roles.ts';

interface Props {
  value: AssignableRole;
  onChange: (role: AssignableRole) => void;
}

/** One of the roles, each with what it may do. */
export function RoleChoice({ value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-[13px] text-ink-2">Role</legend>
      <div className="overflow-hidden rounded-md border border-line-strong bg-sheet">
        {ASSIGNABLE_ROLES.map((role) => (
          <label
            key={role}
            className="flex items-start gap-3 border-b border-line px-3 py-2.5 last:border-b-0 hover:bg-sunk has-checked:bg-sunk"
          >
            <input
              type="radio"
              name={name}
              value={role}
              checked={role === value}
              onChange={() => onChange(role)}
              className="mt-0.5 size-4 shrink-0 accent-ink"
            />
            <span>
              <span className="block font-semibold">{roleLabel(role)}</span>
              <span className="block text-[13px] text-ink-2">{ROLE_MEANINGS[role]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
