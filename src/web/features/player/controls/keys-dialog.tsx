import { Dialog } from '../../../components/overlays/dialog.tsx';
import { KEY_LIST } from '../engine/keys.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  enabled: boolean;
  onEnable: (enabled: boolean) => void;
}

export function KeysDialog({ open, onClose, enabled, onEnable }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Keys of the player">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6">
        {KEY_LIST.map(({ keys, does }) => (
          <div
            key={does}
            className="col-span-2 grid grid-cols-subgrid items-center border-b border-line py-2"
          >
            <dt className="flex gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded-sm border border-line-strong bg-sheet px-1.5 py-0.5 text-center font-mono text-xs"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-4 flex items-center gap-2.5 text-ink-2">
        <input
          type="checkbox"
          className="size-4 accent-ink"
          checked={enabled}
          onChange={(event) => onEnable(event.target.checked)}
        />
        Use these keys on this page
      </label>
    </Dialog>
  );
}
