import { words } from '../../../../../kernel/patterns.ts';
import { countWords } from '../../text/count-words.ts';
import type { LetterCase } from '../../text/letter-case.ts';
import { splitWords, type Word } from '../cues/cue-words.ts';
import type { Asked, Topic } from '../question.ts';
import { nounAfter } from './nouns.ts';
import { finiteVerbs, functionWords, stem } from './words.ts';

/** The subject a sentence opens with, where it is a plain noun phrase, and the verb right behind it. */
export interface Subject {
  /** As written, from the first letter of the sentence. */
  text: string;
  article: string | undefined;
  head: Word;
  verb: Word;
  plural: boolean;
  /** What follows the verb. */
  rest: string;
}

const ARTICLE = /^(?:de|het|een)$/;
const LINK = /^(?:van|in|op|aan|bij|tussen|voor|uit|met|onder|over|en)$/;
const PLURAL = /(?:en|zijn|gaan|staan|doen|zien|slaan|bestaan|ontstaan)$/;

/**
 * Takes a sentence, gives its opening subject when a noun phrase opens it and a finite verb of the list follows
 * at once. Anything less plain gives undefined.
 */
export function openingSubject(sentence: string): Subject | undefined {
  const words = splitWords(sentence);
  const first = words[0];
  if (!first || first.start > 0 || words.length < 4) return undefined;
  const article = ARTICLE.test(first.lower) ? first.lower : undefined;
  if (article === undefined && (functionWords.has(first.lower) || finiteVerbs.has(first.lower)))
    return undefined;
  const headAt = nounAfter(words, article === undefined ? 0 : 1, sentence);
  if (headAt < 0) return undefined;
  const end = pastAttributes(words, headAt, sentence);
  const verb = words[end + 1];
  if (!verb || !finiteVerbs.has(verb.lower) || /^\p{Lu}/u.test(verb.text)) return undefined;
  if (sentence.slice(words[end]!.end, verb.start) !== ' ') return undefined;
  const text = sentence.slice(0, words[end]!.end);
  if (/["“”„‘’(),;:–]/.test(text)) return undefined;
  return {
    text,
    article,
    verb,
    head: words[headAt]!,
    plural: PLURAL.test(verb.lower) || /^(?:waren|hadden)$/.test(verb.lower),
    rest: sentence.slice(verb.end).trim(),
  };
}

/** "van de zee", "in het noorden", "en de zon". */
function pastAttributes(words: readonly Word[], head: number, sentence: string): number {
  let at = head;
  for (let links = 0; links < 2; links += 1) {
    const link = words[at + 1];
    if (!link || !LINK.test(link.lower) || sentence.slice(words[at]!.end, link.start) !== ' ') break;
    const from = ARTICLE.test(words[at + 2]?.lower ?? '') ? at + 3 : at + 2;
    const next = nounAfter(words, from, sentence);
    if (next < 0) break;
    at = next;
  }
  return at;
}

const EMPTY_HEADS = new Set(
  words`
    resultaat, probleem, vraag, punt, ding, manier, reden, antwoord, voorbeeld, idee, geval, feit, doel,
    verschil, werking, gevolg, oorzaak, deel, soort, getal, aantal, hoeveelheid, meerderheid, reeks, tijd,
    dag, einde, begin, geschiedenis, onderwerp, werk, studie, rapport, boek, artikel, auteur, schrijver,
    keuze, oplossing, aanpak, methode, proces, situatie, taak, voordeel, nadeel, jaar, eeuw, helft, rest,
    rol, uitdrukking, begrip, woord, naam, term, regel, omstandigheid, mogelijkheid, betekenis, uitspraak,
    mensen, mens, onderzoekers, deskundigen, critici, voorstanders, tegenstanders, hoofdstuk, paragraaf,
    tekst, meeste
  `.map(stem),
);

/** The opening subject as it stands inside a question; undefined where it names nothing by itself. */
export function findTopic(asked: Asked, mostWords = 6): { text: string; subject: Subject } | undefined {
  const subject = openingSubject(asked.text);
  if (!subject || asked.line.leans || countWords(subject.text) > mostWords) return undefined;
  if (EMPTY_HEADS.has(stem(subject.head.text))) return undefined;
  const { letterCase } = asked;
  if (!letterCase.sure(subject.text)) return undefined;
  return { text: letterCase.inside(subject.text), subject };
}

/** What "En X?" can ask for: a thing with its article, or a name that needs none. */
export const askableTopic: Topic = (asked) => {
  const topic = findTopic(asked, 5);
  if (!topic || topic.subject.article === 'een') return undefined;
  if (topic.subject.article === undefined && !topic.subject.plural && !/^\p{Lu}/u.test(topic.text))
    return undefined;
  if (/ (?:in|op|aan|bij|voor|met|uit|onder|over|tussen) /.test(topic.text)) return undefined;
  return { text: topic.text, head: stem(topic.subject.head.text) };
};

const MOST_TITLE_WORDS = 5;

/** What a sentence is about, without its article; undefined where that would name no chapter. */
export function findSubject(text: string, letterCase: LetterCase): string | undefined {
  const subject = openingSubject(text);
  if (!subject || countWords(subject.text) > MOST_TITLE_WORDS || EMPTY_HEADS.has(stem(subject.head.text)))
    return undefined;
  return letterCase.inside(subject.text).replace(/^(?:de|het|een) /, '');
}
