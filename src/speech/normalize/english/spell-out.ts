/**
 * Letters by their names: capitals standing alone, which every voice reads so. Ends of words are
 * kept as they are said: "CDs" -> "C D's", "DNA's" -> "D N A's".
 */
export function spellOut(letters: string, ending = ''): string {
  const names = Array.from(letters.toUpperCase()).join(' ');
  return ending ? `${names}'s` : names;
}
