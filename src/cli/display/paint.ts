import type { Output } from '../output.ts';

/** The product's colours as terminals have them: the first voice, the second, and what matters less. */
const CODES = { first: '38;5;167', second: '38;5;31', faint: '2', strong: '1' } as const;

export function paint(output: Pick<Output, 'colour'>, how: keyof typeof CODES, text: string): string {
  return output.colour ? `\x1b[${CODES[how]}m${text}\x1b[0m` : text;
}
