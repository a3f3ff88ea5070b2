import { type ReactNode, useId } from 'react';

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  /** What follows from it, below the label. */
  children?: ReactNode;
}

/** On or off, at once: no button saves it. */
export function Switch({ label, checked, onChange, disabled = false, children }: Props) {
  const id = useId();
  return (
    <div className="flex items-start gap-4">
      <div className="min-w-0 grow">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {children && (
          <div id={`${id}-more`} className="mt-0.5 max-w-[62ch] text-ink-2">
            {children}
          </div>
        )}
      </div>
      <button
        type="button"
        id={id}
        role="switch"
        aria-checked={checked}
        aria-describedby={children ? `${id}-more` : undefined}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        className="group -my-1 grid h-8 w-12 shrink-0 place-items-center disabled:opacity-50 pointer-coarse:h-11"
      >
        <span className="flex h-6 w-10 items-center rounded-full border border-line-control bg-sheet px-0.5 transition-colors duration-100 group-aria-checked:border-ink group-aria-checked:bg-ink">
          <span className="size-4 rounded-full bg-line-control transition-transform duration-100 group-aria-checked:translate-x-[18px] group-aria-checked:bg-paper" />
        </span>
      </button>
    </div>
  );
}
