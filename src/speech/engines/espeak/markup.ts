/**
 * The engine reads its input as SSML; each mark becomes one space so that positions stay. Phonemes
 * within double brackets may hold such signs of their own.
 */
export function withoutMarkup(text: string): string {
  return text.replace(/\[\[[^[\]<>]*\]\]|[<>&]/g, (found) => (found.length > 1 ? found : ' '));
}
