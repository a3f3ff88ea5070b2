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
import { de } from './contractions.ts';
import { grammar } from './grammar.ts';

const GENUS_NOUNS = words`
  conjunto, processo, fenómeno, fenômeno, procedimento, ciência, arte, movimento, estudo, passagem, ação,
  parte, técnica, transformação, quantidade, medida, ramo, disciplina, resultado, capacidade, período,
  função, mudança, aumento, fruto, semente, casca, árvore, lugar, zona, força, órgão, unidade, camada
`;

const GENUS_LINKS = words`
  que, cuj[ao]s?, onde, em que, no qual, na qual, pelo qual, pela qual, mediante, de, do, da, dos, das,
  para, destinad[ao]s?, compost[ao]s?, formad[ao]s?, capaz, capazes, com, entre, por, obtid[ao]s?,
  feit[ao]s?
`;

const HEDGES = words`na verdade, antes de mais, também, portanto, geralmente`;

const IS_A_KIND = pattern('iu')`
  ^(é|são) (?:${HEDGES} )?
  (?:(?:um|uma|uns|umas) (?:\p{L}+ ){1,5}?${GENUS_LINKS}(?= )
    |(?:o|a|os|as) ${GENUS_NOUNS} (?:de|do|da|dos|das|que|por|em|com) )
`;

const JUDGING_WORDS = words`
  melhor, pior, principal, primeir[oa], últim[oa], únic[oa], grande, verdadeir[oa], bo[ma], má, mau,
  exemplo, razão, problema, solução, pergunta, chave, fonte de, sucesso, fracasso, desafio, vantagem,
  risco, perigo, fator, sinal, símbolo, defeito, acrónimo, acrônimo, abreviatura, sigla, nome, termo,
  palavra
`;

const JUDGES = pattern('iu')`
  ^(?:é|são) (?:\p{L}+mente )?(?:um|uma|o|a|os|as)? ?${JUDGING_WORDS}s?(?![\p{L}])
`;

/** After "que" the pronoun stands before its verb: "faz-se" -> "se faz". */
function proclitic(clause: string): string {
  return clause.replace(/(?<![\p{L}])(\p{L}+)-(se|me|nos|lhes?)(?![\p{L}])/u, '$2 $1');
}

/** "a maré", "os vulcões"; not "a cidade do Porto", "as plantas do jardim". */
function isGeneric({ subject, text }: Named): boolean {
  if (subject.words.slice(1).some((w) => grammar.contracted.has(w.lower))) return false;
  return (
    !/ (?:em|a|sobre|entre|para|e|ou|com) /.test(text) &&
    !/ de \p{Lu}/u.test(text) &&
    !/^(?:uns|umas|dois|duas|três|alg|vári|muitos|muitas)/i.test(text)
  );
}

const MADE: Record<string, string> = {
  construíd: 'construiu',
  inventad: 'inventou',
  descobert: 'descobriu',
  fundad: 'fundou',
  desenhad: 'desenhou',
  criad: 'criou',
  inaugurad: 'inaugurou',
  publicad: 'publicou',
  patentead: 'patenteou',
};

const PASSIVE = new RegExp(
  String.raw`^((?:foi|foram) (?:\p{L}+mente )?(${Object.keys(MADE).join('|')})[ao]s?) (?:(por|pelo|pela) \p{Lu}|em (?:\p{L}+ de )?\d{4})`,
  'u',
);

const PLACE_VERBS = phrases`
  (?:encontra|encontram|situa|situam|localiza|localizam)(?:-se)?
  (?:fica|ficam)
  (?:está|estão) (?:situad|localizad)[ao]s?
`;

const PLACE_PREPOSITIONS = words`em, no, na, nos, nas, sobre, sob, junto, perto, entre`;
const APPROXIMATIONS = words`
  cerca de, quase, apenas, mais de, menos de, até, entre, aproximadamente, de, uns, umas
`;

const NUMBERS = words`\d, um[ ], uma[ ], dois, duas, três, quatro, cinco, seis, sete, oito, nove, dez`;

