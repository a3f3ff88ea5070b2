import type { Inline } from '../../../shared/draft.ts';
import { InlineBuilder } from '../../../shared/inline-text.ts';

/** Text with _words_ in underscores, as plain text shows emphasis, marked and without them. */
export function underscoreEmphasis(text: string): Inline {
  const builder = new InlineBuilder();
  let done = 0;
  for (const match of text.matchAll(
    /(?<![\p{L}\p{N}_])_([^_\s](?:[^_]{0,300}?[^_\s])?)_(?![\p{L}\p{N}_])/gu,
  )) {
    builder.add(text.slice(done, match.index)).add(match[1]!, ['emphasis']);
    done = match.index + match[0].length;
  }
  return builder.add(text.slice(done)).finish();
}
