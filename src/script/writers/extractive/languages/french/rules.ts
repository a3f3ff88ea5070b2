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
import { de, que } from './elision.ts';
import { grammar } from './grammar.ts';

const GENUS_NOUNS = words`
  ensemble, processus, phénomène, procédé, science, art, mouvement, étude, passage, action, partie,
  technique, transformation, quantité, mesure, branche, discipline, résultat, fait, capacité, période,
  fonction, changement, augmentation, diminution, déplacement, différence, rapport, quotient, degré,
  distance, endroit, lieu, moment, point, zone, couche, force
`;

const GENUS_LINKS = words`
  qui, que, qu', dont, où, de, d', du, des, pour, servant, destinée?s?, composée?s?, formée?s?, capables?,
  contenant, permettant, consistant, entre, par
`;

const HEDGES = words`donc, en fait, avant tout, aussi, souvent, généralement`;

/** What a thing is: a kind of thing, told apart by what follows. */
const IS_A_KIND = pattern('iu')`
  ^(est|sont) (?:${HEDGES} )?
  (?:(?:un|une|des) (?:\p{L}+[ -]){1,5}?${GENUS_LINKS}(?: |(?<='))|(?:le|la|les|l') ?
    ${GENUS_NOUNS}s? (?:de|d'|des|du|qui|que|par|selon|où) ?)
`;

const JUDGING_WORDS = words`
  meilleure?, pire, principale?, premi[eè]re?, dernière?, seule?, grande?, vraie?, bonne?, mauvaise?, bel,
  belle, important, importante, excellente?, exemple, raison, problème, solution, question, clé,
  source de, succès, échec, enjeu, atout, avantage, défi, risque, danger, facteur, signe, symbole, défaut,
  acronyme, abréviation, sigle, nom, terme, mot
`;

const JUDGES = pattern('iu')`
  ^(?:est|sont) (?:\p{L}+ )?(?:un|une|le|la|l'|l’)? ?(?:des |d')?(?:${JUDGING_WORDS}s?)(?![\p{L}])
`;

