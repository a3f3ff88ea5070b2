import { pattern, words } from '../../../../../kernel/patterns.ts';
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
import { di } from './contractions.ts';
import { grammar } from './grammar.ts';

const GENUS_NOUNS = words`
  insieme, processo, fenomeno, procedimento, scienza, arte, movimento, studio, passaggio, azione, parte,
  tecnica, trasformazione, quantità, misura, ramo, disciplina, risultato, fatto, capacità, periodo,
  funzione, cambiamento, aumento, frutto, seme, luogo, zona, forza, organo, unità, punto, apertura,
  materiale, roccia
`;

const GENUS_LINKS = words`
  che, cui, il cui, la cui, dove, nel quale, nella quale, in cui, da cui, per cui, con cui, di, del,
  della, dei, delle, per, composto, composta, formato, formata, capace, capaci, con, tra, fra,
  ottenut[oaie], fatt[oaie], prodott[oaie], costituit[oaie]
`;

const HEDGES = words`in realtà, anzitutto, anche, quindi, generalmente, di solito`;
const GENUS_PREPOSITIONS = words`di, del, della, dei, delle, dell', che, per, in, con, tra`;

const IS_A_KIND = pattern('iu')`
  ^(è|sono) (?:${HEDGES} )?
  (?:(?:(?:un|uno|una|dei|delle|degli) |un')(?:\p{L}+ ){1,5}?${GENUS_LINKS}(?= )
    |(?:(?:il|lo|la|i|gli|le) |l')${GENUS_NOUNS} ${GENUS_PREPOSITIONS} ?)
`;

const JUDGING_WORDS = words`
  miglior[ei]?, peggior[ei]?, principal[ei], prim[oaie], ultim[oaie], unic[oaie], grand[ei], gran,
  ver[oaie], buon[oaie]?, cattiv[oaie], esempi[o]?, ragion[ei], problem[ai], soluzion[ei], domanda,
  chiave, fonte di, success[oi], fallimento, sfida, vantaggi[o]?, rischi[o]?, pericol[oi], fattor[ei],
  segn[oi], simbol[oi], difett[oi], acronimo, abbreviazione, sigla, nome, termine, parola
`;

const JUDGES = pattern('iu')`
  ^(?:è|sono) (?:\p{L}+mente )?(?:(?:un|uno|una|il|lo|la|i|gli|le) |l'|un')?${JUDGING_WORDS}(?![\p{L}])
`;

