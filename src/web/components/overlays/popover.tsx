import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  type ToggleEvent,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { cx } from '../elements/cx.ts';
import { placeBeside } from './place-beside.ts';

interface Props {
  /** The button that opens it. */
  trigger: ReactElement<Record<string, unknown>>;
  /** Its name, for screen readers. */
  label: string;
  children: ReactNode;
  onToggle?: (open: boolean) => void;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Narrower than this it is a sheet below the top bar. */
const SHEET_BELOW = 640;

/**
 * A dialog beside its button that does not keep one from the page: Escape and a press outside close
 * it. A popover of the browser, as menus are; on a phone as wide as the window.
 */
export function Popover({ trigger, label, children, onToggle, className, ref }: Props) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => panel.current as HTMLDivElement);

  function onMove({ newState }: ToggleEvent<HTMLDivElement>) {
    const popover = panel.current;
    const button = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
    if (newState === 'open' && popover && button) {
      if (window.innerWidth < SHEET_BELOW) Object.assign(popover.style, { top: '', left: '' });
      else placeBeside(popover, button.getBoundingClientRect(), 'end');
      popover.focus({ preventScroll: true });
    }
    onToggle?.(newState === 'open');
  }

  return (
    <>
      {cloneElement(trigger, { popoverTarget: id, 'aria-haspopup': 'dialog', 'aria-controls': id })}
      <div
        ref={panel}
        id={id}
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        popover="auto"
        onToggle={onMove}
        className={cx(
          'fixed top-14 right-auto bottom-auto left-0 m-0 w-dvw max-w-none flex-col overflow-hidden border-y border-line bg-sheet p-0 text-ink shadow-float outline-none open:flex',
          'max-h-[70dvh] sm:max-h-[min(70dvh,560px)] sm:rounded-md sm:border',
          className,
        )}
      >
        {children}
      </div>
    </>
  );
}
