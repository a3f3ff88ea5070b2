/** "a", "a und b", "a, b und c". */
export function listed(parts: readonly string[]): string {
  const comma = parts.some((p) => p.includes(',')) ? '; ' : ', ';
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(comma)} und ${parts.at(-1)}`;
}
