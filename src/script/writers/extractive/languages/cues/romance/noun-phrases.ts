import { splitWords, type Word } from '../cue-words.ts';
import type { Grammar } from './grammar.ts';

const MARK = /[,;:()"“”«»–—?!.[\]/]/;
const MOST_SUBJECT_WORDS = 10;

/** The subject a sentence opens with, and the verb it governs. */
export interface Subject {
  /** As written, from the first letter of the sentence. */
  text: string;
  words: Word[];
  head: Word;
  verb: Word;
  plural: boolean;
  /** Whether a preposition joins a second noun to the head. */
  linked: boolean;
  /** Whether a "not" stands before the verb. */
  negated: boolean;
}

/** Places of nouns among the words: after a determiner or preposition, and names. */
export function nounPlaces(words: readonly Word[], grammar: Grammar): number[] {
  return words.flatMap((word, i) => (isNoun(words, i, word, grammar) ? [i] : []));
}

function isNoun(words: readonly Word[], i: number, word: Word, grammar: Grammar): boolean {
  if (!grammar.stems.carries(word) || !/\p{L}{2}/u.test(word.text)) return false;
  if (/^\p{Lu}/u.test(word.text) && i > 0) return true;
  if (i === 0) return !grammar.verbs.has(word.lower);
  let at = i - 1;
  while (at > 0 && grammar.before.has(words[at]!.lower)) at -= 1;
  return leadsNoun(words[at]!, grammar);
}

function leadsNoun({ lower }: Word, grammar: Grammar): boolean {
  const { definite, indefinite, contracted, determiners, links } = grammar;
  return [definite, indefinite, contracted, determiners, links].some((set) => set.has(lower));
}

export function nouns(text: string, grammar: Grammar): string[] {
  const words = splitWords(text);
  return nounPlaces(words, grammar).map((i) => grammar.stems.stem(words[i]!.text));
}

/**
 * The opening subject, where a sentence begins with an article or a name and a finite verb of the list
 * follows with nothing but its noun phrase between. Anything less plain gives undefined.
 */
export function openingSubject(sentence: string, grammar: Grammar): Subject | undefined {
  const words = splitWords(sentence);
  const [first] = words;
  if (!first || first.start > 0) return undefined;
  const article = grammar.definite.has(first.lower) || grammar.indefinite.has(first.lower);
  if (!article && !grammar.stems.carries(first)) return undefined;
  const verbAt = words.findIndex((_, i) => i > 0 && isVerb(words, i, grammar));
  if (verbAt < 1 || verbAt > MOST_SUBJECT_WORDS + 3) return undefined;
  if (MARK.test(sentence.slice(first.start, words[verbAt]!.start))) return undefined;
  let end = verbAt;
  while (end > 1 && grammar.between.has(words[end - 1]!.lower)) end -= 1;
  const subject = words.slice(0, end);
  if (subject.length > MOST_SUBJECT_WORDS || !isPhrase(subject, grammar)) return undefined;
  const head = subject.find((word) => grammar.stems.carries(word));
  // Without an article it must be a name: one word, or all in capitals.
  if (!head || (!article && !subject.every((w) => /^\p{Lu}/u.test(w.text) || grammar.links.has(w.lower))))
    return undefined;
  const last = subject.at(-1)!;
  const verb = words[verbAt]!;
  return {
    text: sentence.slice(first.start, last.end),
    words: subject,
    head,
    verb,
    plural: grammar.pluralVerb.test(verb.lower),
    negated: words.slice(end, verbAt).some((w) => grammar.negation.has(w.lower)),
    linked: subject.some((w) => grammar.links.has(w.lower) || grammar.contracted.has(w.lower)),
  };
}

/** A verb of the list, a pronoun that hangs on it left out: "compõe-se". */
export function isFiniteVerb({ lower }: Word, grammar: Grammar): boolean {
  return grammar.verbs.has(lower.replace(/-(?:se|lhes?|[oa]s?|l[oa]s?|n[oa]s?|me|nos|ce|il|elle|on)$/, ''));
}

/** A word of the list that no determiner makes a noun. */
function isVerb(words: readonly Word[], i: number, grammar: Grammar): boolean {
  const word = words[i]!;
  const before = words[i - 1]!;
  if (!isFiniteVerb(word, grammar) || /^\p{Lu}/u.test(word.text)) return false;
  return (
    (grammar.between.has(before.lower) && !grammar.definite.has(before.lower)) || !leadsNoun(before, grammar)
  );
}

function isPhrase(words: readonly Word[], grammar: Grammar): boolean {
  const { definite, indefinite, contracted, links, joins, before, stems, determiners } = grammar;
  const inside = [definite, indefinite, contracted, links, joins, before];
  return words.every((word, i) => {
    if (i > 0 && determiners.has(word.lower)) return false;
    return (
      stems.carries(word) || !grammar.functionWords.has(word.lower) || inside.some((s) => s.has(word.lower))
    );
  });
}

/** Whether what follows a noun leaves it without anything that tells which one is meant. */
function standsBare(text: string, words: readonly Word[], at: number, grammar: Grammar): boolean {
  const noun = words[at]!;
  const next = words[at + 1];
  if (!next || MARK.test(text.slice(noun.end, next.start))) return true;
  const { between, joins } = grammar;
  return isFiniteVerb(next, grammar) || between.has(next.lower) || joins.has(next.lower);
}

/** The noun after the determiner at `from`, adjectives before it and numbers skipped. */
function nounAfter(words: readonly Word[], from: number, grammar: Grammar): number | undefined {
  let at = from + 1;
  while (words[at] && (grammar.before.has(words[at]!.lower) || /^\d/.test(words[at]!.text))) at += 1;
  const noun = words[at];
  return noun && grammar.stems.carries(noun) ? at : undefined;
}

/** Stems of nouns that a sentence points at with a definite article and tells nothing more of. */
export function definites(text: string, grammar: Grammar): Set<string> {
  const words = splitWords(text);
  const out = new Set<string>();
  words.forEach((word, i) => {
    if (!grammar.definite.has(word.lower) && !grammar.contracted.has(word.lower)) return;
    const at = nounAfter(words, i, grammar);
    if (at === undefined || /^\p{Lu}/u.test(words[at]!.text)) return;
    if (standsBare(text, words, at, grammar)) out.add(grammar.stems.stem(words[at]!.text));
  });
  return out;
}

/** Stems of nouns that a sentence brings in: "un barrage", "deux formes". */
export function indefinites(text: string, grammar: Grammar): string[] {
  const words = splitWords(text);
  return words.flatMap((word, i) => {
    const at = grammar.indefinite.has(word.lower) ? nounAfter(words, i, grammar) : undefined;
    return at === undefined ? [] : [grammar.stems.stem(words[at]!.text)];
  });
}

/** The noun that an opening definite article points at. */
export function pointedAt(text: string, grammar: Grammar): { stem: string; bare: boolean } | undefined {
  const words = splitWords(text);
  if (!words[0] || !grammar.definite.has(words[0].lower)) return undefined;
  const subject = openingSubject(text, grammar);
  if (subject) {
    if (subject.linked || /^\p{Lu}/u.test(subject.head.text)) return undefined;
    // "La fermentation est un processus ..." names a kind of thing, as its article does in these languages.
    const after = words.find((word) => word.start > subject.verb.start);
    if (after && grammar.indefinite.has(after.lower)) return undefined;
    return { stem: grammar.stems.stem(subject.head.text), bare: subject.words.length === 2 };
  }
  const at = nounAfter(words, 0, grammar);
  if (at === undefined || /^\p{Lu}/u.test(words[at]!.text) || !standsBare(text, words, at, grammar))
    return undefined;
  return { stem: grammar.stems.stem(words[at]!.text), bare: true };
}
