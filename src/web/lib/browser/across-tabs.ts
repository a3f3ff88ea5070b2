/**
 * Who is told of a value that the browser's storage keeps under a key.
 *
 * @param reread called when another tab changed it, before anybody is told
 */
export function acrossTabs(key: string, reread: () => void) {
  const listeners = new Set<() => void>();
  return {
    /** It changed in this tab. */
    tell(): void {
      for (const listener of listeners) listener();
    },
    /** Tells of changes in this tab or another. @returns ends it */
    listen(listener: () => void): () => void {
      const fromElsewhere = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        reread();
        listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', fromElsewhere);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', fromElsewhere);
      };
    },
  };
}
