/** Spaces and marks set right after something was taken out. */
export function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/(?<!\s)\s+([.,;:!?])(?!\w)/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/,\s*([.;:!?])(?!\d)/g, '$1')
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/^[,;:]\s*/, '')
    .trim();
}

/** A sentence whose first words were taken out begins with a capital again. */
export function beginAgain(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
