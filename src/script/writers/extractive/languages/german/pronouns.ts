import { pattern, phrases, words } from '../../../../../kernel/patterns.ts';
import { splitWords, type Word } from '../cues/cue-words.ts';
import { isNoun } from './nouns.ts';

const PERSONAL = /^(?:er|sie|ihn|ihm|ihnen|ihre?[nrms]?|seine?[nrms]?|deren|dessen)$/;
const THIS = /^(?:diese[rsnm]?|dies|jene[rsnm]?)$/;
const OWN_TIME = /^(?:Jahr|Jahres|Jahrhundert|Jahrhunderts|Monat|Tag|Tage|Tagen|Welt|Woche)$/;
/** "dabei", "dadurch": they stand for something told, unless a clause says what follows. */
const PRO_ADVERB =
  /^(?:dabei|dadurch|davon|dafür|daran|darauf|daraus|darin|darüber|darunter|dazu|daneben|dahinter|hierbei|hierdurch|hierfür|hierzu|hieraus|hierin|hiervon|dagegen)$/;
const THERE =
  /^(?:hier|dort|dorthin|daher|deshalb|deswegen|darum|folglich|somit|demnach|infolgedessen|hingegen|stattdessen)$/;
const CORRELATE =
  /,[^,]* ?(?:dass|wie|ob|was|wo|wer|wann|warum|wenn|um|damit|welche[rsnm]?)\b|\bzu \p{Ll}+n\b|\p{Ll}zu\p{Ll}{1,60}en\b/u;

/** A pronoun or a demonstrative with nothing before it in the same sentence that could hold it. */
export function pointsBack(text: string, opensParagraph = false): boolean {
  const words = splitWords(text);
  let named = 0;
  for (const [i, word] of words.entries()) {
    if (
      points(word, words, i, named, text) &&
      !(opensParagraph && named > 0 && i > 3 && !THIS.test(word.text))
    )
      return true;
    if (isNoun(word)) named += 1;
  }
  const rest = opensParagraph ? text.replace(/(?<= )auch(?= )/g, '') : text;
  return CARRIED_OVER.test(quoteless(rest)) || EXAMPLE.test(text) || both(text) || lacksItsBase(text);
}

function points(word: Word, words: readonly Word[], i: number, named: number, text: string): boolean {
  const before = text.slice(0, word.start);
  const after = text.slice(word.end);
  if (PERSONAL.test(word.text)) return named === 0 && !/, $/.test(before);
  if (THIS.test(word.text)) {
    if (OWN_TIME.test(words[i + 1]?.text ?? '')) return false;
    // "diese Merkmale: ...": they follow.
    if (/^(?: \p{L}+){1,2}:/u.test(after)) return false;
    if (named === 0) return true;
    // It may point at a noun that stands before it.
    const noun = words.slice(i + 1, i + 4).find(isNoun);
    return noun !== undefined && !words.slice(0, i).some((w) => w.lower === noun.lower || endsAlike(w, noun));
  }
  const isThere = THERE.test(word.text);
  // What stands before is read for these words alone: for each word it would cost the square of the length.
  if ((!isThere && !PRO_ADVERB.test(word.text)) || /[,;:–]/.test(before)) return false;
  if (isThere) return !/^ (?:und|oder|zu|in|im|am|auf|an|bei|unter|oben|oder)\b/.test(after);
  return !CORRELATE.test(after) && !/^ (?:und|oder)\b/.test(after);
}

/** "Salzkristalle ... diese Kristalle". */
function endsAlike(word: Word, noun: Word): boolean {
  return word.lower.length > noun.lower.length && word.lower.endsWith(noun.lower.slice(0, -1));
}

function quoteless(text: string): string {
  return text.replace(/„[^“”]{0,500}[“”]|»[^«]{0,500}«/g, '');
}

