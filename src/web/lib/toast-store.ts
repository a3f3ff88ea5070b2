/** A title or a sentence at the foot of the page, for a while. */
export interface Toast {
  id: number;
  text: string;
  /** What the title is about, in a sentence below it. */
  description?: string | undefined;
  /** Something failed, or was refused. */
  bad: boolean;
  action?: { label: string; run: () => void };
  /** Called once when it goes without its action having been taken. */
  onGone?: (() => void) | undefined;
}

/** Long enough to read it and to decide. */
const STAYS_MS = 8000;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a sentence; with an action such as Undo, `onGone` says that it was not taken. @returns its id */
export function showToast(
  text: string,
  options: Partial<Pick<Toast, 'description' | 'bad' | 'action' | 'onGone'>> = {},
): number {
  const id = nextId++;
  set([...toasts, { id, text, bad: options.bad ?? false, ...options }]);
  resumeToast(id);
  return id;
}

export function closeToast(id: number, acted = false): void {
  const toast = toasts.find((each) => each.id === id);
  if (!toast) return;
  holdToast(id);
  set(toasts.filter((each) => each.id !== id));
  if (!acted) toast.onGone?.();
}

/** While it is pointed at or has the focus it stays. */
export function holdToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

export function resumeToast(id: number): void {
  holdToast(id);
  timers.set(
    id,
    setTimeout(() => closeToast(id), STAYS_MS),
  );
}

/** The page goes away: what could still be taken back no longer can. */
export function closeAllToasts(): void {
  for (const { id } of toasts) closeToast(id);
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): readonly Toast[] => toasts,
};
