import { useEffect, useSyncExternalStore } from 'react';
import {
  closeAllToasts,
  closeToast,
  holdToast,
  resumeToast,
  type Toast,
  toastStore,
} from '../../lib/toast-store.ts';
import { Button } from '../elements/button.tsx';
import { cx } from '../elements/cx.ts';
import { IconButton } from '../elements/icon-button.tsx';

/** Where toasts are shown and announced. Once a page, outside of what may go away. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot);
  useEffect(() => {
    window.addEventListener('pagehide', closeAllToasts);
    return () => window.removeEventListener('pagehide', closeAllToasts);
  }, []);
  return (
    <section
      aria-label="Notifications"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-[var(--foot,0px)] z-50 flex flex-col items-center gap-2 p-4 pb-[max(16px,env(safe-area-inset-bottom))]"
    >
      {toasts.map((toast) => (
        <ToastRow key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastRow({ toast }: { toast: Toast }) {
  const { id, text, description, bad, action } = toast;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it from going
    <div
      className="pointer-events-auto flex w-full max-w-md items-center gap-3 rounded-md border border-line bg-sheet py-2 pr-2 pl-4 shadow-float"
      onPointerEnter={() => holdToast(id)}
      onPointerLeave={() => resumeToast(id)}
      onFocus={() => holdToast(id)}
      onBlur={() => resumeToast(id)}
    >
      <div className="min-w-0 grow">
        <p className={cx(bad && 'text-bad', description && 'font-semibold')}>{text}</p>
        {description && <p className="text-ink-2">{description}</p>}
      </div>
      {action && (
        <Button
          size="small"
          onClick={() => {
            closeToast(id, true);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="x" label="Dismiss" onClick={() => closeToast(id)} />
    </div>
  );
}
