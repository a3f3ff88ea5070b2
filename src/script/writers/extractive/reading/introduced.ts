import { openingSubject } from '../text/subject.ts';
import { stem } from '../text/stems.ts';
import { analyse } from '../text/tokens.ts';
import type { Section } from './model.ts';

/**
 * "The experiment showed ..." leans when the lines before it brought in "an experiment": said alone, the
 * article points at something the listener has not met. Marks such lines as leaning.
 */
export function markIntroduced(sections: readonly Section[]): void {
  for (const section of sections) {
    const brought = new Set<string>();
    for (const paragraph of section.paragraphs)
      for (const line of paragraph.lines) {
        const opening = openingSubject(line.text);
        const first = opening?.tokens[0];
        const pointing = first?.lower === 'the' && !/\b(?:of|in|for|between)\b/.test(opening!.text);
        if (pointing && brought.has(stem(opening!.head.text))) line.leans = true;
        for (const noun of indefinites(line.text)) brought.add(noun);
      }
  }
}

/** Stems of nouns that a sentence brings in with "a", "an", "one", "two", "some". */
function indefinites(text: string): string[] {
  const tokens = analyse(text);
  const out: string[] = [];
  tokens.forEach((token, i) => {
    if (!/^(?:an?|one|two|three|four|some|several)$/.test(token.lower)) return;
    for (let at = i + 1; at < Math.min(tokens.length, i + 6); at += 1) {
      const here = tokens[at]!;
      const next = tokens[at + 1];
      if (here.pos === 'NOUN' && next?.pos !== 'NOUN') {
        out.push(stem(here.text));
        break;
      }
      if (here.pos !== 'ADJ' && here.pos !== 'NOUN' && here.pos !== 'ADV') break;
    }
  });
  return out;
}
