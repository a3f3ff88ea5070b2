import type { Pronunciation } from '../../kernel/artifacts.ts';

/**
 * The dictionary of a show on top of its organization's: an entry of the show replaces the
 * organization's for the same grapheme and language.
 */
export function mergePronunciations(
  organization: readonly Pronunciation[],
  show: readonly Pronunciation[],
): Pronunciation[] {
  const merged = new Map<string, Pronunciation>();
  for (const entry of [...organization, ...show])
    merged.set(JSON.stringify([entry.grapheme, entry.language?.toLowerCase()]), entry);
  return [...merged.values()];
}
