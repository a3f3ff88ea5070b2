import { OVERRIDE_ROLES } from '../../../../kernel/rules/brand/locks.ts';
import { BRAND_PART_NAMES, BRAND_PARTS } from '../../../../kernel/rules/brand/parts.ts';
import { ROLE_FACTS } from '../../../../kernel/rules/roles.ts';
import type { PartProps } from './brand.ts';
import { Part } from './part.tsx';

/** What no episode is made without, and who may all the same. */
export function LocksPart({ settings, disabled, onChange }: PartProps) {
  const { locked, mayOverride } = settings;
  return (
    <Part
      name="Locks"
      says="What is locked holds for every new episode. Owners and admins may make one without it; choose who else may."
    >
      <fieldset disabled={disabled}>
        <div className="grid gap-6 sm:grid-cols-2">
          <Choices
            title="Locked"
            all={BRAND_PARTS.map((value) => ({ value, label: BRAND_PART_NAMES[value] }))}
            chosen={locked}
            onChange={(next) => onChange({ locked: next })}
          />
          <Choices
            title="May make an episode without it"
            all={OVERRIDE_ROLES.map((value) => ({ value, label: ROLE_FACTS[value].label }))}
            chosen={mayOverride}
            onChange={(next) => onChange({ mayOverride: next })}
          />
        </div>
      </fieldset>
    </Part>
  );
}

interface ChoicesProps<T extends string> {
  title: string;
  all: readonly { value: T; label: string }[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
}

function Choices<T extends string>({ title, all, chosen, onChange }: ChoicesProps<T>) {
  return (
    <fieldset>
      <legend className="mb-1 text-[13px] text-ink-2">{title}</legend>
      {all.map(({ value, label }) => (
        <label key={value} className="flex min-h-8 items-center gap-3 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            className="size-4 accent-ink"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
