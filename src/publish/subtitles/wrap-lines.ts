/** Characters a line of a caption may have. */
export const LINE_WIDTH = 42;

export function fitsTwoLines(text: string): boolean {
  return text.length <= LINE_WIDTH || breakOf(text) !== undefined;
}

/** One line, or two of about one length, the lower rather the longer. */
export function wrapLines(text: string): string[] {
  if (text.length <= LINE_WIDTH) return [text];
  const at = breakOf(text);
  return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** The space at which the text falls into two lines that are short enough, or undefined. */
function breakOf(text: string): number | undefined {
  let best: { at: number; cost: number } | undefined;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) {
    const [upper, lower] = [at, text.length - at - 1];
    if (upper > LINE_WIDTH || lower > LINE_WIDTH) continue;
    const cost = Math.abs(upper - lower) + (upper > lower ? 4 : 0) - (/[,;:]/u.test(text[at - 1]!) ? 6 : 0);
    if (!best || cost < best.cost) best = { at, cost };
  }
  return best?.at;
}
