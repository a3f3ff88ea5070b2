import { SHOW_FORMAT_FACTS, SHOW_FORMATS, type ShowFormat } from '../../../kernel/rules/show-formats.ts';

/** The name of a format; of one that is not known here, its own word. */
export function formatName(format: string): string {
  const known: ShowFormat | undefined = SHOW_FORMATS.find((each) => each === format);
  return known ? SHOW_FORMAT_FACTS[known].label : format.replaceAll('_', ' ');
}
