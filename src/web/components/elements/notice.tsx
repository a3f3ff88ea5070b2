import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';

interface Props {
  /** `error` is announced; `empty` and `offline` are not urgent. */
  kind: 'error' | 'empty' | 'offline' | 'note';
  title?: string | undefined;
  children?: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
  className?: string | undefined;
}

const ICONS: Record<Props['kind'], IconName | undefined> = {
  error: 'alert',
  offline: 'offline',
  empty: undefined,
  note: undefined,
};

/** A state that is said in words: what happened and what can be done. */
export function Notice({ kind, title, children, actions, className }: Props) {
  const icon = ICONS[kind];
  return (
    <div
      role={kind === 'error' ? 'alert' : kind === 'offline' ? 'status' : undefined}
      className={cx(
        'flex gap-3 border-l-2 py-1 pl-4',
        kind === 'error' ? 'border-bad' : 'border-line-strong',
        className,
      )}
    >
      {icon && <Icon name={icon} className={cx('mt-0.5', kind === 'error' ? 'text-bad' : 'text-ink-3')} />}
      <div className="flex min-w-0 grow flex-col items-start gap-2">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="max-w-[62ch] text-ink-2">{children}</div>}
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
