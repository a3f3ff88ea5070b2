import type { Pronunciation } from '../../kernel/artifacts.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Arguments, OptionSpec } from '../arguments/parse.ts';
import { readInput } from '../input-file.ts';

/** How words are to be said, for everything that speaks. */
export const PRONUNCIATION_OPTION: OptionSpec = {
  name: 'pronunciations',
  value: 'FILE',
  help: 'How words are to be said: a lexicon in PLS 1.0.',
};

/**
 * The entries of the lexicon given and of the organization's, where there is one; what both name is said
 * as the one given says it.
 *
 * @throws AppError document_not_found, pronunciation_invalid
 */
export async function readPronunciations(
  args: Arguments,
  config: Config,
): Promise<Pronunciation[] | undefined> {
  const { pronunciationsFile } = config;
  const file = args.values.get(PRONUNCIATION_OPTION.name);
  if (file === undefined && pronunciationsFile === undefined) return undefined;
  const { mergePronunciations } = await import('../../speech/pronunciation/merge.ts');
  const organization = pronunciationsFile === undefined ? [] : await entriesOf(pronunciationsFile);
  return mergePronunciations(organization, file === undefined ? [] : await entriesOf(file));
}

async function entriesOf(file: string): Promise<Pronunciation[]> {
  const { readPls } = await import('../../speech/pronunciation/read-pls.ts');
  return readPls(await readInput(file, 'lexicon'));
}
