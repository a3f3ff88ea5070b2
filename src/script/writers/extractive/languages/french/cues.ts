import { pattern, phrases, words } from '../../../../../kernel/patterns.ts';
import { matchAny, opensWith, straight } from '../cues/romance/patterns.ts';

const NAMING_PARTICIPLES = words`
  appelée?s?, nommée?s?, dénommée?s?, baptisée?s?, dite?s?, connue?s? sous le nom de,
  qu'on (?:appelle|nomme), que l'on (?:appelle|nomme)
`;

const AFTER_NAME = words`[.,;:)], $, [ ](?:qui|que|et|parce|dans|est|sont|car)(?![\p{L}])`;

const NAMED = pattern('giu')`
  ${NAMING_PARTICIPLES} (?:la |le |les |l'|une? )?[“"«]?\s?
    ((?:\p{L}[\p{L}'-]+ ){0,2}\p{L}[\p{L}'-]{3,})\s?[”"»]?
  (?=${AFTER_NAME})
`;

export function namesGiven(text: string): string[] {
  return [...straight(text).matchAll(NAMED)]
    .map(([, term]) => term!)
    .filter((term) => term.includes(' ') || /^\p{Lu}/u.test(term));
}

const LABEL =
  /(?<![\p{L}])(option|type|phase|étape|stade|classe|groupe|scénario|plan|variante) ((?-i:[A-H]|I{1,3}|IV|V)|[1-9])(?![\p{L}\d'’])/giu;

export function labels(text: string): { kind: string; mark: string }[] {
  return [...text.matchAll(LABEL)].map(([, kind, mark]) => ({ kind: kind!.toLowerCase(), mark: mark! }));
}

const SUPPOSES = opensWith(
  `supposons|imaginons|imaginez|admettons|supposez|prenons|considérons|considérez|soit un|soit une|mettons que`,
);

export function supposes(text: string): boolean {
  return SUPPOSES.test(straight(text));
}

const PLAIN_FIRST = opensWith(`d'abord|tout d'abord|premièrement|en premier lieu|primo`);
const FIRST = opensWith(
  `d'une part|le premier (?:est|consiste|concerne)|la première (?:est|consiste|concerne)|l'un est|l'une est`,
);
const LATER = opensWith(words`
  ensuite, puis, enfin, deuxièmement, troisièmement, quatrièmement,
  en (?:deuxième|second|troisième|dernier) lieu, secundo, tertio, d'autre part, finalement,
  le (?:deuxième|second|troisième|quatrième|dernier),
  la (?:deuxième|seconde|troisième|quatrième|dernière), l'autre
`);

export function opensSeries(text: string): 'plain' | 'other' | undefined {
  const plain = straight(text);
  if (PLAIN_FIRST.test(plain)) return 'plain';
  return FIRST.test(plain) ? 'other' : undefined;
}

export function continuesSeries(text: string): boolean {
  return LATER.test(straight(text));
}

const DEFINING_PARTICIPLES = words`appelée?s?, nommée?s?, dite?s?, définie?s? comme, connue?s? sous le nom`;

const DEFINES = matchAny(words`
  (?:est|sont) (?:aussi |parfois |souvent |communément )?${DEFINING_PARTICIPLES}, désigne(?:nt)?,
  signifie(?:nt)?, on appelle, on nomme, s'appelle(?:nt)?, se définit comme, se nomme
`);

export function defines(text: string): boolean {
  return DEFINES.test(straight(text));
}

const ADVANTAGE_DETERMINERS = words`un, autre, le (?:premier|grand|principal), l'`;

const FOR = matchAny(words`
  partisans?, défenseurs?, promoteurs, adeptes, avocats de, ceux qui (?:y )?sont (?:favorables|pour),
  arguments? (?:en faveur|pour), plaide(?:nt)? (?:pour|en faveur), en (?:sa|leur) faveur,
  ${ADVANTAGE_DETERMINERS} ?(?:avantage|atout|mérite|intérêt)(?: \p{L}+)? (?:est|tient|réside|de|du|des|d'),
  avantages? (?:de|d'|du|des|est|sont)
`);

const OBJECTING_VERBS = words`
  répondent, soulignent, objectent, rappellent, estiment, affirment, craignent, reprochent, portent,
  porte
`;

const DISADVANTAGES = words`inconvénient, défaut, reproche, objection, désavantage`;

const AGAINST = matchAny(words`
  opposants?, adversaires?, détracteurs?, critiques? ${OBJECTING_VERBS}, les critiques, sceptiques,
  ceux qui (?:y )?sont (?:opposés|contre|hostiles), arguments? contre, plaide(?:nt)? contre,
  (?:un|autre|le (?:premier|grand|principal)|l') ?${DISADVANTAGES},
  (?:une|autre|la (?:première|principale)) (?:objection|faiblesse|critique), objecte(?:nt)? que,
  inconvénients? (?:de|d'|du|des|est|sont), reproche(?:nt)? à
`);

export function side(text: string): 'for' | 'against' | undefined {
  const plain = straight(text);
  const pro = FOR.test(plain);
  const con = AGAINST.test(plain);
  return pro === con ? undefined : pro ? 'for' : 'against';
}

const ILLUSTRATES = matchAny(words`
  par exemple, imaginez, imaginons, pensez à, pensons à, comme si, comparable à, à l'image de,
  à la manière de, un peu comme, autrement dit, c'est comme
`);

export function illustrates(text: string): boolean {
  return ILLUSTRATES.test(straight(text));
}

const WORK_PARTICIPLES = words`
  mesuré, montré, trouvé, proposé, présenté, observé, examiné, comparé, estimé, conclu, étudié, testé,
  analysé, calculé, réalisé, mené, conçu, développé, choisi, interrogé, recueilli, utilisé, constaté,
  relevé, suivi, créé, décidé
`;

const OWN_THINGS = words`
  résultats, données, mesures, travaux, analyses, recherches, observations, équipes?, clients,
  partenaires, lecteurs, services, produits
`;

const OWN_THING = words`
  étude, enquête, équipe, analyse, échantillon, méthode, travail, laboratoire, entreprise, association,
  site, société, projet, article
`;

/** French as its writers speak of themselves. */
export const voice = {
  singular:
    /(?<![\p{L}'’-])(?:je|j['’](?=\p{L})|ma(?= )|mon(?= )|mes(?= )|moi(?![\p{L}])|me(?= )|m['’](?=\p{L}))(?![\p{L}]{2})/iu,
  plural: matchAny('nous|notre|nos|nôtres?'),
  work: matchAny(phrases`
    nous sommes (?:fiers|heureux|ravis|reconnaissants)
    nous (?:l'|les |en |y |ne |n'|vous )?(?:avons|avions) (?:\p{L}+ment )?${WORK_PARTICIPLES}\p{L}*
    nos ${OWN_THINGS}
    notre ${OWN_THING}
    nous (?:proposons|présentons|montrons|concluons|remercions|recommandons)
  `),
};
