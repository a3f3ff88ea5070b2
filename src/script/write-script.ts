import type { Document, Script } from '../kernel/artifacts.ts';
import { AppError } from '../kernel/errors.ts';
import { checkOptions, type ScriptOptions } from './options.ts';
import { findLanguage } from './writers/extractive/languages/find-language.ts';
import { plainLanguage } from './writers/extractive/languages/plain/plain.ts';
import { writeExtractive } from './writers/extractive/write-extractive.ts';

/** Formats that need no words of their own. */
const WORDLESS = new Set(['deep_dive', 'brief', 'lecture']);

/**
 * Takes a Document and what is wished for, gives a Script whose statements all rest on the document's
 * sentences (turn.refs). Pure and deterministic: the same input gives the same script. Documents in
 * English, German, French, Spanish, Italian, Portuguese and Dutch are talked about; those in another
 * language are read in turns under their headings.
 *
 * The script is shorter than asked where the source holds too little; `length.limitedBySource` and
 * `length.note` say so. Throws `usage` (length, number of speakers), `script_language_unsupported` (a
 * format that needs a phrase book), `script_format_unsuitable` (a debate without two positions, a quiz
 * without statements), `script_focus_not_found` and `script_source_too_short`.
 */
export function writeScript(document: Document, options: ScriptOptions): Script {
  const checked = checkOptions(options);
  const tag = document.metadata.language;
  const language = findLanguage(tag);
  if (!language && !WORDLESS.has(checked.format))
    throw new AppError(
      'script_language_unsupported',
      `This document is in "${tag}", for which there is no phrase book: it can be a deep dive, a brief or a lecture.`,
      { details: { language: tag } },
    );
  return writeExtractive(document, checked, language ?? plainLanguage(tag.toLowerCase().split('-')[0]!));
}