/** "la marea", "i vulcani"; not "la città di Napoli", "le piante del giardino". */
function isGeneric({ subject, text }: Named): boolean {
  if (subject.words.slice(1).some((w) => grammar.contracted.has(w.lower))) return false;
  return (
    !/ (?:in|a|su|tra|per|e|o|con|da) /.test(text) &&
    !/ (?:di |d['’])\p{Lu}/u.test(text) &&
    !/^(?:due|tre|alcun|vari|molti|molte)/i.test(text)
  );
}

const MADE: Record<string, string> = {
  costruit: 'costruì',
  inventat: 'inventò',
  scopert: 'scoprì',
  fondat: 'fondò',
  progettat: 'progettò',
  creat: 'creò',
  inaugurat: 'inaugurò',
  pubblicat: 'pubblicò',
  brevettat: 'brevettò',
};

const PASSIVE = pattern('u')`
  ^((fu|furono|venne|vennero) (?:\p{L}+mente )?(${Object.keys(MADE).join('|')})[oaie]
    |(?:è|sono) stat[oaie] (${Object.keys(MADE).join('|')})[oaie]) (?:(da|dal|dallo|dalla|dall') ?\p{Lu}
    |nel \d{4})
`;

const AGENT_PREPOSITIONS = words`da, dal, dallo, dalla, dai, dalle, dagli, dall'`;
const PLACE_PREPOSITIONS = words`
  in, nel, nello, nella, nei, nelle, nell', a, al, alla, ai, sul, sulla, su, sotto, vicino, tra, fra,
  lungo
`;

const PLACE_VERBS = words`trova, trovano, (?:è|sono) (?:situat|collocat|post)[oaie]`;
const MEASURE_VERBS = words`misura, misurano, pesa, pesano, costa, costano, dura, durano, durò, durarono`;
const APPROXIMATIONS = words`circa, quasi, appena, più di, meno di, fino a, tra, da, intorno a`;
const NUMBERS = words`\d, un[ ], una[ ], due, tre, quattro, cinque, sei, sette, otto, nove, dieci`;

const PREDICATES: Predicate[] = [
  {
    kind: 'definition',
    says: IS_A_KIND,
    unless: JUDGES,
    ask: (named, [, verb]) =>
      isGeneric(named)
        ? verb === 'è'
          ? `Che cos'è ${named.text}?`
          : `Che cosa sono ${named.text}?`
        : undefined,
  },
  {
    kind: 'definition',
    says: /^(significano?|indicano?|designano?) (?:il|lo|la|i|gli|le|un|una|l')/,
    ask: ({ text }, [, verb]) => `Che cosa ${verb} ${text}?`,
  },
  {
    kind: 'make-up',
    says: /^(?:(?:compone|compongono) (?:di|da)|(?:è|sono) (?:compost|format|fatt|costituit)[oaie] (?:di|da|dal|dalla|dai|dalle))(?= )/,
    ask: ({ text, subject }) => `Di che cosa si ${subject.plural ? 'compongono' : 'compone'} ${text}?`,
  },
  {
    kind: 'make-up',
    says: /^(consiste|consistono) (?:in|nel|nello|nella|nei|nelle|nell') ?/,
    ask: ({ text }, [, verb]) => `In che cosa ${verb} ${text}?`,
  },
  {
    kind: 'cause',
    says: pattern('u')`
      ^(?:(?:è|sono) (?:\p{L}+mente )?
        (?:dovut[oaie] (?:a|al|allo|alla|ai|agli|alle|all')
        |(?:causat|provocat|generat)[oaie] ${AGENT_PREPOSITIONS})
        |derivano? (?:da|dal|dalla|dai|dalle|dall'))
    `,
    ask: ({ text }) => `Qual è la causa ${di(text)}?`,
  },
  {
    kind: 'cause',
    says: /^(dipende|dipendono|dipendeva) (?:\p{L}+mente |anche |soprattutto )?(?:da|dal|dallo|dalla|dai|dalle|dagli|dall')/u,
    ask: ({ text }, [, verb]) => `Da che cosa ${verb} ${text}?`,
  },
  {
    kind: 'use',
    says: /^(?:serv(?:e|ono) (?:a|ad|per|al|alla)|(?:è|sono) (?:usat|utilizzat|impiegat)[oaie] (?:per|come|in|nella|nel)|permett(?:e|ono) di) ?/u,
    ask: ({ text, subject }) => `A che cosa ${subject.plural ? 'servono' : 'serve'} ${text}?`,
  },
  {
    kind: 'place',
    says: pattern('u')`
      ^${PLACE_VERBS} ${PLACE_PREPOSITIONS}(?![\p{L}])(?! (?:più|circa|oltre|quasi|meno|\d))
    `,
    ask: ({ text, subject }) => `Dove si ${subject.plural ? 'trovano' : 'trova'} ${text}?`,
  },
  {
    kind: 'extent',
    says: pattern()`^(${MEASURE_VERBS}) (?:${APPROXIMATIONS} )?(?:i |le )?${NUMBERS}`,
    ask: ({ text }, [, verb]) => `Quanto ${verb} ${text}?`,
  },
  {
    kind: 'origin',
    says: PASSIVE,
    ask: ({ text }, [, passive, , was, been, by]) => {
      const one = MADE[(was ?? been)!]!;
      return by ? `Chi ${one} ${text}?` : `Quando ${passive} ${text}?`;
    },
  },
  {
    kind: 'amount',
    says: /^(è|era) (?:di |di circa |di quasi |di oltre |di più di )\d/,
    ask: ({ text, subject }, [, verb]) =>
      /^(?:il|lo|la|l['’]) ?/.test(text) && !subject.plural ? `Qual ${verb} ${text}?` : undefined,
    most: 8,
  },
];

const UNASKABLE_WORDS = words`
  egli, ella, esso, essa, essi, esse, lui, lei, loro, noi, nostr[oaie], quest[oaie], quel\p{L}*, ciò, suo,
  sua, suoi, sue, lo, ne, ci, tale, necessario, possibile, anche, altr[oaie], vuole, desidera, volete,
  vuoi, \d{4}, ha, hanno, aveva, avevano, fu, furono, era, erano, \p{L}{3,}(?:ò|ì|arono|irono),
  si (?:vuole|desidera)
`;

const HOLDS = pattern('iu')`(?<![\p{L}])${UNASKABLE_WORDS}(?![\p{L}])`;

const COUNTS = words`due, tre, quattro, cinque, sei, vari, varie, molti, molte, diversi, diverse`;
const EXISTENTIALS = words`Esistono, Ci sono, Vi sono, Si distinguono, Si conoscono`;
const KIND_NOUNS = words`tipi, forme, categorie, famiglie, specie, varietà, classi`;

const KINDS = pattern('u')`
  ^${EXISTENTIALS} (?:\p{L}+mente )?${COUNTS}
    (?: grandi| principali)? (${KIND_NOUNS}) (di [^,:;.]{3,40})[:,.]
`;

const CLAUSE_OPENERS = words`
  il, lo, la, i, gli, le, un, uno, una, in, per, con, da, a, al, nel, nella, nei, nelle, sul, sulla,
  quando, se, ogni, alcuni, alcune, molti, molte, tutti, tutte, non, si, questo, questa, questi, queste,
  due, tre, durante, chi, dopo, è, sono
`;

const OPENING_PATTERNS = words`${CLAUSE_OPENERS}[ ], l', un', \p{Lu}`;

export const rules: readonly Rule[] = [
  patternRule('kinds', KINDS, (match, { letterCase }) =>
    /(?<![\p{L}])(?:quest[oaie]|suo|sua|che)(?![\p{L}])/u.test(match[2]!)
      ? undefined
      : `Quali ${match[1]} ${letterCase.inside(match[2]!.trim())} ci sono?`,
  ),
  ...PREDICATES.map((predicate) => predicateRule(predicate, grammar)),
  causeRule(
    /,? (?:(?:in parte|soprattutto|principalmente) )?perché /u,
    (clause) => `Perché ${clause}?`,
    grammar,
  ),
  patternRule(
    'naming',
    /^(?:Quest(?:o|a|i|e|') ?[^,;]{0,40}? ?(?:si (?:chiama|chiamano)|prende il nome|è (?:chiamat[oa]|dett[oa]|not[oa] come|conosciut[oa] come))|Ciò si chiama)(?![\p{L}])/u,
    () => 'Ha un nome?',
    true,
  ),
  yearRule(
    /^Nel (?:(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre) (?:del )?)?((?:1[0-9]|20)\d\d),? (?=\S)/u,
    /(?<![\p{L}])(?:era|erano|aveva|avevano|esisteva|esistevano|viveva|vivevano|contava|rappresentava|c'è|ci sono|è|sono(?! stat)|conta)(?! stat)(?![\p{L}])/iu,
    (year) => `Che cosa accadde nel ${year}?`,
  ),
  conditionRule(/^(Quando|Se) ([^,;:–—"“”«»()]{8,70}), (?!e |o |ma )/u, HOLDS, (conjunction, clause) =>
    grammar.verbs.has(clause.split(' ')[0]!.toLowerCase()) || /^si /i.test(clause)
      ? undefined
      : `Che cosa succede ${conjunction} ${clause}?`,
  ),
  connectiveRule(
    [
      {
        kind: 'example',
        opening: /^(?:Per esempio|Ad esempio),? /,
        questions: ['Ci può fare un esempio?', 'Qualche esempio?', "C'è un esempio?"],
      },
      {
        kind: 'contrast',
        opening:
          /^(?:Tuttavia|Eppure|Però), |^Ma (?=(?:(?:il|lo|la|i|gli|le|un|una|in|per|tutti|non|se|quando|nel|nella) |l'))/u,
        questions: ['È davvero così semplice?', "C'è un ma?"],
      },
      {
        kind: 'consequence',
        opening: /^(?:Di conseguenza|Per conseguenza|Pertanto|Perciò), /,
        questions: ['E quali sono le conseguenze?', 'E che cosa ne segue?'],
      },
    ],
    pattern('u')`^["«]?\s?${OPENING_PATTERNS}`,
  ),
];