const CARRIED_WORDS = phrases`
  ebenfalls
  gleichfalls
  außerdem
  zudem
  ferner
  dennoch
  trotzdem
  jedoch
  allerdings
  nämlich
  übrigens
  wiederum
  stattdessen
  demnach
  folglich
  somit
  ihrerseits
  seinerseits
  letztere[rnms]?
  ersterer?
  derselben?
  dieselben?
  dasselbe
  denselben
  demselben
  desselben
  solche[rnms]?(?!.*, (?:die|der|das|wie)\b)
  derartige[rnms]?
  ebensolche
  weitere[rnms]? (?=\p{Lu})
  genannten?
  erwähnten?
  obengenannten?
  besagten?
  entsprechende[rnms]?
  damals
  schließlich
  mittlerweile
  inzwischen
`;

/** Words that compare with, add to or follow from something said before, wherever they stand. */
const CARRIED_OVER = pattern('u')`
  (?<![,;–]) aber\b
  |\baber (?:auch|noch)\b(?=.{0,40}\b(?:anders?|weitere|ander\p{Ll}+)\b)
  |(?<!\b(?:sondern|als|wenn|aber|oder|wie) )\bauch\b(?! (?:wenn|nur|immer|als)\b)
  |\b${CARRIED_WORDS}\b
  |\b(?:der|die|das|den|dem) (?:andere|anderen|übrigen|restlichen|(?<!, \p{Ll}{3} )einen)\b
    (?!.*\b(?:einen?|eine[rs]?)\b.*\bandere)
  |\bin (?:beiden|diesem|diesen|solchen|allen diesen) Fall
  |\bdas heißt\b(?!.*,)
  |(?<!wenn[^.]{3,80}, )(?<!, )(?<!und )\bdann\b(?! (?:erst|,|wenn|am))
`;

/** "Der Sonnentau zum Beispiel": an example of what was said. */
const EXAMPLE = /^[^,;:]{3,45} (?:zum Beispiel|beispielsweise)(?! [^.]*:)/;

/** "beide": without the two before it. */
function both(text: string): boolean {
  const at = text.search(/\bbeide[nrsm]?\b/);
  return (
    at >= 0 &&
    !/ (?:und|zwischen|wie|sowie) /.test(text.slice(0, at)) &&
    !/^.{0,40}(?:zwischen|sowohl)/.test(text.slice(at))
  );
}

const COMPARED_VERBS = words`
  ist, sind, war, waren, wird, werden, wurde, wurden, bleibt, verläuft, geht, wächst, liegt, läuft,
  arbeitet, reagiert
`;

const DEGREE_ADVERBS = words`
  deutlich, viel, etwas, noch, weit, erheblich, wesentlich, sehr viel, meist, oft, dort, jedoch, aber
`;

const COMPARATIVE = pattern('u')`
  \b${COMPARED_VERBS}\b(?: ${DEGREE_ADVERBS})? ((?:\p{Ll}{3,}er)|mehr|weniger)\b(?! \p{Lu})
`;

const NO_COMPARATIVES = words`
  immer, sicher, aber, sehr, weiter, unter, über, sauber, bitter, finster, heiter, teuer, sauer, schwer,
  leer, selber, oder, eher, lieber, hinter, wieder, nieder, bisher, daher, seither, vorher, nachher,
  einer, keiner, dieser, jener, jeder, aller, unserer, ihrer, seiner, außer, leider, mehr, lecker, locker,
  sonder, hinüber, herüber, darunter, darüber, hierunter, clever, integer, unsicher
`;

const NO_COMPARATIVE = pattern()`^${NO_COMPARATIVES}$`;

/** "Die zweite Antwort ist schneller": than what stands in the sentence before. */
function lacksItsBase(text: string): boolean {
  if (/\b(?:als|je|desto|umso|immer)\b/i.test(text)) return false;
  const found = COMPARATIVE.exec(text)?.[1];
  return found !== undefined && !NO_COMPARATIVE.test(found);
}
