/** What first went wrong on this page, for its diagnostics (specification 2.21). */
let first: string | undefined;
const listeners = new Set<() => void>();

/** Kept when it is the first. */
export function noteError(error: unknown): void {
  if (first !== undefined) return;
  first = textOf(error);
  for (const listener of listeners) listener();
}

export function readFirstError(): string | undefined {
  return first;
}

export function onFirstError(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Begins to listen to what nobody else catches. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, message }) => noteError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
}

function textOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