const PREDICATES: Predicate[] = [
  {
    kind: 'definition',
    says: IS_A_KIND,
    unless: JUDGES,
    ask: (named, [, verb]) => (isGeneric(named) ? `O que ${verb} ${named.text}?` : undefined),
  },
  {
    kind: 'definition',
    says: /^(significam?|designam?) (?:o|a|os|as|um|uma) /,
    ask: ({ text }, [, verb]) => `O que ${verb} ${text}?`,
  },
  {
    kind: 'make-up',
    says: /^(?:(?:compõe|compõem)(?:-se)? (?:de|por)|(?:é|são) (?:compost|formad|feit|constituíd)[ao]s? (?:de|por|pelo|pela|do|da))(?= )/,
    ask: ({ text, subject }) => `De que se ${subject.plural ? 'compõem' : 'compõe'} ${text}?`,
  },
  {
    kind: 'make-up',
    says: /^(consistem?) (?:em|no|na|nos|nas) /,
    ask: ({ text }, [, verb]) => `Em que ${verb} ${text}?`,
  },
  {
    kind: 'cause',
    says: /^(?:(?:deve|devem)-se (?:\p{L}+mente )?(?:a|ao|à|aos|às) |(?:é|são) (?:causad|provocad|originad)[ao]s? (?:por|pelo|pela|pelos|pelas) |(?:provém|provêm) d|resultam? d)/u,
    ask: ({ text }) => `Qual é a causa ${de(text)}?`,
  },
  {
    kind: 'cause',
    says: /^(dependem?|dependia) (?:\p{L}+mente |sobretudo )?(?:de|do|da|dos|das) /u,
    ask: ({ text }, [, verb]) => `De que ${verb} ${text}?`,
  },
  {
    kind: 'use',
    says: /^(?:servem? para|(?:usam?|utilizam?|empregam?)-se (?:para|como|em|no|na)|(?:é|são) (?:usad|utilizad|empregad)[ao]s? (?:para|como|em|no|na)|permitem? \p{L}+r)(?= )/u,
    ask: ({ text, subject }) => `Para que ${subject.plural ? 'servem' : 'serve'} ${text}?`,
  },
  {
    kind: 'place',
    says: pattern('u')`^${PLACE_VERBS} ${PLACE_PREPOSITIONS}(?![\p{L}])(?! (?:mais|cerca|\d))`,
    ask: ({ text, subject }) => `Onde ${subject.plural ? 'ficam' : 'fica'} ${text}?`,
  },
  {
    kind: 'extent',
    says: pattern()`^(medem?|pesam?|custam?|duram?|mede|medem) (?:${APPROXIMATIONS} )?${NUMBERS}`,
    ask: ({ text }, [, verb]) => `Quanto ${verb} ${text}?`,
  },
  {
    kind: 'origin',
    says: PASSIVE,
    ask: ({ text }, [, passive, made, by]) =>
      by ? `Quem ${MADE[made!]!} ${text}?` : `Quando ${passive} ${text}?`,
  },
  {
    kind: 'amount',
    says: /^(é|era) (?:de |de cerca de |de quase |de mais de )\d/,
    ask: ({ text, subject }, [, verb]) =>
      /^(?:o|a) /.test(text) && !subject.plural ? `Qual ${verb} ${text}?` : undefined,
    most: 8,
  },
];

const UNASKABLE_WORDS = words`
  ele, ela, eles, elas, você, nós, noss[ao]s?, est[ae]s?, ess[ae]s?, isto, isso, seu, sua, seus, suas,
  tal, necessário, possível, também, outr[ao]s?, quiser, deseja, quer, \d{4}, foi, foram, era, eram,
  havia, tinha, \p{L}{3,}(?:ou|aram|eram|iram), \p{L}+-(?:lo|la|se|o|a), for, forem,
  \p{L}*(?:iver|izer|ouver|user)(?:em)?
`;

const HOLDS = pattern('iu')`(?<![\p{L}])${UNASKABLE_WORDS}(?![\p{L}])`;

