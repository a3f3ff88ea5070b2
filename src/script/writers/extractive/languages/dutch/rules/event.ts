import { pattern, words } from '../../../../../../kernel/patterns.ts';
import type { Rule } from '../../question.ts';
import { findTopic } from '../subject.ts';

const STRONG_PAST = words`
  kwam, ging, gaf, vond, lag, stond, trok, schreef, viel, hield, liep, bleef, steeg, zonk, brak, droeg,
  sloeg, nam, zag, hielp, begon, won, verloor, bood, schiep, trof, riep, verscheen, vloog, sprak, stierf,
  trad, wierp, liet, bracht, kreeg, sloot, verdween, kocht, verkocht, ontstond
`;

const PAST = words`werd(?:en)?, \p{Ll}{3,}(?:de|den|te|ten), (?:\p{Ll}{0,4})${STRONG_PAST}(?:en)?`;

const TIME_NAMES = words`
  het jaar, januari, februari, maart, april, mei, juni, juli, augustus, september, oktober, november,
  december
`;

const UNASKABLE_SUBJECTS = words`
  hij\b, zij\b, ze\b, het er\b, men\b, nog\b, al\b, reeds\b, slechts\b, hun\b, zijn\b, deze, dit, die
`;

const IN_YEAR = pattern('u')`^In (?:${TIME_NAMES} )?((?:1\d|20)\d\d) (${PAST}) (?!${UNASKABLE_SUBJECTS})`;

/** "In 1953 braken de dijken ..." answers "Wat gebeurde er in 1953?". */
export const event: Rule = ({ text, line }) => {
  const year = IN_YEAR.exec(text);
  return year && !line.leans ? { kind: 'event', text: `Wat gebeurde er in ${year[1]}?` } : undefined;
};

/** "Als de druk stijgt, ..." answers "Wat gebeurt er als de druk stijgt?". */
export const condition: Rule = ({ text, line }) => {
  const opening = /^(Als|Wanneer) ([^,;:–“”„‘’'"()]{8,70}), (?:dan )?\p{Ll}+/u.exec(text);
  if (!opening || line.leans) return undefined;
  const clause = opening[2]!;
  if (
    /\b(?:u|uw|je|jij|jouw|we|wij|men|ik|hij|zij|ze|hem|haar|hun|deze|dit|dat|die|daarbij|ervan|daar|hier|nodig|gewenst|mogelijk|ook|echter|maar|nu|beide|dus|iemand|het (?:is|was|wordt|een))\b/.test(
      clause,
    )
  )
    return undefined;
  return { kind: 'condition', text: `Wat gebeurt er ${opening[1]!.toLowerCase()} ${clause}?` };
};

const MADE = words`
  uitgevonden, ontdekt, opgericht, ontworpen, gebouwd, ontwikkeld, ingevoerd, voorgesteld, gesticht,
  gepubliceerd, geopend, voltooid, gepatenteerd, ondertekend, aangenomen, ingewijd, aangelegd
`;

const MADE_AT_END = pattern('u')`^(?:pas |voor het eerst |reeds |al )?(.{4,60}?) (${MADE})(?=[.,]| en )`;
const MADE_AT_START = pattern('u')`
  ^(?:\p{Ll}+ )?(${MADE}) (door (?:de |het )?(?:\p{Ll}+ )?\p{Lu}|in (?:het jaar )?(?:1\d|20)\d\d)
`;

/** "Het kanaal werd in 1859 geopend": "Wanneer ...?"; "door Lely ontworpen": "Door wie ...?". */
export const origin: Rule = (asked) => {
  const topic = findTopic(asked);
  if (!topic || !/^(?:werd|werden|is|zijn)$/.test(topic.subject.verb.lower)) return undefined;
  const { verb, rest } = topic.subject;
  const made = MADE_AT_END.exec(rest);
  if (made && !/[,;:]/.test(made[1]!)) {
    if (/^door (?:de |het )?(?:\p{Ll}+ )?\p{Lu}/u.test(made[1]!))
      return { kind: 'origin', text: `Door wie ${verb.lower} ${topic.text} ${made[2]}?` };
    if (/^(?:in|op|rond|omstreeks|tussen) .{0,20}(?:1\d|20)\d\d/u.test(made[1]!))
      return { kind: 'origin', text: `Wanneer ${verb.lower} ${topic.text} ${made[2]}?` };
  }
  const after = MADE_AT_START.exec(rest);
  if (!after) return undefined;
  const word = after[2]!.startsWith('door') ? 'Door wie' : 'Wanneer';
  return { kind: 'origin', text: `${word} ${verb.lower} ${topic.text} ${after[1]}?` };
};

const KIND_NOUNS = words`soorten, vormen, typen, types, manieren, methoden, methodes, groepen, klassen`;
const COUNTS = words`twee, drie, vier, vijf, zes, verschillende, meerdere, vele, veel`;
const KIND_OPENINGS = words`Er zijn, Er bestaan, Men onderscheidt, We onderscheiden`;
const MANY_KINDS = pattern('u')`
  ^${KIND_OPENINGS} (?:grofweg |in wezen |ruwweg )?
    ${COUNTS} (${KIND_NOUNS}) ((?:van |om )?[^,:;.]{3,40})[:,.]
`;

/** "Er zijn drie soorten eb: ..." answers "Welke soorten eb zijn er?". */
export const kinds: Rule = ({ text, line }) => {
  if (line.leans) return undefined;
  const many = MANY_KINDS.exec(text);
  if (!many || /\b(?:deze|dit|die|hem|haar|ze)\b/.test(many[2]!)) return undefined;
  return {
    kind: 'kinds',
    text: `Welke ${many[1]} ${many[2]} ${/^Er/.test(text) ? 'zijn er' : 'onderscheidt men'}?`,
  };
};

const HIGH =
  /(?:temperatuur|druk|gehalte|snelheid|prijs|verbruik|spanning|frequentie|concentratie|dichtheid|hoogte|percentage|rendement|huur|loon|opbrengst|neerslag)$/i;
const WIDE =
  /(?:doorsnede|diameter|afstand|oppervlakte|oppervlak|grootte|verschil|verval|volume|hoeveelheid|straal)$/i;

/** "De temperatuur bedraagt 90 graden" answers "Hoe hoog is de temperatuur?"; "is 750 meter lang", "Hoe lang ...?". */
export const amount: Rule = (asked) => {
  const topic = findTopic(asked, 7);
  if (!topic) return undefined;
  const { verb, rest, head } = topic.subject;
  if (/^(?:bedraagt|bedroeg)$/.test(verb.lower) && topic.subject.article) {
    const be = verb.lower === 'bedroeg' ? 'was' : 'is';
    if (HIGH.test(head.text)) return { kind: 'amount', text: `Hoe hoog ${be} ${topic.text}?` };
    return WIDE.test(head.text) ? { kind: 'amount', text: `Hoe groot ${be} ${topic.text}?` } : undefined;
  }
  if (!/^(?:is|zijn|was|waren)$/.test(verb.lower)) return undefined;
  const size =
    /^(?:\p{Ll}+ ){0,3}[\d.,]+(?: tot [\d.,]+)? \p{L}+ (lang|breed|diep|hoog|dik|oud|groot|zwaar)[.,]/u.exec(
      rest,
    );
  return size ? { kind: 'extent', text: `Hoe ${size[1]} ${verb.lower} ${topic.text}?` } : undefined;
};
