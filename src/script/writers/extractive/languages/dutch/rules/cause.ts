import { pattern, words } from '../../../../../../kernel/patterns.ts';
import type { Rule } from '../../question.ts';
import { findTopic } from '../subject.ts';

const MOST_CLAUSE_WORDS = 15;

const UNASKABLE_WORDS = words`
  niet, nooit, alleen, slechts, geen, maar, ook, hij, zij, ze, hem, haar, hun, hen, zijn, we, wij, men, u,
  je, deze, dit, die, dat, daarbij, daardoor, daar, hier, daarom, dus, echter, nog, vooral, onder andere,
  bijvoorbeeld, mogelijk, misschien, waarschijnlijk, natuurlijk, zo, dan, daarmee, ervan, ermee, eraan,
  erop
`;

/** What would change a question's meaning, or lean on what stood before. */
const UNASKABLE = pattern('u')`[,;:–“”„"‘]|\b${UNASKABLE_WORDS}\b`;

/** Dutch asks by moving the verb: "De vloed stijgt hoog omdat ..." -> "Waarom stijgt de vloed hoog?". */
const CLAUSES: { opening: RegExp; word: string; kind: string }[] = [
  { opening: /,? (?:vooral |mede )?(?:omdat|doordat) /, word: 'Waarom', kind: 'cause' },
  { opening: /,? zodat /, word: '', kind: 'none' },
  { opening: /,? om (?=(?:\p{L}+ ){1,12}te \p{Ll}+)/u, word: 'Waarvoor', kind: 'use' },
];

export const cause: Rule = (asked) => {
  if (
    /^(?:Dat|Dit|Het) (?:komt|kwam|ligt|lag) (?:\p{Ll}+ )?(?:doordat|omdat|aan|door)\b/u.test(asked.text) &&
    asked.line.leans
  )
    return { kind: 'cause', text: / (?:kwam|lag) /.test(asked.text) ? 'Hoe kwam dat?' : 'Hoe komt dat?' };
  if (/^(?:Dat|Dit) (?:is|was|gebeurt|werkt)(?: zo)?,? omdat\b/.test(asked.text))
    return { kind: 'cause', text: 'En waarom is dat zo?' };
  if (/^De (?:reden|oorzaak) (?:hiervan|daarvan|hiervoor|daarvoor|is)\b/.test(asked.text) && asked.line.leans)
    return { kind: 'cause', text: 'En wat is daarvan de reden?' };
  const topic = findTopic(asked, 7);
  if (!topic) return undefined;
  for (const { opening, word, kind } of CLAUSES) {
    const found = opening.exec(asked.text);
    if (!found || found.index < topic.subject.verb.end) continue;
    if (kind === 'none') return undefined;
    const clause = asked.text.slice(topic.subject.verb.end, found.index).trim();
    if (UNASKABLE.test(clause) || clause.split(' ').length > MOST_CLAUSE_WORDS) return undefined;
    const verb = topic.subject.verb.text;
    if (kind === 'use' && !USED.test(clause)) return undefined;
    // "draait zich": the pronoun goes behind the subject in a question.
    if (clause === '' && FINITE_ONLY.test(verb)) return undefined;
    return { kind, text: `${word} ${verb} ${topic.text}${clause === '' ? '' : ` ${clause}`}?` };
  }
  return undefined;
};

const USED = /\b(?:gebruikt|ingezet|toegepast|gebouwd|aangelegd|bedoeld|ontworpen)$/;
const FINITE_ONLY =
  /^(?:is|zijn|was|waren|heeft|hebben|wordt|worden|werd|werden|kan|kunnen|moet|moeten|zal|zullen)$/;

interface Asking {
  verb: RegExp;
  rest: RegExp;
  kind: string;
  question: (verb: string, topic: string) => string;
}

