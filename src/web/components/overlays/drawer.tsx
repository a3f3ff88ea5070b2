import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { IconButton } from '../elements/icon-button.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Read to screen readers. */
  title: string;
  children: ReactNode;
}

/** A panel from the left, for the side menu of small screens. */
export function Drawer({ open, onClose, title, children }: Props) {
  return (
    <Base.Root open={open} onOpenChange={(now) => !now && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="floats fixed inset-0 z-30 bg-scrim" />
        <Base.Popup className="floats fixed inset-y-0 left-0 z-40 flex w-72 max-w-[85vw] flex-col border-r border-line bg-paper shadow-float outline-none data-ending-style:-translate-x-4 data-starting-style:-translate-x-4">
          <Base.Title className="flex h-14 items-center border-b border-line pl-5 font-sans text-sm font-semibold tracking-normal">
            {title}
          </Base.Title>
          {children}
          {/* Last, so that the focus begins with the menu itself. */}
          <IconButton icon="x" label="Close the menu" onClick={onClose} className="absolute top-3 right-3" />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
