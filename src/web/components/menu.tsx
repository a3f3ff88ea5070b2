import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement<Record<string, unknown>>;
  children: ReactNode;
  align?: 'start' | 'end';
  /** Open from the start, where the trigger was pressed before the menu had come. */
  defaultOpen?: boolean;
}

const ITEM =
  'flex min-h-9 items-center gap-2.5 rounded-sm px-2.5 text-sm outline-none select-none data-highlighted:bg-sunk pointer-coarse:min-h-11';

/** What can be done with a thing: arrows move, letters find, Escape closes. */
export function Menu({ trigger, children, align = 'end', defaultOpen = false }: MenuProps) {
  return (
    <Base.Root modal={false} defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} className="z-40">
          <Base.Popup className="floats max-h-[70dvh] min-w-48 overflow-y-auto rounded-md border border-line bg-sheet p-1 shadow-float outline-none">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface ItemProps {
  icon?: IconName | undefined;
  children: ReactNode;
  onClick: () => void;
  /** Takes something away. */
  bad?: boolean;
  disabled?: boolean;
}

export function MenuItem({ icon, children, onClick, bad = false, disabled = false }: ItemProps) {
  return (
    <Base.Item
      onClick={onClick}
      disabled={disabled}
      className={cx(ITEM, bad && 'text-bad', 'data-disabled:opacity-50')}
    >
      {icon && <Icon name={icon} />}
      {children}
    </Base.Item>
  );
}

/** A link that downloads or opens: it keeps what links can do. */
export function MenuLink({
  href,
  icon,
  children,
  download,
}: {
  href: string;
  icon?: IconName;
  children: ReactNode;
  download?: boolean;
}) {
  return (
    <Base.LinkItem href={href} closeOnClick className={ITEM} {...(download ? { download: '' } : {})}>
      {icon && <Icon name={icon} />}
      {children}
    </Base.LinkItem>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** One of a few, in a menu. */
export function MenuChoice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <Base.RadioGroup value={value} onValueChange={(next: T) => onChange(next)} aria-label={label}>
      <div aria-hidden="true" className="px-2.5 pt-2 pb-1 text-xs font-semibold text-ink-3">
        {label}
      </div>
      {options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value} closeOnClick className={ITEM}>
          <span className="grid size-[18px] place-items-center">
            <Base.RadioItemIndicator>
              <Icon name="check" />
            </Base.RadioItemIndicator>
          </span>
          {option.label}
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

export function MenuLine() {
  return <Base.Separator className="my-1 h-px bg-line" />;
}
