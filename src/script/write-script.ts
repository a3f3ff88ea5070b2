import type { Document, Script } from '../kernel/artifacts.ts';
import { AppError } from '../kernel/errors.ts';
import { checkOptions, type ScriptOptions } from './options.ts';
import { writeExtractive } from './writers/extractive/write-extractive.ts';

/**
 * Takes a Document and what is wished for, gives a Script whose statements all rest on the document's
 * sentences (turn.refs). Pure and deterministic: the same input gives the same script.
 *
 * The script is shorter than asked where the source holds too little; `length.limitedBySource` and
 * `length.note` say so. Throws `usage` (length, number of speakers), `script_language_unsupported`,
 * `script_focus_not_found` and `script_source_too_short`.
 */
export function writeScript(document: Document, options: ScriptOptions): Script {
  const checked = checkOptions(options);
  const { language } = document.metadata;
  if (language !== 'en' && language !== 'und' && !language.startsWith('en-'))
    throw new AppError(
      'script_language_unsupported',
      `This document is in "${language}"; scripts are written from English documents so far.`,
      { details: { language } },
    );
  return writeExtractive(document, checked);
}