/** Verbs whose own preposition makes the question: "berust op" -> "Waarop berust X?". */
const ASKED_BY_VERB: readonly Asking[] = [
  {
    verb: /^besta(?:at|an)$|^bestond(?:en)?$/,
    rest: /^(?:\p{Ll}+ ){0,2}uit\b/u,
    kind: 'make-up',
    question: (v, t) => `Waaruit ${v} ${t}?`,
  },
  {
    verb: /^ontsta(?:at|an)$|^ontstond(?:en)?$/,
    rest: /^,? ?(?:\p{Ll}+ ){0,2}(?:door|uit|doordat|als|wanneer|toen|omdat)\b/u,
    kind: 'cause',
    question: (v, t) => `Hoe ${v} ${t}?`,
  },
  {
    verb: /^berust(?:en|te|ten)?$/,
    rest: /^(?:\p{Ll}+ )?op\b/u,
    kind: 'cause',
    question: (v, t) => `Waarop ${v} ${t}?`,
  },
  {
    verb: /^hang(?:t|en)$|^hing(?:en)?$/,
    rest: /^(?:\p{Ll}+ )?(?:af van|van\b.*\baf)\b/u,
    kind: 'cause',
    question: (v, t) => `Waar ${v} ${t} van af?`,
  },
  {
    verb: /^dien(?:t|en|de|den)$/,
    rest: /^(?:\p{Ll}+ )?(?:als|voor|om|tot|ter)\b/u,
    kind: 'use',
    question: (v, t) => `Waarvoor ${v} ${t}?`,
  },
  {
    verb: /^stam(?:t|men|de|den)$/,
    rest: /^(?:\p{Ll}+ )?(?:uit|van)\b/u,
    kind: 'origin',
    question: (v, t) => `Waar ${v} ${t} vandaan?`,
  },
  {
    verb: /^lig(?:t|gen)$|^lag(?:en)?$/,
    rest: /^(?:in|op|aan|bij|tussen|nabij|langs|ten (?:noorden|zuiden|oosten|westen)) (?!de hand|orde|het bereik)(?:de |het |een )?\p{Lu}/u,
    kind: 'place',
    question: (v, t) => `Waar ${v} ${t}?`,
  },
  {
    verb: /^(?:leef(?:t|de)|leven|leefden|groei(?:t|en)|woon(?:t|de)|wonen|woonden)$/,
    rest: /^(?:\p{Ll}+ )?(?:in|op|aan|onder|langs) (?:de |het |een )?\p{L}+/u,
    kind: 'place',
    question: (v, t) => `Waar ${v} ${t}?`,
  },
  {
    verb: /^(?:bevat|bevatten|bevatte|omvat|omvatten|omvatte)$/,
    rest: /^\p{L}/u,
    kind: 'make-up',
    question: (v, t) => `Wat ${v} ${t}?`,
  },
  {
    verb: /^du(?:urt|ren|urde|urden)$/,
    rest: /^(?:\p{Ll}+ ){0,2}(?:\d|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|tot)\b/u,
    kind: 'extent',
    question: (v, t) => `Hoelang ${v} ${t}?`,
  },
  {
    verb: /^we(?:egt|gen)$|^woog$|^wogen$/,
    rest: /\d|kilo|ton|gram/u,
    kind: 'extent',
    question: (v, t) => `Hoeveel ${v} ${t}?`,
  },
  {
    verb: /^kost(?:en|te|ten)?$/,
    rest: /\d|euro|gulden|miljoen/u,
    kind: 'extent',
    question: (v, t) => `Hoeveel ${v} ${t}?`,
  },
];

export const source: Rule = (asked) => {
  const topic = findTopic(asked);
  if (!topic) return undefined;
  const { verb, rest } = topic.subject;
  const found = ASKED_BY_VERB.find((rule) => rule.verb.test(verb.lower) && rule.rest.test(rest));
  if (found) return { kind: found.kind, text: found.question(verb.lower, topic.text) };
  if (!/^(?:wordt|worden|werd|werden)$/.test(verb.lower)) return undefined;
  const caused = /^(?:\p{Ll}+ ){0,2}(veroorzaakt|aangedreven|bepaald|opgewekt) door\b/u.exec(rest);
  if (caused) return { kind: 'cause', text: `Waardoor ${verb.lower} ${topic.text} ${caused[1]}?` };
  const used = /^(?:\p{Ll}+ ){0,3}(gebruikt|toegepast|ingezet) (?:voor|om|als|bij)\b/u.exec(rest);
  return used ? { kind: 'use', text: `Waarvoor ${verb.lower} ${topic.text} ${used[1]}?` } : undefined;
};
