import model from 'wink-eng-lite-web-model';
import winkNLP, { type PartOfSpeech } from 'wink-nlp';

/** A word or mark of a sentence, with its part of speech (universal tags) and dictionary form. */
export interface Token {
  text: string;
  lower: string;
  pos: PartOfSpeech;
  lemma: string;
  /** Offsets into the analysed text, UTF-16 code units. */
  start: number;
  end: number;
}

const nlp = winkNLP(model);
const { pos, value } = nlp.its;
// The package's types give `lemma` a parameter list that its own `out` refuses.
const lemma = nlp.its.lemma as typeof nlp.its.value;

/** The same sentence is asked about many times in one script; analysis is pure, so it is kept. */
const known = new Map<string, Token[]>();
/** Tokens kept, of all sentences together: some tens of megabytes. */
const MOST_KNOWN = 400_000;
let kept = 0;

/** UTF-16 units of a text that are looked at: twice as much as anybody can say in one breath. */
const MOST_TAGGED = 1000;

/** Takes one English sentence, gives its tokens in order. */
export function analyse(text: string): Token[] {
  const before = known.get(text);
  if (before) return before;
  const tokens = tag(text.slice(0, MOST_TAGGED));
  if (kept > MOST_KNOWN) {
    known.clear();
    kept = 0;
  }
  kept += tokens.length;
  known.set(text, tokens);
  return tokens;
}

function tag(text: string): Token[] {
  // The tokenizer takes "Sun." for the abbreviation of Sunday; a space before the last mark prevents it.
  const spaced = text.replace(/([.!?])(["'”’)]*)$/, ' $1$2');
  const doc = nlp.readDoc(spaced);
  const values = doc.tokens().out(value) as string[];
  const tags = doc.tokens().out(pos) as PartOfSpeech[];
  const lemmas = doc.tokens().out(lemma) as string[];
  const tokens: Token[] = [];
  let at = 0;
  values.forEach((word, i) => {
    const start = text.indexOf(word, at);
    if (start < 0) return;
    at = start + word.length;
    tokens.push(
      mend({ text: word, lower: word.toLowerCase(), pos: tags[i]!, lemma: lemmas[i]!, start, end: at }),
    );
  });
  return tokens.map((token, i) => verbAmongNouns(token, tokens[i - 1], tokens[i + 1]));
}

const DETERMINERS = new Set(['the', 'a', 'an', 'this', 'these', 'those', 'every', 'each']);

/** Mistakes of the tagger that would mislead the rules below. */
function mend(token: Token): Token {
  if (DETERMINERS.has(token.lower)) return { ...token, pos: 'DET' };
  if (/^\d[\d,.]*$/.test(token.text)) return { ...token, pos: 'NUM' };
  return token;
}

/** "A tide mill traps the water": a noun in -s between a noun and an article is the verb. */
function verbAmongNouns(token: Token, before: Token | undefined, after: Token | undefined): Token {
  const between = (before?.pos === 'NOUN' || before?.pos === 'PROPN') && after?.pos === 'DET';
  return between && token.pos === 'NOUN' && /[^s]s$/.test(token.lower) ? { ...token, pos: 'VERB' } : token;
}

export function isWord(token: Token): boolean {
  return /[\p{L}\p{N}]/u.test(token.text);
}
