import { pattern, phrases, words } from '../../../../../kernel/patterns.ts';
import {
  causeRule,
  conditionRule,
  connectiveRule,
  type Named,
  type Predicate,
  patternRule,
  predicateRule,
  yearRule,
} from '../cues/romance/questions.ts';
import type { Rule } from '../question.ts';
import { grammar } from './grammar.ts';

const GENUS_NOUNS = words`
  conjunto, proceso, fenómeno, procedimiento, ciencia, arte, movimiento, estudio, paso, acción, parte,
  técnica, transformación, cantidad, medida, rama, disciplina, resultado, hecho, capacidad, período,
  periodo, función, cambio, aumento, fruto, semilla, árbol, lugar, zona, fuerza, órgano, unidad
`;

const GENUS_LINKS = words`
  que, cuy[ao]s?, donde, en el que, en la que, por el que, por la que, mediante, de, del, para,
  destinad[ao]s?, compuest[ao]s?, formad[ao]s?, capaz, capaces, con, entre, por, obtenid[ao]s?,
  hech[ao]s?
`;

const HEDGES = words`en realidad, ante todo, también, por tanto, generalmente`;

const IS_A_KIND = pattern('iu')`
  ^(es|son) (?:${HEDGES} )?
  (?:(?:un|una|unos|unas) (?:\p{L}+ ){1,5}?${GENUS_LINKS}(?= )
    |(?:el|la|los|las) ${GENUS_NOUNS} (?:de|del|que|por|en|con))
`;

const JUDGING_WORDS = words`
  mejor, peor, principal, primer[oa]?, últim[oa], únic[oa], gran, verdader[oa], buen[oa]?, mal[oa]?,
  ejemplo, razón, problema, solución, pregunta, clave, fuente de, éxito, fracaso, reto, ventaja, desafío,
  riesgo, peligro, factor, señal, símbolo, defecto, acrónimo, abreviatura, sigla, nombre, término,
  palabra
`;

const JUDGES = pattern('iu')`
  ^(?:es|son) (?:\p{L}+mente )?(?:un|una|el|la|los|las)? ?${JUDGING_WORDS}s?(?![\p{L}])
`;

/** "la marea", "los volcanes"; not "la ciudad de Cádiz", "las plantas del jardín". */
function isGeneric({ subject, text }: Named): boolean {
  if (subject.words.slice(1).some((w) => grammar.contracted.has(w.lower))) return false;
  return (
    !/ (?:de (?:la|los|las|su)|en|a|sobre|entre|para|y|o|con) /.test(text) &&
    !/ de \p{Lu}/u.test(text) &&
    !/^(?:unos|unas|dos|tres|algun|vari|muchos|muchas)/i.test(text)
  );
}

const MADE: Record<string, [done: string, ask: string]> = {
  construid: ['construyó', 'construyeron'],
  inventad: ['inventó', 'inventaron'],
  descubiert: ['descubrió', 'descubrieron'],
  fundad: ['fundó', 'fundaron'],
  diseñad: ['diseñó', 'diseñaron'],
  cread: ['creó', 'crearon'],
  inaugurad: ['inauguró', 'inauguraron'],
  publicad: ['publicó', 'publicaron'],
  terminad: ['terminó', 'terminaron'],
  patentad: ['patentó', 'patentaron'],
};

const PASSIVE = new RegExp(
  String.raw`^(fue|fueron) (?:\p{L}+mente )?(${Object.keys(MADE).join('|')})[ao]s? (?:(por) \p{Lu}|en (?:\p{L}+ de )?\d{4})`,
  'u',
);

const APPROXIMATIONS = words`
  unos, unas, cerca de, casi, apenas, más de, menos de, hasta, entre, alrededor de, aproximadamente, de
`;

const NUMBERS = words`\d, un[ ], una[ ], dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez`;

