import { buildStems, type Stems, wordSet } from '../cue-words.ts';

/*
 * What of a Romance language's grammar can be told without a tagger: nouns follow a determiner or a
 * preposition, and a sentence's subject ends at the first finite verb of a list.
 */
export interface Grammar {
  stems: Stems;
  functionWords: ReadonlySet<string>;
  definite: ReadonlySet<string>;
  indefinite: ReadonlySet<string>;
  /** A preposition and its article in one: "du", "nella", "pelo". */
  contracted: ReadonlySet<string>;
  /** Possessives, demonstratives and quantifiers before a noun. */
  determiners: ReadonlySet<string>;
  /** Prepositions that may join nouns inside a phrase. */
  links: ReadonlySet<string>;
  /** "and", "or". */
  joins: ReadonlySet<string>;
  /** Adjectives that usually stand before their noun. */
  before: ReadonlySet<string>;
  /** Finite forms that may follow a subject. */
  verbs: ReadonlySet<string>;
  /** Clitics, negations and adverbs that may stand between subject and verb. */
  between: ReadonlySet<string>;
  /** Heads that name nothing by themselves. */
  emptyHeads: ReadonlySet<string>;
  pluralVerb: RegExp;
  /** "not" before a verb. */
  negation: ReadonlySet<string>;
}

/** The lists of a language, words separated by spaces, in small letters. */
export type GrammarWords = Record<
  | 'definite'
  | 'indefinite'
  | 'contracted'
  | 'determiners'
  | 'links'
  | 'joins'
  | 'before'
  | 'verbs'
  | 'between'
  | 'emptyHeads'
  | 'negation'
  | 'function'
  | 'light',
  string
>;

export function buildGrammar(stemmer: string, words: GrammarWords, pluralVerb: RegExp): Grammar {
  const set = {
    definite: wordSet(words.definite),
    indefinite: wordSet(words.indefinite),
    contracted: wordSet(words.contracted),
    determiners: wordSet(words.determiners),
    links: wordSet(words.links),
    joins: wordSet(words.joins),
    before: wordSet(words.before),
    verbs: wordSet(words.verbs),
    between: wordSet(words.between),
    emptyHeads: wordSet(words.emptyHeads),
    negation: wordSet(words.negation),
  };
  const { definite, indefinite, contracted, determiners, links, joins, between } = set;
  const functionWords = new Set([
    ...wordSet(words.function),
    ...[definite, indefinite, contracted, determiners, links, joins, between].flatMap((s) => [...s]),
  ]);
  const lightWords = wordSet(`${words.light} ${words.before}`);
  return { ...set, functionWords, pluralVerb, stems: buildStems({ stemmer, functionWords, lightWords }) };
}

/** Third persons of regular verbs: infinitives, and the endings that replace theirs ("ar": "a an aba aban"). */
export function listForms(infinitives: string, endings: Readonly<Record<string, string>>): string {
  return [...wordSet(infinitives)]
    .flatMap((infinitive) => {
      const own = Object.keys(endings).find((ending) => infinitive.endsWith(ending));
      if (own === undefined) return [];
      const root = infinitive.slice(0, -own.length);
      return [...wordSet(endings[own]!)].map((ending) => root + ending);
    })
    .join(' ');
}
