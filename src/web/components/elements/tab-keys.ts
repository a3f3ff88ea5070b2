/** Which tab a key leads to, in a row of `length`; undefined for keys that do not. */
export function nextTab(length: number, at: number, key: string): number | undefined {
  if (length === 0) return undefined;
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % length;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at - 1 + length) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : undefined;
}
