/** Whether two plain values say the same, in whatever order their keys stand: the database has an order of its own. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  const [own, others] = [Object.entries(a), b as Record<string, unknown>];
  if (Array.isArray(a) !== Array.isArray(b) || own.length !== Object.keys(b).length) return false;
  return own.every(([key, value]) => isSame(value, others[key]));
}
