import { pattern, words } from '../../../../../../kernel/patterns.ts';
import type { Rule } from '../../question.ts';
import { findTopic } from '../subject.ts';

const DEFINING_LINKS = words`
  die, dat, waarin, waarbij, waarmee, waarop, waardoor, waarvan, waar, van, voor, tussen, met, om,
  bestaande, zonder, uit, dat, wie
`;

const HEDGES = words`eigenlijk, in feite, kortweg, eenvoudig gezegd, meestal, in wezen`;

/** "een proces waarbij", "een dam die", "dijken die": a kind of thing and what sets it apart. */
const GENUS = pattern('u')`
  ^(?:${HEDGES} )?(?:een|de|het|elke?|alle|ieder) (?:\p{Ll}+ ){0,4}?\p{Ll}{3,},? ${DEFINING_LINKS}\b
  |^(?:\p{Ll}+e )?\p{Ll}{3,}(?:en|s) (?:die|waarin|waarbij|waarmee|van|met|zonder)\b
`;

const JUDGING_ADJECTIVES = words`
  belangrijk, groots, groot, grote, best, goed, slecht, mooi, bekend, eerst, laatst, enig, populair,
  typisch, klassiek, wezenlijk, centra, hoogst, oudst, meest, zelfde, eigenlijk, waar, echt, ideaal,
  gevaarlijk, eenvoudig, volgend, voornaamst
`;

const JUDGING_NOUNS = words`
  probleem, reden, voorbeeld, vraag, voordeel, nadeel, gevolg, resultaat, teken, deel, onderdeel, zaak,
  taak, oorzaak, doel, oplossing, antwoord, geval, rol, slachtoffer, feit, mening, basis, voorwaarde,
  uitdrukking, product, stap, uitdaging, sleutel, hoofdstad, kunst, stad, dorp, rivier, eiland, man,
  vrouw, kwestie, bron van
`;

/** "een belangrijk probleem", "de grootste haven": a judgement or a ranking, not what the thing is. */
const JUDGES = pattern('u')`
  ^(?:\p{Ll}+ )?(?:een|de|het|een van de|één van de) (?:\p{Ll}+ )?${JUDGING_ADJECTIVES}\p{Ll}*[ ]
  |^(?:een|de|het) (?:\p{Ll}+ )?${JUDGING_NOUNS}\b
`;

/** "Een getijmolen is een molen die ..." answers "Wat is een getijmolen?". */
export const definition: Rule = (asked) => {
  const called = calling(asked.text);
  if (called && !asked.line.leans) return { kind: 'definition', text: called };
  const topic = findTopic(asked, 4);
  if (!topic) return undefined;
  const { subject, text } = topic;
  const { verb, rest } = subject;
  if (verb.lower === 'betekent' && subject.article === undefined)
    return { kind: 'definition', text: `Wat betekent ${text}?` };
  if (verb.lower !== 'is' && verb.lower !== 'zijn') return undefined;
  if (/ (?:van|in|op|aan|voor|met|tussen|bij|uit|onder|over) /.test(text)) return undefined;
  if (!GENUS.test(rest) || JUDGES.test(rest) || /\b(?:niet|geen)\b/.test(rest.slice(0, 20))) return undefined;
  // "Aandeelhouder is een persoon ...": an entry of a glossary lacks its article.
  if (
    subject.article === undefined &&
    !subject.plural &&
    /^een (?:persoon|mens|iemand|dier|apparaat|bedrijf|programma|document|pakket|gebouw)\b/.test(rest)
  )
    return undefined;
  return { kind: 'definition', text: `Wat ${verb.lower} ${text}?` };
};

/** "Onder osmose verstaat men". */
function calling(text: string): string | undefined {
  const under = /^Onder ((?:een |de |het )?[\p{L}-]+(?: [\p{L}-]+)?) versta(?:at men|an we|an wij)\b/u.exec(
    text,
  );
  return under ? `Wat verstaat men onder ${under[1]}?` : undefined;
}

/** "Dit verschijnsel noemt men osmose" answers "Is daar een naam voor?". */
export const naming: Rule = ({ line, text }) =>
  line.leans &&
  /^(?:Dit|Dat|Deze|Die|Zulke?|Zo'n)\b.{0,50}\b(?:noemt men|noemen we|noem je|heet|heten|wordt .{0,40} genoemd|worden .{0,40} genoemd|staat bekend als)\b/.test(
    text,
  )
    ? { kind: 'naming', text: 'Is daar een naam voor?' }
    : undefined;
