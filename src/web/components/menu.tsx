import {
  cloneElement,
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type ToggleEvent,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import { moveFocus } from './menu-keys.ts';
import { placeBeside } from './place-beside.ts';

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement<Record<string, unknown>>;
  children: ReactNode;
  align?: 'start' | 'end';
  /** Seen at its head, and what it is called. */
  label?: string | undefined;
  className?: string | undefined;
}

/** Closes the menu an item is in. */
const Close = createContext<() => void>(() => {});

/**
 * What can be done with a thing: arrows move, letters find, Escape and a press outside close. A
 * popover of the browser, which stands above everything without leaving its place in the page.
 */
export function Menu({ trigger, children, align = 'end', label, className }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => list.current?.hidePopover();
  useCloseOnMove(open, list);

  function onToggle({ newState }: ToggleEvent<HTMLDivElement>) {
    const popover = list.current;
    const button = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
    if (newState === 'open' && popover && button) {
      placeBeside(popover, button.getBoundingClientRect(), align);
      moveFocus(popover, 'Home');
    }
    setOpen(newState === 'open');
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Tab') close();
    else if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
  }

  return (
    <>
      {cloneElement(trigger, {
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': id,
      })}
      <div
        ref={list}
        id={id}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        popover="auto"
        onToggle={onToggle}
        onKeyDown={onKeyDown}
        className={cx(
          'fixed inset-auto m-0 max-h-[70dvh] min-w-48 overflow-y-auto rounded-md border border-line bg-sheet p-1 text-ink shadow-float outline-none transition-opacity duration-100',
          open ? 'opacity-100' : 'opacity-0',
          className,
        )}
      >
        {label && (
          <p aria-hidden="true" className="px-2.5 pt-2 pb-1.5 font-semibold">
            {label}
          </p>
        )}
        <Close value={close}>{children}</Close>
      </div>
    </>
  );
}

/** A menu that no longer stands beside its button is of no more use. */
function useCloseOnMove(open: boolean, list: { current: HTMLDivElement | null }): void {
  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      if (event.target instanceof Node && list.current?.contains(event.target)) return;
      list.current?.hidePopover();
    };
    window.addEventListener('scroll', close, { capture: true, passive: true });
    window.addEventListener('resize', close);
    return () => {
      window.removeEventListener('scroll', close, { capture: true });
      window.removeEventListener('resize', close);
    };
  }, [open, list]);
}

const ITEM =
  'flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2.5 text-left text-sm outline-none select-none hover:bg-sunk focus:bg-sunk disabled:opacity-50 pointer-coarse:min-h-11';

interface ItemProps {
  icon?: IconName | undefined;
  children: ReactNode;
  onClick: () => void;
  /** Takes something away. */
  bad?: boolean;
  disabled?: boolean;
}

export function MenuItem({ icon, children, onClick, bad = false, disabled = false }: ItemProps) {
  const close = use(Close);
  return (
    <button
      type="button"
      role="menuitem"
      disabled={disabled}
      className={cx(ITEM, bad && 'text-bad')}
      onClick={() => {
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
  const close = use(Close);
  return (
    <a href={href} role="menuitem" className={ITEM} onClick={close} {...(download ? { download: '' } : {})}>
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
  const close = use(Close);
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

export function MenuLine() {
  return <hr className="my-1 border-line" />;
}
