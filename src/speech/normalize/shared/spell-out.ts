/** Letters by their names: capitals standing alone, or the name given where a voice would not say it so. */
export function spellOut(letters: string, names: Readonly<Record<string, string>> = {}): string {
  return Array.from(letters.toUpperCase(), (letter) => names[letter] ?? letter).join(' ');
}
