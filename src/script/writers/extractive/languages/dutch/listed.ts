/** "a", "a en b", "a, b en c". */
export function listed(parts: readonly string[]): string {
  const comma = parts.some((p) => p.includes(',')) ? '; ' : ', ';
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(comma)} en ${parts.at(-1)}`;
}
