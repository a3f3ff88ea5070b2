import type { Pronunciation } from '../../kernel/artifacts.ts';
import { AppError } from '../../kernel/errors.ts';
import { PLS_NAMESPACE } from './read-pls.ts';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/**
 * Writes a Pronunciation Lexicon 1.0 (W3C) that `readPls` reads back to the same entries. Entries that
 * are said alike share a lexeme.
 *
 * @param language BCP 47; of the lexicon, and of the entries that name none
 * @throws AppError pronunciation_invalid for an entry with neither alias nor phonemes
 */
export function writePls(entries: readonly Pronunciation[], { language }: { language: string }): string {
  const lexemes = new Map<string, { graphemes: string[]; entry: Pronunciation }>();
  entries.forEach((entry, i) => {
    if (entry.alias === undefined && entry.ipa === undefined)
      throw new AppError(
        'pronunciation_invalid',
        `Entry ${i + 1} ("${entry.grapheme}") says neither an alias nor phonemes.`,
        { details: { entry: i + 1 } },
      );
    const key = JSON.stringify([entry.language, entry.alias, entry.ipa]);
    const known = lexemes.get(key);
    if (known) known.graphemes.push(entry.grapheme);
    else lexemes.set(key, { graphemes: [entry.grapheme], entry });
  });
  const lines = [...lexemes.values()].map(({ graphemes, entry }) => {
    const own = entry.language !== undefined && entry.language !== language;
    return [
      `  <lexeme${own ? ` xml:lang="${escaped(entry.language ?? '')}"` : ''}>`,
      ...graphemes.map((grapheme) => `    <grapheme>${escaped(grapheme)}</grapheme>`),
      ...(entry.ipa === undefined ? [] : [`    <phoneme>${escaped(entry.ipa)}</phoneme>`]),
      ...(entry.alias === undefined ? [] : [`    <alias>${escaped(entry.alias)}</alias>`]),
      '  </lexeme>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<lexicon version="1.0" xmlns="${PLS_NAMESPACE}" alphabet="ipa" xml:lang="${escaped(language)}">`,
    ...lines,
    '</lexicon>',
    '',
  ].join('\n');
}
