import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from '../elements/cx.ts';
import { CloseMenu } from './menu-items.tsx';
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
        <CloseMenu value={close}>{children}</CloseMenu>
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
