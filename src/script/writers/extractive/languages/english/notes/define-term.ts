import { countWords } from '../../../text/count-words.ts';
import { capitalise } from '../../../text/letter-case.ts';
import { analyse, type Token } from '../tokens.ts';
import { ABSTRACT_END, COUNTED_HEADS, COUNTED_KINDS, DEFINITE_HEADS, UNCOUNTED } from './note-nouns.ts';
import { isPluralTerm, nameTerm } from './term-names.ts';

const MOST_TERM_WORDS = 6;

/**
 * A term and what the notes say of it as one sentence, and the question it answers. Undefined where the two
 * do not make a sentence: they are said with a colon then.
 */
export function defineTerm(
  term: string,
  meaning: string,
  sign: 'is' | 'label',
): { text: string; question?: string } | undefined {
  if (!isTerm(term)) return undefined;
  const name = nameTerm(term);
  const plural = isPluralTerm(term);
  const be = plural ? 'are' : 'is';
  const inner = smallMeaning(meaning);
  if (standsFor(term, meaning))
    return {
      text: `${name} ${plural ? 'stand' : 'stands'} for ${inner}`,
      question: `What does ${name} stand for?`,
    };
  const all = analyse(inner);
  const [first, second] = all;
  if (!first) return undefined;
  if (isDoing(first, second, sign))
    return { text: capitalise(`${name} ${inner}`), question: `What ${plural ? 'do' : 'does'} ${name} do?` };
  if (first.pos === 'AUX' && sign === 'label')
    return /^(?:is|are|was|were)$/.test(first.lower)
      ? { text: capitalise(`${name} ${inner}`), question: `What ${first.lower} ${name}?` }
      : { text: capitalise(`${name} ${inner}`) };
  if (/^(?:when|where)\b/i.test(inner))
    return { text: capitalise(`${name} ${be} ${inner}`), question: `What ${be} ${name}?` };
  const genus = meaningWithArticle(inner, all);
  if (sign === 'is' && !genus && /^\p{L}+$/u.test(term) && analyse(term)[0]?.pos === 'VERB')
    return { text: capitalise(`${term} ${be} ${inner}`) };
  if (sign === 'is' && !genus)
    return { text: capitalise(`${name} ${be} ${inner}`), question: `What ${be} ${name}?` };
  // "Absolute: a place on a map" names a kind, not a thing.
  if (!genus || isKind(term)) return undefined;
  const counted = genus.counted && takesArticle(name, plural);
  const subject = counted ? `${articleFor(name)} ${name}` : name;
  return { text: capitalise(`${subject} ${be} ${genus.text}`), question: `What ${be} ${subject}?` };
}

function isTerm(term: string): boolean {
  if (countWords(term) > MOST_TERM_WORDS || !/\p{L}/u.test(term)) return false;
  if (/[?!;,:<>=→]|->|\d{3}/.test(term)) return false;
  const all = analyse(term);
  return (
    !all.some(({ pos }) => pos === 'AUX' || pos === 'SCONJ' || pos === 'PRON') &&
    all.some(({ pos }) => pos === 'NOUN' || pos === 'PROPN' || pos === 'ADJ' || pos === 'VERB')
  );
}

/** A lone adjective: "Absolute", "Dynamic". */
function isKind(term: string): boolean {
  if (!/^\p{L}+$/u.test(term)) return false;
  return (
    analyse(term.toLowerCase())[0]?.pos === 'ADJ' || /(?:ive|ous|able|ible|ical|tic|inal|ial)$/.test(term)
  );
}

/** "PED", "price elasticity of demand": the letters are the words'. */
export function standsFor(term: string, meaning: string): boolean {
  if (!/^[\p{Lu}\p{N}]{2,6}s?$/u.test(term)) return false;
  const letters = term.replace(/s$/, '').toLowerCase();
  const words = meaning.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  const all = words.map((word) => word.charAt(0).toLowerCase()).join('');
  const main = words
    .filter((word) => !/^(?:of|the|and|in|for|to|a|an|on|with|per)$/i.test(word))
    .map((word) => word.charAt(0).toLowerCase())
    .join('');
  return all === letters || main === letters;
}

function isDoing(first: Token, second: Token | undefined, sign: 'is' | 'label'): boolean {
  return (
    sign === 'label' &&
    first.pos === 'VERB' &&
    /[^s]s$/.test(first.lower) &&
    first.lower !== first.lemma &&
    second !== undefined
  );
}

function smallMeaning(meaning: string): string {
  const [first] = analyse(meaning);
  const word = meaning.split(/[\s,]/, 1)[0]!;
  if (
    /^.+\p{Lu}/u.test(word) ||
    /^\p{Lu}$/u.test(word) ||
    (first?.pos === 'PROPN' && /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(meaning))
  )
    return meaning;
  return meaning.charAt(0).toLowerCase() + meaning.slice(1);
}

