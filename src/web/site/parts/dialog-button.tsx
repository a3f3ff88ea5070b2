import type { ButtonHTMLAttributes } from 'react';

/** Opens a dialog without a script where the browser knows `command`, else by the script of the frame. */
export function DialogButton({ opens, children }: { opens: string; children: string }) {
  // React writes them in lower case only, and its types do not know them yet.
  const invoker = { command: 'show-modal', commandfor: opens } as ButtonHTMLAttributes<HTMLButtonElement>;
  return (
    <button type="button" className="btn big" data-opens={opens} {...invoker}>
      {children}
    </button>
  );
}
