import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { cx } from '../elements/cx.ts';
import { IconButton } from '../elements/icon-button.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** A sentence below the title. */
  description?: string | undefined;
  children: ReactNode;
  /** What ends it, at its foot. */
  actions?: ReactNode;
  /** Has the focus when it opens; else the first thing in it. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  wide?: boolean | undefined;
}

/** Floats above the page, which waits: on a phone a sheet from the bottom. Escape closes it. */
export function Dialog(props: Props) {
  const { open, onClose, title, description, children, actions, initialFocus, wide } = props;
  return (
    <Base.Root open={open} onOpenChange={(now) => !now && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="floats fixed inset-0 z-30 bg-scrim" />
        <Base.Popup
          initialFocus={initialFocus}
          className={cx(
            'floats fixed z-40 flex max-h-[88dvh] flex-col rounded-lg border border-line bg-paper shadow-float outline-none',
            'inset-x-0 bottom-0 rounded-b-none sm:inset-x-auto sm:bottom-auto sm:rounded-lg',
            'sm:top-1/2 sm:left-1/2 sm:max-h-[min(80dvh,720px)] sm:w-[calc(100vw-48px)] sm:-translate-x-1/2 sm:-translate-y-1/2',
            wide ? 'sm:max-w-2xl' : 'sm:max-w-lg',
          )}
        >
          <div className="pt-5 pr-14 pb-3 pl-5 sm:pl-6">
            <Base.Title className="text-[22px]">{title}</Base.Title>
            {description && <Base.Description className="mt-1 text-ink-3">{description}</Base.Description>}
          </div>
          <div className="min-h-0 grow overflow-y-auto px-5 pt-1 pb-5 sm:px-6">{children}</div>
          {actions && (
            <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-4 sm:px-6">
              {actions}
            </div>
          )}
          {/* Last, so that the focus begins with what the dialog is for. */}
          <IconButton icon="x" label="Close" onClick={onClose} className="absolute top-4 right-4" />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
