/**
 * Moves the focus among the items of a menu: arrows, Home, End, and a letter to the next item that
 * begins with it. @returns whether the key was one of these
 */
export function moveFocus(menu: HTMLElement, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = nextIndex(
    items.map((item) => item.textContent?.trim().toLowerCase() ?? ''),
    at,
    key,
  );
  if (next === undefined) return false;
  items[next]?.focus();
  return true;
}

/** Which item a key leads to; -1 for `at` is none yet. */
export function nextIndex(names: readonly string[], at: number, key: string): number | undefined {
  const { length } = names;
  if (length === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % length;
  if (key === 'ArrowUp') return (Math.max(at, 0) - 1 + length) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  if (key.length !== 1 || key === ' ') return undefined;
  const after = names.map((_, step) => (at + 1 + step) % length);
  return after.find((index) => names[index]?.startsWith(key.toLowerCase()));
}
