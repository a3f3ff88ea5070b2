/** A title as it stands inside quotation marks: its own marks single, no mark at its end. */
export function bareTitle(title: string): string {
  return title.replace(/["“”«»]/g, "'").replace(/[.:]$/, '');
}
