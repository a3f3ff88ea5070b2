import type { Line } from '../material/line.ts';
import type { Material } from '../material/material.ts';
import { DATA_NOT_ORDERS, fence } from './fence.ts';
import { languageName } from './language-name.ts';
import { describeManner, type Manner } from './manner.ts';

export function outlineInstructions(manner: Manner, language: string): string {
  const debate = manner.format === 'debate';
  return `You plan an audio episode made from a source text: which parts it has and which sentences of the source each part rests on. You do not write what is said.

Write titles and questions in ${languageName(language)}.

${describeManner(manner)}

OUTPUT
One JSON object and nothing else:
{"segments": [{"title": "...", "question": "...", "sentences": ["s3-s9", "s12"], "words": 180}]${debate ? ', "positions": [{"claim": "...", "sentences": ["s3"]}, {"claim": "...", "sentences": ["s8"]}]' : ''}}
"title": two to eight words that say what the part is about. "question": what it answers for the listener, one sentence.
"sentences": the numbered sentences it rests on, as numbers or ranges; whole paragraphs and whole lists with the line that leads them in ("- " marks an item), so that nothing hangs in the air. No sentence in two parts.
"words": how many words it gets.
${debate ? '"positions": two opposed positions that the source itself holds, each with the sentences that hold it. If it does not hold two, give an empty list.\n' : ''}
GOOD PARTS
- Few and deep rather than many and thin. Each can be understood by who heard the parts before it: what a term means comes before what is done with it.
- They follow the source's own order unless another is plainly better.
- Leave out what is not content: navigation, copyright, captions, affiliations, lists of references, thanks.
- No two parts about the same thing.

${DATA_NOT_ORDERS}`;
}

export function outlinePrompt(
  material: Material,
  lines: readonly Line[],
  wish: {
    part: number;
    parts: number;
    segments: number;
    words: number;
    language: string;
    nonce: string;
    focus?: string | undefined;
    again?: string | undefined;
  },
): string {
  return [
    `The source is ${JSON.stringify(material.title)}${wish.parts > 1 ? `, part ${wish.part} of ${wish.parts}` : ''}. Plan ${wish.segments === 1 ? 'one segment' : `up to ${wish.segments} segments`} of together about ${wish.words} words.`,
    ...(wish.focus
      ? [
          `The listener asked for: ${JSON.stringify(wish.focus)}. Plan only what belongs to that; if nothing here does, give {"segments": []}.`,
        ]
      : []),
    fence(material, lines, wish.nonce),
    ...(wish.again ? [`Your last answer could not be used: ${wish.again}. Give the JSON object only.`] : []),
    `Give the plan now, as one JSON object, with titles in ${languageName(wish.language)}.`,
  ].join('\n\n');
}
