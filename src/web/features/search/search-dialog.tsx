import { useRef } from 'react';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { SearchField } from './search-field.tsx';

/** The search of small screens. */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={open} onClose={onClose} title="Search" initialFocus={input}>
      <div className="min-h-[46dvh] pt-1 sm:min-h-72">
        <SearchField inputRef={input} inline onDone={onClose} />
      </div>
    </Dialog>
  );
}
