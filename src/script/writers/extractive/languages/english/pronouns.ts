import { pattern, words } from '../../../../../kernel/patterns.ts';
import { analyse, type Token } from './tokens.ts';

/** What a sentence has named before a place in it. */
interface Named {
  singular: number;
  plural: number;
  people: number;
}

const PERSON = /^(?:he|she|him|her|his|hers|himself|herself)$/;
const ONE_THING = /^(?:it|its|itself)$/;
const MANY = /^(?:they|them|their|theirs|themselves)$/;

const PERSON_NOUNS = words`
  man, woman, person, someone, somebody, everyone, anyone, child, boy, girl, father, mother, king, queen,
  doctor, student, teacher, author, scientist, worker, president, engineer, patient, reader, buyer,
  seller, owner, farmer, wife, husband, brother, sister, son, daughter, individual, user, mathematician,
  physicist, chemist, musician
`;

const PEOPLE = pattern()`^${PERSON_NOUNS}s?$`;
const EVERYBODY =
  /^(?:people|everyone|someone|anyone|nobody|everybody|police|each|every|whoever|those|others)$/;

/** A pronoun or a demonstrative with nothing before it in the same sentence that could hold it. */
export function pointsBack(text: string, opensParagraph = false): boolean {
  const tokens = analyse(text);
  const named: Named = { singular: 0, plural: 0, people: 0 };
  for (const [i, token] of tokens.entries()) {
    if (points(token, tokens, i, named) && !(opensParagraph && heldInside(token, tokens, i))) return true;
    name(token, tokens, i, named);
  }
  const rest = opensParagraph ? text.replace(/\balso\b/gi, '') : text;
  return CARRIED_OVER.test(rest) || EMPHATIC.test(text) || BOTH.test(text) || lacksItsBase(tokens);
}

/**
 * The first sentence of a paragraph is written to stand: "Returning before they were ready was ..." names
 * its people later or in the heading, and "these" in the middle of it sums up what it has just listed.
 */
function heldInside(token: Token, tokens: readonly Token[], i: number): boolean {
  if (i < 3) return false;
  if (MANY.test(token.lower)) return true;
  const next = tokens[i + 1];
  // "Live vaccines come closest to an infection, and for that reason ...": the clause before it holds it.
  if (SUMS_UP.test(token.lower) && i > LONG_CLAUSE && tokens.slice(0, i - 1).some((t) => t.pos === 'VERB'))
    return true;
  const listed = tokens.slice(0, i).some((t) => t.pos === 'NOUN' && /[^s]s$/.test(t.lower));
  return token.lower === 'these' && listed && (next?.pos === 'NOUN' || next?.pos === 'ADJ');
}

/** "this year", "this Act", "this state": the listener's own time, the text that is told, and whose text it is. */
const OWN_THINGS = words`
  year, century, paper, study, report, survey, month, world, planet, day, days, decade, constitution, act, agreement,
  policy, article, document, handbook, law, section, chapter, book, guide, manual, essay, charter, code,
  bylaws, articles, terms, regulations, guidelines, statutes, notes,
  corporation, association, organization, organisation, university, department, institution, municipality,
  state, country, nation
`;

const SUMS_UP = /^(?:this|that|these|such)$/;
/** Words of a clause that may hold what the next one points at. */
const LONG_CLAUSE = 6;

function name(token: Token, tokens: readonly Token[], i: number, named: Named): void {
  if (token.pos === 'PROPN' || PEOPLE.test(token.lower)) named.people += 1;
  if (EVERYBODY.test(token.lower)) named.plural += 1;
  if (token.pos !== 'NOUN' && token.pos !== 'PROPN') return;
  if (/[^s]s$/.test(token.lower)) named.plural += 1;
  if (!/[^s]s$/.test(token.lower) || token.pos === 'PROPN') named.singular += 1;
  // "The Moon and the Sun ... their": two things, one after another.
  if (tokens.slice(Math.max(0, i - 4), i).some((t) => t.lower === 'and' || t.lower === 'or'))
    named.plural += 1;
  // "the team", "the company", "a person": many people, or anybody.
  if (
    /^(?:team|group|company|staff|crew|family|committee|government|council|public|majority|number|half|person|child|patient|user|reader|listener|student|army|class)$/.test(
      token.lower,
    )
  )
    named.plural += 1;
}

function points(token: Token, tokens: readonly Token[], i: number, named: Named): boolean {
  const { lower } = token;
  const next = tokens[i + 1];
  const before = tokens[i - 1]?.lower ?? '';
  if (PERSON.test(lower)) return named.people === 0 && !(named.singular > 0 && isAnybodys(tokens, i));
  if (ONE_THING.test(lower)) return named.singular === 0 && !isEmptyIt(lower, tokens, i);
  if (MANY.test(lower)) return named.plural === 0;
  if (SUMS_UP.test(lower) && namedBefore(tokens, i)) return false;
  if (lower === 'this' || lower === 'these') return !OWN_TIME.test(next?.lower ?? '');
  if (lower === 'those')
    return !/^(?:who|of|that|with|which|in|whose|from|where|at|on)$/.test(next?.lower ?? '');
  if (lower === 'such') return before !== 'as' && !saysWhichSuch(tokens, i);
  if (lower === 'that') return pointingThat(tokens, i);
  // "the later district": a word stands behind it, whatever it is taken for.
  if (lower === 'later') return before === 'the' && (next === undefined || /AUX|PUNCT/.test(next.pos));
  if (/^(?:latter|former)$/.test(lower)) return before === 'the' && next?.pos !== 'NOUN';
  return /^(?:thereby|therein|thereof)$/.test(lower) && named.singular + named.plural === 0;
}

