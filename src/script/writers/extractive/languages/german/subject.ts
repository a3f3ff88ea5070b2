import { pattern, words } from '../../../../../kernel/patterns.ts';
import { countWords } from '../../text/count-words.ts';
import type { LetterCase } from '../../text/letter-case.ts';
import { splitWords, type Word } from '../cues/cue-words.ts';
import type { Asked, Topic } from '../question.ts';
import { isNoun, nounAfter } from './nouns.ts';
import { functionWords, stem } from './words.ts';

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

const ARTICLE = /^(?:der|die|das|ein|eine)$/;
const OF = /^(?:der|des|eines|einer|von|vom)$/;
const WHERE = /^(?:in|im|an|am|auf|zwischen|für|aus|mit|bei|unter|über)$/;
const FINITE_AUX =
  /^(?:ist|sind|war|waren|hat|haben|hatte|hatten|wird|werden|wurde|wurden|kann|können|konnte|konnten|muss|müssen|soll|sollen|darf|dürfen|gilt|lässt|lassen|ließ)$/;
const PLURAL_VERB = /(?:en|ern|eln|sind|tun)$/;

/**
 * Takes a sentence, gives its opening subject when a noun phrase in the nominative opens it and the finite
 * verb follows at once; in German main clauses nothing else can stand there. Anything less plain gives
 * undefined.
 */
export function openingSubject(sentence: string): Subject | undefined {
  const words = splitWords(sentence);
  const first = words[0];
  if (!first || first.start > 0 || words.length < 4) return undefined;
  const article = ARTICLE.test(first.lower) ? first.lower : undefined;
  if (article === undefined && functionWords.has(first.lower)) return undefined;
  let head = article === undefined ? bareHead(words) : nounAfter(words, 1);
  if (head < 0) return undefined;
  const headAt = head;
  head = pastAttributes(words, head, sentence);
  const verb = words[head + 1];
  if (!verb || !isVerb(verb) || sentence.slice(words[head]!.end, verb.start) !== ' ') return undefined;
  const text = sentence.slice(0, words[head]!.end);
  if (/["„“»«(),;:–]/.test(text)) return undefined;
  return {
    text,
    article,
    verb,
    head: words[headAt]!,
    plural: PLURAL_VERB.test(verb.lower),
    rest: sentence.slice(verb.end).trim(),
  };
}

/** "Vulkane entstehen", "Warme Luft steigt": the noun is the first word or follows its adjective. */
function bareHead(words: readonly Word[]): number {
  if (!/^\p{Lu}[\p{L}-]{2,}$/u.test(words[0]!.text)) return -1;
  if (!isNoun(words[1])) return 0;
  return /(?:e|er|es)$/.test(words[0]!.lower) ? 1 : -1;
}

/** "der Erde", "von Wasser", "in der Nordsee", "und Mond". */
function pastAttributes(words: readonly Word[], head: number, sentence: string): number {
  let at = head;
  for (let links = 0; links < 2; links += 1) {
    const link = words[at + 1];
    if (!link || sentence.slice(words[at]!.end, link.start) !== ' ') break;
    if (!OF.test(link.lower) && !WHERE.test(link.lower)) break;
    const from = /^(?:der|die|das|den|dem|des|eine[rms]?)$/.test(words[at + 2]?.lower ?? '')
      ? at + 3
      : at + 2;
    const next = nounAfter(words, from);
    if (next < 0) break;
    at = next;
  }
  return at;
}

function isVerb({ text, lower }: Word): boolean {
  if (!/^\p{Ll}/u.test(text)) return false;
  if (FINITE_AUX.test(lower)) return true;
  return !functionWords.has(lower) &&
    /(?:t|te|ten|en|eln|ern)$/.test(lower) &&
    !/^(?:ge\p{Ll}+t|zu\p{Ll}{0,3})$/u.test(lower)
    ? true
    : STRONG_PAST.test(lower);
}

const STRONG_PAST_VERBS = words`
  kam, kamen, ging, gingen, gab, gaben, fand, fanden, lag, lagen, stand, standen, zog, zogen, schrieb,
  schrieben, fiel, fielen, hielt, hielten, lief, liefen, blieb, blieben, stieg, stiegen, sank, sanken,
  brach, brachen, trug, trugen, schlug, schlugen, wuchs, wuchsen, nahm, nahmen, sah, sahen, half, begann,
  begannen, gewann, gewannen, verlor, verloren, bot, boten, schuf, schufen, traf, trafen, rief, riefen,
  hieß, hießen, galt, galten, erschien, flog, floss, sprach, starb, starben, trat, traten, warf, las,
  ließ, schnitt
`;

const STRONG_PAST = pattern('u')`^(?:\p{Ll}{0,5})${STRONG_PAST_VERBS}$`;

const EMPTY_HEADS = new Set(
  words`
    ergebnis, problem, frage, punkt, ding, weise, grund, antwort, beispiel, idee, fall, tatsache, zweck,
    ziel, unterschied, wirkung, folge, ursache, teil, art, zahl, anzahl, menge, mehrheit, reihe, zeit, tag,
    ende, anfang, geschichte, thema, arbeit, studie, bericht, buch, artikel, autor, verfasser, wahl, lösung,
    ansatz, methode, verfahren, vorgang, prozess, situation, aufgabe, vorteil, nachteil, jahr, jahrhundert,
    hälfte, rest, rolle, ausdruck, begriff, wort, name, bezeichnung, regel, umstand, möglichkeit, bedeutung,
    aussage, menschen, leute, forscher, experten, kritiker, befürworter, gegner, kapitel, abschnitt, text,
    mensch
  `.map(stem),
);

/** The opening subject as it stands inside a question; undefined where it names nothing by itself. */
export function findTopic(asked: Asked, mostWords = 6): { text: string; subject: Subject } | undefined {
  const subject = openingSubject(asked.text);
  if (!subject || asked.line.leans || countWords(subject.text) > mostWords) return undefined;
  if (EMPTY_HEADS.has(stem(subject.head.text))) return undefined;
  const text = inside(subject, asked.letterCase);
  return { text, subject };
}

function inside({ text, article }: Subject, letterCase: LetterCase): string {
  return article === undefined ? letterCase.inside(text) : text.charAt(0).toLowerCase() + text.slice(1);
}

/** What "Und X?" can ask for: a thing with its article, or a name that needs none. */
export const askableTopic: Topic = (asked) => {
  const topic = findTopic(asked, 5);
  if (!topic || topic.subject.article === 'ein' || topic.subject.article === 'eine') return undefined;
  if (/ (?:in|im|an|am|auf|bei|für|mit|aus|unter|über|zwischen) /.test(topic.text)) return undefined;
  return { text: topic.text, head: stem(topic.subject.head.text) };
};

const MOST_TITLE_WORDS = 5;

/** What a sentence is about, without its article; undefined where that would name no chapter. */
export function findSubject(text: string, letterCase: LetterCase): string | undefined {
  const subject = openingSubject(text);
  if (!subject || countWords(subject.text) > MOST_TITLE_WORDS || EMPTY_HEADS.has(stem(subject.head.text)))
    return undefined;
  // Without its article an adjective would have the wrong ending: "die warme Luft" may stay, "der große Damm" not.
  if (subject.article === undefined) return letterCase.inside(subject.text);
  return isNoun(splitWords(subject.text)[1]) ? subject.text.slice(subject.article.length + 1) : undefined;
}
