import { type InputFault, inputInvalid } from './classify-error.ts';

/**
 * Refuses texts that no store can hold: a NUL, which PostgreSQL's text has no place for, and half of
 * a surrogate pair, which is no character in any encoding.
 *
 * @throws AppError input_invalid with the places
 */
export function checkTexts(value: unknown, path: string): void {
  const faults: InputFault[] = [];
  visit(value, path, faults);
  if (faults.length > 0) throw inputInvalid(faults);
}

function visit(value: unknown, path: string, faults: InputFault[]): void {
  if (typeof value === 'string') {
    const message = textFault(value);
    if (message) faults.push({ place: path.slice(0, 300), message });
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      const message = textFault(key);
      if (message) faults.push({ place: `${path.slice(0, 300)} (the name of a field)`, message });
      else visit(inner, `${path}.${key}`, faults);
    }
  }
}

export function textFault(text: string): string | undefined {
  if (text.includes('\0')) return 'holds a NUL character';
  if (!text.isWellFormed()) return 'holds half of a character (a lone surrogate)';
  return undefined;
}
