/** A line of a plain text file: its words, how far it is indented, and what stands around it. */
export interface TextLine {
  text: string;
  indent: number;
}

/** Lines without line-end spaces, tabs as four columns, page feeds as blank lines. */
export function splitTextLines(text: string): TextLine[] {
  return text
    .replace(/\f/g, '\n\n')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((raw) => {
      const line = withBlanks(raw.replace(/\t/g, '    ').trimEnd());
      const words = line.trimStart();
      return { text: words, indent: line.length - words.length };
    });
}

/** "the crust.Each fragment", "(a plate).It moves", "a collision,some": a blank was forgotten behind the mark. */
function withBlanks(line: string): string {
  return line
    .replace(
      /(?<=\p{L}\p{Ll}{2}[)"”’]?|\p{Ll}\))([.!?])(?=\p{Lu}\p{Ll}+ \p{L}|(?:the|this|these|it|they|there|each|when|if|in) \p{Ll})/gu,
      '$1 ',
    )
    .replace(/(?<=\p{Ll}{2}),(?=\p{Ll}{2,} \p{Ll})/gu, ', ');
}

/** Runs of lines between blank lines. */
export function splitChunks(lines: readonly TextLine[]): TextLine[][] {
  const chunks: TextLine[][] = [];
  let open: TextLine[] = [];
  for (const line of lines) {
    if (line.text !== '') open.push(line);
    else if (open.length > 0) {
      chunks.push(open);
      open = [];
    }
  }
  if (open.length > 0) chunks.push(open);
  return chunks;
}
