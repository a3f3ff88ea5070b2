import { newStemmer } from 'snowball-stemmers';
import { words } from '../../../../../kernel/patterns.ts';
import { analyse } from './tokens.ts';

const stemmer = newStemmer('english');
const stemmed = new Map<string, string>();

/** The Snowball stem of a word in lower case. */
export function stem(word: string): string {
  const lower = word.toLowerCase().replace(/[’']s$/, '');
  let found = stemmed.get(lower);
  if (found === undefined) {
    found = stemmer.stem(lower);
    stemmed.set(lower, found);
  }
  return found;
}

const CONTENT = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ', 'NUM']);

/** Words that carry no topic although they are nouns, verbs or adjectives. */
const LIGHT = new Set(words`
  be, have, do, make, take, give, get, go, come, use, way, thing, lot, kind, sort, part, one, two, three,
  many, much, more, most, such, other, same, new, first, last, well, own, several, different, example, case,
  number, time, year, people, call, know, see, say, show, find, mean, become, include
`);

/** The stems of the content words of a sentence, in order, repeats kept. */
export function contentStems(text: string): string[] {
  const out: string[] = [];
  for (const token of analyse(text)) {
    if (!CONTENT.has(token.pos) || token.text.length < 2) continue;
    if (LIGHT.has(token.lemma) || LIGHT.has(token.lower)) continue;
    out.push(stem(token.text));
  }
  return out;
}