/** A meaning that is a noun phrase, with the article it needs; undefined for anything else. */
function meaningWithArticle(
  inner: string,
  all: readonly Token[],
): { text: string; counted: boolean } | undefined {
  const [first] = all;
  if (/^(?:an?|the|any|one of|every|each)\b/.test(inner)) {
    const head = headAt(all, 1);
    if (!head || hasClause(all)) return undefined;
    return { text: inner, counted: /^an? /.test(inner) && COUNTED_KINDS.has(head.lemma) };
  }
  if (!['NOUN', 'ADJ', 'PROPN', 'NUM', 'ADV', 'VERB'].includes(first!.pos)) return undefined;
  const head = headAt(all, 0);
  if (!head || hasClause(all)) return undefined;
  // "increases area of", "control water levels": what looks like a noun may be the verb.
  if (first !== head && /[^su]s$/.test(first!.lower)) return undefined;
  const after = all[all.indexOf(head) + 1]?.lower;
  if (after === undefined || !LINKS.has(after)) return undefined;
  const plural = /[^su]s$/.test(head.lower) && head.lower !== head.lemma;
  if (first!.pos === 'NUM' || /^(?:more|less|most|many|few|fewer|lots?|much|other|same)$/.test(first!.lower))
    return undefined;
  if (plural || head.pos === 'PROPN') return { text: inner, counted: false };
  const counted = COUNTED_HEADS.has(head.lemma);
  if (DEFINITE_HEADS.has(head.lemma) && !counted && after !== undefined) {
    const one = /^(?:of|by|at|in|between|to|from|through|away|whereby|which|where|that|when|for)$/.test(
      after,
    );
    return one ? { text: `the ${inner}`, counted: false } : { text: inner, counted: false };
  }
  if (UNCOUNTED.has(head.lemma)) return { text: inner, counted: false };
  if (
    counted ||
    (after !== undefined &&
      /^(?:that|which|who|whose|where|for|used|with)$/.test(after) &&
      !ABSTRACT_END.test(head.lemma))
  )
    return { text: `${articleFor(inner)} ${inner}`, counted: COUNTED_KINDS.has(head.lemma) };
  return after === 'of' || head.lower.endsWith('ing') ? { text: `the ${inner}`, counted: false } : undefined;
}

/** What a noun phrase goes on with. */
const LINKS = new Set([
  'of',
  'that',
  'which',
  'who',
  'whose',
  'where',
  'for',
  'used',
  'between',
  'in',
  'by',
  'from',
  'with',
  'to',
  'at',
  'on',
  'when',
  'whereby',
  'made',
  'through',
  'into',
  'away',
  'found',
]);

/** The noun that a phrase is about: the last of its first run of nouns. */
function headAt(all: readonly Token[], from: number): Token | undefined {
  let head: Token | undefined;
  for (const [i, token] of all.slice(from).entries()) {
    // "rise and fall of": both are the head.
    if (head && token.pos === 'CCONJ' && all[from + i + 1]?.pos === 'NOUN') continue;
    if (
      token.pos === 'NOUN' ||
      token.pos === 'PROPN' ||
      (head === undefined && token.pos === 'VERB' && /ing$/.test(token.lower))
    )
      head = token;
    else if (head || !['ADJ', 'ADV', 'NUM', 'VERB', 'CCONJ'].includes(token.pos)) break;
  }
  return head;
}

/** A verb of its own before any "that" or "which" makes it no phrase. */
function hasClause(all: readonly Token[]): boolean {
  const to = all.findIndex(({ lower }) =>
    /^(?:that|which|who|whose|where|when|by|because|if|so)$/.test(lower),
  );
  return all
    .slice(1, to < 0 ? undefined : to)
    .some(
      ({ pos, lower, lemma }) => pos === 'AUX' || (pos === 'VERB' && /[^s]s$/.test(lower) && lower !== lemma),
    );
}

/** "catalyst" is counted; "osmosis", "PED" and "the Krebs cycle" are not. */
function takesArticle(name: string, plural: boolean): boolean {
  if (plural || / of /.test(name) || /^(?:the|an?) /.test(name) || /^\p{Lu}/u.test(name)) return false;
  return !ABSTRACT_END.test(name) && !UNCOUNTED.has(name.split(' ').at(-1)!);
}

export function articleFor(phrase: string): 'a' | 'an' {
  if (/^(?:uni|use|usu|eu|one\b|once)/i.test(phrase)) return 'a';
  if (/^(?:hour|honest|heir|honou?r)/i.test(phrase)) return 'an';
  if (/^[\p{Lu}]{2,}/u.test(phrase)) return /^[AEFHILMNORSX]/.test(phrase) ? 'an' : 'a';
  return /^[aeiou]/i.test(phrase) ? 'an' : 'a';
}