const PREDICATES: Predicate[] = [
  {
    kind: 'definition',
    says: IS_A_KIND,
    unless: JUDGES,
    ask: (named, [, verb]) => (isGeneric(named) ? `¿Qué ${verb} ${named.text}?` : undefined),
  },
  {
    kind: 'definition',
    says: /^(significan?|designan?) /,
    ask: ({ text }, [, verb]) => `¿Qué ${verb} ${text}?`,
  },
  {
    kind: 'make-up',
    says: /^(?:(?:compone|componen) de|(?:está|están) (?:compuest|formad|hech|constituid)[ao]s? (?:de|por)|constan? de)(?: |l )/,
    ask: ({ text, subject }) => `¿De qué se ${subject.plural ? 'componen' : 'compone'} ${text}?`,
  },
  { kind: 'make-up', says: /^(consisten?) en /, ask: ({ text }, [, verb]) => `¿En qué ${verb} ${text}?` },
  {
    kind: 'cause',
    says: /^(?:deben? (?:\p{L}+mente )?(?:a|al) |(?:es|son|está|están) (?:causad|provocad|originad)[ao]s? por |provienen? de|resultan? de)(?!be|ben)/u,
    ask: ({ text, subject }) => `¿A qué se ${subject.plural ? 'deben' : 'debe'} ${text}?`,
  },
  {
    kind: 'cause',
    says: /^(dependen?|dependía) (?:\p{L}+mente )?(?:de|del) /u,
    ask: ({ text }, [, verb]) => `¿De qué ${verb} ${text}?`,
  },
  {
    kind: 'use',
    says: /^(?:sirven? para|(?:usan?|utilizan?|emplean?) (?:para|como|en)|permiten? \p{L}+r) ?/u,
    ask: ({ text, subject }) => `¿Para qué ${subject.plural ? 'sirven' : 'sirve'} ${text}?`,
  },
  {
    kind: 'place',
    says: /^(?:encuentran?|sitúan?|hallan?|(?:está|están) (?:situad|ubicad)[ao]s?) (?:en|a|al|sobre|bajo|junto|cerca|entre)(?![\p{L}])(?! (?:más|unos|casi|menos|\d))/u,
    ask: ({ text, subject }) => `¿Dónde se ${subject.plural ? 'encuentran' : 'encuentra'} ${text}?`,
  },
  {
    kind: 'extent',
    says: pattern()`^(miden?|pesan?|cuestan?|cuesta|duran?) (?:${APPROXIMATIONS} )?${NUMBERS}`,
    ask: ({ text }, [, verb]) => `¿Cuánto ${verb} ${text}?`,
  },
  {
    kind: 'origin',
    says: PASSIVE,
    ask: ({ text, subject }, [, , made, by]) => {
      const [one, many] = MADE[made!]!;
      return by ? `¿Quién ${one} ${text}?` : `¿Cuándo se ${subject.plural ? many : one} ${text}?`;
    },
  },
  {
    kind: 'amount',
    says: /^(es|era) (?:de |de unos |de unas |de casi |de cerca de |de más de )\d/,
    ask: ({ text, subject }, [, verb]) =>
      /^(?:el|la) /.test(text) && !subject.plural ? `¿Cuál ${verb} ${text}?` : undefined,
    most: 8,
  },
];

const UNASKABLE_WORDS = words`
  él, ella, ellos, ellas, usted, nos, nuestr[ao]s?, est[aeo]s?, es[aeo]s?, ello, su, sus, lo, le, les,
  tal, necesario, posible, también, otr[ao]s?, quiera, desea, quiere, \d{4}, fue, fueron, era, eran,
  había, habían, \p{L}{3,}(?:ó|aron|ieron), parezca, esté, estén, sea, sean, haya, hayan, pueda, puedan,
  tenga, tiene que
`;

const HOLDS = pattern('iu')`(?<![\p{L}])${UNASKABLE_WORDS}(?![\p{L}])`;

