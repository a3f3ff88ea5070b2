/** "a", "a et b", "a, b et c". */
export function listed(parts: readonly string[]): string {
  const comma = parts.some((p) => p.includes(',')) ? ' ; ' : ', ';
  if (parts.length < 2) return parts.join('');
  // "le sel, et la terre et la mer": a part with an "et" of its own is set off.
  const and = parts.some((p) => / et /.test(p)) ? ', et ' : ' et ';
  return `${parts.slice(0, -1).join(comma)}${and}${parts.at(-1)}`;
}
