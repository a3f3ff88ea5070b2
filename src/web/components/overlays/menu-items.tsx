import { createContext, type ReactNode, use } from 'react';
import { cx } from '../elements/cx.ts';
import { Icon, type IconName } from '../elements/icon.tsx';

/** Closes the menu an item is in. */
export const CloseMenu = createContext<() => void>(() => {});

const ITEM =
  'flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2.5 text-left text-sm -outline-offset-2 select-none hover:bg-sunk focus:bg-sunk disabled:opacity-50 aria-disabled:opacity-50 pointer-coarse:min-h-11';

interface ItemProps {
  icon?: IconName | undefined;
  children: ReactNode;
  onClick: () => void;
  /** Takes something away. */
  bad?: boolean;
  disabled?: boolean;
  /** The id of the note that says why it may not be done: it is found, and does nothing. */
  refusedBy?: string | undefined;
}

export function MenuItem({ icon, children, onClick, bad = false, disabled = false, refusedBy }: ItemProps) {
  const close = use(CloseMenu);
  return (
    <button
      type="button"
      role="menuitem"
      disabled={disabled}
      aria-disabled={refusedBy === undefined ? undefined : true}
      aria-describedby={refusedBy}
      className={cx(ITEM, bad && 'text-bad')}
      onClick={() => {
        if (refusedBy !== undefined) return;
        close();
        onClick();
      }}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface LinkProps {
  href: string;
  icon?: IconName;
  children: ReactNode;
  /** It is saved rather than opened. */
  download?: boolean;
}

/** A link that downloads or opens: it keeps what links can do. */
export function MenuLink({ href, icon, children, download = false }: LinkProps) {
  const close = use(CloseMenu);
  return (
    <a href={href} role="menuitem" className={ITEM} onClick={close} download={download ? '' : undefined}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  /** `hint`: a few words below the label. */
  options: readonly { value: T; label: string; hint?: string }[];
  onChange: (value: T) => void;
}

/** One of a few, in a menu. */
export function MenuChoice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  const close = use(CloseMenu);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu
    <div role="group" aria-label={label}>
      <div aria-hidden="true" className="px-2.5 pt-2 pb-1 text-xs font-semibold text-ink-3">
        {label}
      </div>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="menuitemradio"
          aria-checked={option.value === value}
          className={ITEM}
          onClick={() => {
            close();
            onChange(option.value);
          }}
        >
          {option.value === value ? <Icon name="check" /> : <span className="w-[18px]" />}
          <span className="min-w-0 py-1.5">
            <span className="block truncate">{option.label}</span>
            {option.hint && <span className="block text-[13px] text-ink-3">{option.hint}</span>}
          </span>
        </button>
      ))}
    </div>
  );
}

/** Below items that may not be chosen: why. */
export function MenuNote({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="max-w-64 px-2.5 pt-1 pb-2 text-[13px] text-ink-3">
      {children}
    </p>
  );
}

export function MenuLine() {
  return <hr className="my-1 border-line" />;
}