const COUNTS = words`
  dois, duas, três, quatro, cinco, seis, vários, várias, muitos, muitas, diversos, diversas, diferentes
`;

const KIND_NOUNS = words`tipos, formas, categorias, famílias, espécies, variedades, classes`;

const KINDS = pattern('u')`
  ^(?:Existem|Há|Distinguem-se|Conhecem-se) (?:\p{L}+mente )?${COUNTS}
    (?: grandes| principais)? (${KIND_NOUNS}) (de [^,:;.]{3,40})[:,.]
`;

const NAMING_VERBS = words`
  chama-se, chamam-se, recebe o nome, é (?:chamad[ao]|conhecid[ao]|designad[ao]), tem o nome
`;

const CLAUSE_OPENERS = words`
  o, a, os, as, um, uma, uns, umas, em, no, na, nos, nas, para, com, por, ao, à, quando, se, cada, alguns,
  algumas, muitos, muitas, vários, todos, todas, não, há, este, esta, estes, estas, seu, sua, dois, três,
  durante, desde, quem
`;

export const rules: readonly Rule[] = [
  patternRule('kinds', KINDS, (match, { letterCase }) =>
    /(?<![\p{L}])(?:est[ae]s?|ess[ae]s?|seu|sua|que)(?![\p{L}])/u.test(match[2]!)
      ? undefined
      : `Que ${match[1]} ${letterCase.inside(match[2]!.trim())} existem?`,
  ),
  ...PREDICATES.map((predicate) => predicateRule(predicate, grammar)),
  causeRule(
    /,? (?:(?:em parte|sobretudo|principalmente) )?porque /u,
    (clause) => `Por que é que ${proclitic(clause)}?`,
    grammar,
  ),
  patternRule(
    'naming',
    pattern('u')`
      ^(?:(?:Este|Esta|Estes|Estas|Esse|Essa) [^,;]{2,40}? ${NAMING_VERBS}
        |A (?:isto|isso|este|esta|esse|essa)[^,;]{0,30} (?:chama-se|dá-se o nome))
      (?![\p{L}])
    `,
    () => 'Isso tem um nome?',
    true,
  ),
  yearRule(
    /^Em (?:janeiro |fevereiro |março |abril |maio |junho |julho |agosto |setembro |outubro |novembro |dezembro )?(?:de )?((?:1[0-9]|20)\d\d),? (?=\S)/u,
    /(?<![\p{L}])(?:era|eram|estava|estavam|tinha|tinham|havia|existia|existiam|vivia|viviam|contava|representava|há|é|são|conta)(?![\p{L}])/iu,
    (year) => `O que aconteceu em ${year}?`,
  ),
  conditionRule(/^(Quando|Se) ([^,;:–—"“”«»()]{8,70}), (?!e |ou |mas )/u, HOLDS, (conjunction, clause) =>
    grammar.verbs.has(clause.split(' ')[0]!.toLowerCase())
      ? undefined
      : `O que acontece ${conjunction} ${clause}?`,
  ),
  connectiveRule(
    [
      {
        kind: 'example',
        opening: /^(?:Por exemplo|A título de exemplo), /,
        questions: ['Há algum exemplo?', 'Pode dar-nos um exemplo?', 'Um exemplo, talvez?'],
      },
      {
        kind: 'contrast',
        opening:
          /^(?:No entanto|Contudo|Todavia|Porém), |^Mas (?=(?:o|a|os|as|um|uma|em|para|todos|não|se|quando|há|no|na) )/u,
        questions: ['É mesmo assim tão simples?', 'Há algum mas?'],
      },
      {
        kind: 'consequence',
        opening: /^(?:Por conseguinte|Em consequência|Como consequência|Portanto|Por isso), /,
        questions: ['E que consequências tem isso?', 'E o que resulta daí?'],
      },
    ],
    pattern('u')`^["«]?\s?(?:${CLAUSE_OPENERS} |\p{Lu})`,
  ),
];