/** "Each director ... until his or her successor": whoever it is. */
function isAnybodys(tokens: readonly Token[], i: number): boolean {
  const [before, next] = [tokens[i - 1]?.lower, tokens[i + 1]?.lower];
  return before === 'or' || before === '/' || next === 'or' || next === '/';
}

/** "such as", "such that", "at such other places where it is qualified": says itself which are meant. */
function saysWhichSuch(tokens: readonly Token[], i: number): boolean {
  const own = tokens.slice(i + 1, i + 1 + SUCH_REACHES);
  const at = own.findIndex(({ lower }) => /^(?:as|that|where|who|whose)$/.test(lower));
  return at >= 0 && own.slice(0, at).every(({ pos }) => pos !== 'VERB' && pos !== 'AUX');
}

/** So many words after "such" may stand before what says which are meant. */
const SUCH_REACHES = 12;

/** "The Senate ... of such Senate": the noun that is pointed at stands in the sentence itself. */
function namedBefore(tokens: readonly Token[], i: number): boolean {
  const noun = tokens.slice(i + 1, i + 4).find((t) => t.pos === 'NOUN' || t.pos === 'PROPN');
  return noun !== undefined && tokens.slice(0, i).some((t) => t.lemma === noun.lemma);
}

/** "should reflect that.", "in that case", "That takes years": not "the wave that", "says that". */
function pointingThat(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1];
  if (next === undefined || next.pos === 'PUNCT') return true;
  return next.pos === 'NOUN' && (tokens[i - 1]?.pos === 'ADP' || i === 0);
}

const EMPTY_IT_VERBS = words`
  is, was, has been, may be, can be, must be, takes?, took, seems?, appears?, turns, costs?, makes?, 's,
  ’s
`;

const EMPTY_IT = pattern()`
  ^${EMPTY_IT_VERBS}\b.*\b(?:that|to|for|how|whether|when|why|if|who|easier|possible)\b
  |^(?:takes?|took|costs?|rains?|snows?)\b
`;

function isEmptyIt(lower: string, tokens: readonly Token[], i: number): boolean {
  if (lower !== 'it') return false;
  const rest = tokens
    .slice(i + 1, i + 9)
    .map((t) => t.lower)
    .join(' ');
  return EMPTY_IT.test(rest);
}

const OWN_TIME = pattern()`^${OWN_THINGS}$`;

const CARRIED_WORDS = words`
  also, (?<!and )therefore, (?<!and |, )thus, (?<!and |, )hence, (?<!and )consequently, instead(?! of), likewise, (?<!or )similarly(?! \w+ed), accordingly, nevertheless,
  nonetheless, (?<!or |unless |, )otherwise, conversely, as well(?! as), too(?=[.,;]), however(?=,), the one\b.*\bthe other,
  (?:is|are|was|were|has|have|had|can|could|will|would|may) then, in particular, a further, an additional,
  additional, the remaining
`;

const BARE_PRONOUNS = words`
  either, neither, both, each, the other, another, the others, one, the same, the two, the three
`;

const AUXILIARIES = words`
  is, are, was, were, has, have, had, can, could, will, would, may, might, must, does, do, did
`;

/** Words that compare with, add to or follow from something said before, wherever they stand. */
const CARRIED_OVER = pattern('i')`
  \b${CARRIED_WORDS}\b
  |(?<!one )\b${BARE_PRONOUNS} ${AUXILIARIES}\b
  |\bin (?:either|both|neither|each|the same|another) (?:case|way|sense|instance)s?\b
  |\bthat (?:either|neither|both) (?:is|are|of)\b
  |^.{0,40}\b(?:one|some|most|all|many|each|none|both|two|three|few) of (?:them|these|those)\b
`;

const DO_VERBS = words`
  provide, have, make, exist, work, help, offer, occur, happen, need, use, give, matter, know, think,
  want, get, take, see, show, play, cause, affect, contribute, include, seem, appear, differ, change
`;

const NOT_EMPHATIC = words`what, how, why, when, where, who, than, as, to, not, nor, so, only, neither`;

/** "Journals do provide services": grants what was doubted before. */
const EMPHATIC = pattern('i')`(?<!\b${NOT_EMPHATIC} (?:\w+ )?)\b(?:do|does|did) ${DO_VERBS}\b`;
const BOTH = /\bboth (?:the |these |those )?\p{Ll}+s\b(?!.{0,24}\band\b)/iu;

/** "The adaptive response is slower": than what stands in the sentence before. */
function lacksItsBase(tokens: readonly Token[]): boolean {
  if (tokens.some((t) => t.lower === 'than' || t.lower === 'as')) return false;
  const at = tokens.findIndex((t) => t.pos === 'AUX');
  const next = tokens[at + 1]?.pos === 'ADV' ? tokens[at + 2] : tokens[at + 1];
  if (at < 0 || next?.pos !== 'ADJ' || at > 8) return false;
  return /(?:[^e]er|ier)$/.test(next.lower) && next.lemma !== next.lower;
}