const COUNTS = words`
  dos, tres, cuatro, cinco, seis, varios, varias, muchos, muchas, diversos, diversas, distintos,
  distintas
`;

const KIND_NOUNS = words`tipos, clases, formas, categorías, familias, especies, variedades`;

const KINDS = pattern('u')`
  ^(?:Existen|Hay|Se distinguen|Se conocen) (?:\p{L}+mente )?${COUNTS}
    (?: grandes| principales)? (${KIND_NOUNS}) (de [^,:;.]{3,40})[:,.]
`;

const NAMING_SENTENCES = phrases`
  (?:Este|Esta|Estos|Estas|Ese|Esa) [^,;]{2,40}? (?:se (?:llama|llaman|denomina|conoce como)|recibe(?:n)? el nombre)
  Esto se (?:llama|conoce)
  Se le (?:llama|conoce)
  A est[aeo]s? [^,;]{2,30} se (?:le|les) (?:llama|conoce|denomina)
`;

const CLAUSE_OPENERS = words`
  el, la, los, las, un, una, unos, unas, en, para, con, por, a, al, cuando, si, cada, algunos, algunas,
  muchos, muchas, varios, todos, todas, no, se, hay, este, esta, estos, estas, su, sus, dos, tres,
  durante, desde, quien, quienes
`;

export const rules: readonly Rule[] = [
  patternRule('kinds', KINDS, (match, { letterCase }) =>
    /(?<![\p{L}])(?:est[aeo]s?|es[aeo]s?|su|sus|que)(?![\p{L}])/u.test(match[2]!)
      ? undefined
      : `¿Qué ${match[1]} ${letterCase.inside(match[2]!.trim())} hay?`,
  ),
  ...PREDICATES.map((predicate) => predicateRule(predicate, grammar)),
  causeRule(
    /,? (?:(?:en parte|sobre todo|principalmente) )?porque /u,
    (clause) => `¿Por qué ${clause}?`,
    grammar,
  ),
  patternRule('naming', pattern('u')`^${NAMING_SENTENCES}(?![\p{L}])`, () => '¿Tiene eso un nombre?', true),
  yearRule(
    /^En (?:enero |febrero |marzo |abril |mayo |junio |julio |agosto |septiembre |octubre |noviembre |diciembre )?(?:de )?((?:1[0-9]|20)\d\d),? (?=\S)/u,
    /(?<![\p{L}])(?:era|eran|estaba|estaban|tenía|tenían|había|existía|existían|vivía|vivían|contaba|representaba|hay|es|son|cuenta)(?![\p{L}])/iu,
    (year) => `¿Qué ocurrió en ${year}?`,
  ),
  conditionRule(/^(Cuando|Si) ([^,;:–—"“”«»()]{8,70}), (?!y |o |pero )/u, HOLDS, (conjunction, clause) =>
    grammar.verbs.has(clause.split(' ')[0]!.toLowerCase())
      ? undefined
      : `¿Qué ocurre ${conjunction} ${clause}?`,
  ),
  connectiveRule(
    [
      {
        kind: 'example',
        opening: /^(?:Por ejemplo|A modo de ejemplo), /,
        questions: ['¿Hay algún ejemplo?', '¿Puede darnos un ejemplo?', '¿Un ejemplo de ello?'],
      },
      {
        kind: 'contrast',
        opening:
          /^(?:Sin embargo|No obstante), |^Pero (?=(?:el|la|los|las|un|una|en|para|todos|no|si|cuando|hay) )/u,
        questions: ['¿Es realmente tan sencillo?', '¿Hay algún pero?'],
      },
      {
        kind: 'consequence',
        opening: /^(?:Por consiguiente|En consecuencia|Como consecuencia|Por tanto|Por lo tanto), /,
        questions: ['¿Y qué consecuencias tiene?', '¿Y qué se sigue de ahí?'],
      },
    ],
    pattern('u')`^["«]?\s?(?:${CLAUSE_OPENERS} |\p{Lu})`,
  ),
];