/** "la marée", "les volcans", "un atome"; not "la ville de Brest", "les plantes du jardin". */
function isGeneric({ subject, text }: Named): boolean {
  if (subject.words.some((w) => /^(?:du|des|au|aux)$/.test(w.lower)) && !/^des /i.test(text)) return false;
  return (
    !/ (?:de (?:la |l['’])|dans|en|à|sur|entre|pour|et|ou) ?/.test(text) &&
    !/ (?:de |d['’])\p{Lu}/u.test(text)
  );
}

const PLACE_VERBS = words`
  trouve, trouvent, situe, situent, (?:est|sont) (?:située?s?|installée?s?|implantée?s?)
`;

const PLACE_PREPOSITIONS = words`dans, à, au, aux, en, sur, sous, près, le long, entre, au-dessus, au-dessous`;

const PREDICATES: Predicate[] = [
  {
    kind: 'definition',
    says: IS_A_KIND,
    unless: JUDGES,
    ask: (named, [, verb]) => {
      if (!isGeneric(named) || /^des /i.test(named.text)) return undefined;
      return verb === 'est' ? `Qu'est-ce ${que(named.text)} ?` : `Que sont ${named.text} ?`;
    },
  },
  {
    kind: 'definition',
    says: /^(désigne(?:nt)?|signifie(?:nt)?) /,
    ask: ({ text }, [, verb]) => `Que ${verb} ${text} ?`,
  },
  {
    kind: 'make-up',
    says: /^(?:se )?(compose(?:nt)?|(?:est|sont) (?:composée?s?|constituée?s?|formée?s?|faite?s?)) (?:de|d'|du|des) ?/,
    ask: ({ text, subject }) => `De quoi ${subject.plural ? 'se composent' : 'se compose'} ${text} ?`,
  },
  {
    kind: 'make-up',
    says: /^(consiste(?:nt)?) (?:à|en|dans) /,
    ask: ({ text }, [, verb]) => `En quoi ${verb} ${text} ?`,
  },
  {
    kind: 'cause',
    says: /^(?:est|sont|était|étaient) (?:\p{L}+ment )?(?:due?s? (?:à|au|aux)|causée?s? par|provoquée?s? par) |^(?:résulte(?:nt)?|proviennent|provient) (?:de|d'|du|des)/u,
    ask: ({ text }) => `Quelle est la cause ${de(text)} ?`,
  },
  {
    kind: 'cause',
    says: /^(dépend|dépendent|dépendait) (?:\p{L}+ment )?(?:de|d'|du|des) ?/u,
    ask: ({ text }, [, verb]) => `De quoi ${verb} ${text} ?`,
  },
  {
    kind: 'use',
    says: /^(?:(servent|sert) (?:à|au|aux) |(est|sont) (?:\p{L}+ment |souvent )?(?:utilisée?s?|employée?s?) (?:pour|comme|dans) |(permettent|permet) (?:de|d') ?)/u,
    ask: ({ text, subject }) => `À quoi ${subject.plural ? 'servent' : 'sert'} ${text} ?`,
  },
  {
    kind: 'place',
    says: pattern('u')`^${PLACE_VERBS} ${PLACE_PREPOSITIONS}(?![\p{L}])(?! (?:plus|environ|près|moins|\d))`,
    ask: ({ text, subject }) => `Où ${subject.plural ? 'se trouvent' : 'se trouve'} ${text} ?`,
  },
  {
    kind: 'extent',
    says: /^(mesure|pèse|coûte|dure|mesurent|pèsent|coûtent|durent) (?:environ |près de |à peine |plus de |moins de |jusqu'à |entre |de |presque )?(?:\d|un |une |deux|trois|quatre|cinq|six|sept|huit|neuf|dix)/,
    ask: ({ text }, [, verb]) => `${/^dur/.test(verb!) ? 'Combien de temps' : 'Combien'} ${verb} ${text} ?`,
  },
  {
    kind: 'origin',
    says: /^(?:a|ont) été (?:\p{L}+ment )?(construit|inventé|découvert|fondé|conçu|créé|inauguré|publié|achevé|bâti|signé|introduit|ouvert)(?:e|s|es)? (?:(par) \p{Lu}|en \d{4})/u,
    ask: ({ text }, [, made, by]) => (by ? `Qui a ${made} ${text} ?` : undefined),
  },
  {
    kind: 'origin',
    says: /^((?:a|ont) été (?:construit|inventé|découvert|fondé|conçu|créé|inauguré|publié|achevé|bâti|signé|introduit|ouvert)(?:e|s|es)?) en (?:\p{L}+ )?\d{4}/u,
    ask: ({ text }, [, made]) => `Quand est-ce ${que(text)} ${made} ?`,
  },
  {
    kind: 'amount',
    says: /^(est|était) (?:de |d'environ |d'à peine |de près de |de plus de )\d/,
    ask: ({ text, subject }, [, verb]) => {
      const article = /^(le|la) /.exec(text)?.[1];
      if (!article || subject.plural) return undefined;
      return `${article === 'le' ? 'Quel' : 'Quelle'} ${verb} ${text} ?`;
    },
    most: 8,
  },
];

const UNASKABLE_WORDS = words`
  il, elle, ils, elles, on, nous, vous, votre, vos, notre, nos, ce, cet, cette, ces, cela, celui-ci,
  celle-ci, y, en, son, sa, ses, leur, leurs, tel, telle, \d{4}, a, avait, avaient, fut, furent, était,
  étaient, eut, \p{L}{3,}(?:èrent|irent), nécessaire, possible, besoin, autres?, aussi
`;

const HOLDS = pattern('iu')`(?<![\p{L}])${UNASKABLE_WORDS}(?![\p{L}])`;

const COUNTS = words`
  deux, trois, quatre, cinq, six, plusieurs, de nombreux, de nombreuses, différents, différentes, divers,
  diverses
`;

const KIND_NOUNS = words`types, sortes, formes, catégories, familles, espèces, classes, variétés`;
const EXISTENTIALS = words`Il existe, Il y a, On distingue, On connaît, On compte`;
const SIZE_ADJECTIVES = words`[ ]grands, [ ]grandes, [ ]principaux, [ ]principales`;

const KINDS = pattern('u')`
  ^${EXISTENTIALS} (?:\p{L}+ )?${COUNTS}${SIZE_ADJECTIVES}? (${KIND_NOUNS}) (d(?:e |'))([^,:;.]{3,40})[:,.]
`;

const NAMING_VERBS = words`
  s'appelle, se nomme, est appelée?, porte le nom, est connue?s? sous le nom, est dite?
`;

const NAMING_SENTENCES = phrases`
  On (?:appelle|nomme) (?:cela|ce|cette|ces)
  (?:Ce|Cet|Cette|Ces) [^,;]{2,40}? ${NAMING_VERBS}
  C'est ce qu(?:e l'|')on (?:appelle|nomme)
  Cela s'appelle
`;

const CLAUSE_OPENERS = words`
  le, la, les, un, une, des, en, dans, à, au, aux, sur, pour, quand, lorsque, si, chaque, certains,
  certaines, beaucoup, plusieurs, tous, toutes, il, elle, ils, elles, on, ce, cet, cette, ces, deux,
  trois, chez, pendant, après, avec
`;

const OPENING_PATTERNS = words`${CLAUSE_OPENERS}[ ], l', c', lorsqu', \p{Lu}`;

export const rules: readonly Rule[] = [
  patternRule('kinds', KINDS, (match, { letterCase }) =>
    /(?<![\p{L}])(?:ces?|cette|son|sa|ses|leurs?|qui|que)(?![\p{L}])/u.test(match[3]!)
      ? undefined
      : `Quels ${match[1] === 'types' ? 'types' : match[1]!} ${match[2]}${letterCase.inside(match[3]!.trim())} y a-t-il ?`.replace(
          /^Quels (?=sortes|formes|catégories|familles|espèces|classes|variétés)/,
          'Quelles ',
        ),
  ),
  ...PREDICATES.map((predicate) => predicateRule(predicate, grammar)),
  causeRule(
    /,? (?:(?:en partie|surtout|notamment|principalement) )?(?:parce qu(?:e |['’])|car )/u,
    (clause) => `Pourquoi est-ce ${que(clause)} ?`,
    grammar,
  ),
  patternRule(
    'naming',
    pattern('u')`^${NAMING_SENTENCES}(?![\p{L}])`,
    () => 'Cela porte-t-il un nom ?',
    true,
  ),
  yearRule(
    /^En (?:janvier |février |mars |avril |mai |juin |juillet |août |septembre |octobre |novembre |décembre )?((?:1[0-9]|20)\d\d),? (?=\S)/u,
    /(?<![\p{L}])(?:était|étaient|avait|avaient|comptait|comptaient|existait|existaient|vivait|vivaient|représentait|restait|il y a|on compte|compte|est de|sont)(?![\p{L}])/iu,
    (year) => `Que s'est-il passé en ${year} ?`,
  ),
  conditionRule(
    /^(Quand|Lorsqu(?:e |')|Si) ?([^,;:–—"“”«»()]{8,70}), (?!et |ou |mais )/u,
    HOLDS,
    (conjunction, clause) =>
      conjunction.startsWith('lorsqu')
        ? `Que se passe-t-il lorsqu${conjunction.endsWith("'") ? "'" : 'e '}${clause} ?`
        : `Que se passe-t-il ${conjunction} ${clause} ?`,
  ),
  connectiveRule(
    [
      {
        kind: 'example',
        opening: /^(?:Par exemple|À titre d'exemple),? /,
        questions: ['Avez-vous un exemple ?', 'Pouvez-vous donner un exemple ?', 'Un exemple, peut-être ?'],
      },
      {
        kind: 'contrast',
        opening:
          /^(?:Cependant|Toutefois|Pourtant|Néanmoins), |^Mais (?=(?:le|la|les|un|une|il|elle|ils|elles|dans|en|pour|tous|toutes|si|quand|on) |l')/u,
        questions: ['Est-ce vraiment aussi simple ?', 'Il y a donc un mais ?'],
      },
      {
        kind: 'consequence',
        opening: /^(?:Par conséquent|En conséquence|De ce fait|Dès lors), /,
        questions: ['Et quelle en est la conséquence ?', "Et qu'en résulte-t-il ?"],
      },
    ],
    pattern('u')`^["«]?\s?${OPENING_PATTERNS}`,
  ),
];
