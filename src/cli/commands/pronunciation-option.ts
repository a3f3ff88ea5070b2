import type { Pronunciation } from '../../kernel/artifacts.ts';
import type { Arguments, OptionSpec } from '../arguments/parse.ts';
import { readInput } from '../input-file.ts';

/** How words are to be said, for everything that speaks. */
export const PRONUNCIATION_OPTION: OptionSpec = {
  name: 'pronunciations',
  value: 'FILE',
  help: 'How words are to be said: a lexicon in PLS 1.0.',
};

/** The entries of the lexicon given. @throws AppError document_not_found, pronunciation_invalid */
export async function pronunciationsOf(args: Arguments): Promise<Pronunciation[] | undefined> {
  const file = args.values.get(PRONUNCIATION_OPTION.name);
  if (file === undefined) return undefined;
  const { readPls } = await import('../../speech/pronunciation/read-pls.ts');
  return readPls(await readInput(file, 'lexicon'));
}
