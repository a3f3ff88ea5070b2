import { pattern, words } from '../../../../../kernel/patterns.ts';
import { matchAny, opensWith, straight } from '../cues/romance/patterns.ts';

const NAMING_PARTICIPLES = words`
  llamad[ao]s?, denominad[ao]s?, conocid[ao]s? como, bautizad[ao]s? (?:como|con el nombre de),
  que (?:se llaman?|llamamos)
`;

const AFTER_NAME = words`[.,;:)], $, [ ](?:que|y|porque|en|es|son|para)(?![\p{L}])`;

const NAMED = pattern('giu')`
  ${NAMING_PARTICIPLES} (?:el |la |los |las |una? )?[“"«]?((?:\p{L}[\p{L}-]+ ){0,2}\p{L}[\p{L}-]{3,})[”"»]?
  (?=${AFTER_NAME})
`;

export function namesGiven(text: string): string[] {
  return [...text.matchAll(NAMED)]
    .map(([, term]) => term!)
    .filter((term) => term.includes(' ') || /^\p{Lu}/u.test(term));
}

const LABEL =
  /(?<![\p{L}])(opción|tipo|fase|etapa|paso|clase|grupo|escenario|plan|variante) ((?-i:[A-H]|I{1,3}|IV|V)|[1-9])(?![\p{L}\d])/giu;

export function labels(text: string): { kind: string; mark: string }[] {
  return [...text.matchAll(LABEL)].map(([, kind, mark]) => ({ kind: kind!.toLowerCase(), mark: mark! }));
}

const SUPPOSES = opensWith(words`
  supongamos, imaginemos, imagine, imagina, suponga, supón, pongamos, consideremos, considere, sea un,
  sea una, tomemos, piense
`);

export function supposes(text: string): boolean {
  return SUPPOSES.test(straight(text));
}

const PLAIN_FIRST = opensWith(`primero|primeramente|en primer lugar|ante todo`);
const FIRST = opensWith(words`
  por un lado, por una parte, el primero (?:es|consiste), la primera (?:es|consiste), uno (?:es|fue),
  una (?:es|fue)
`);
const LATER = opensWith(words`
  segundo, en (?:segundo|tercer|último) lugar, tercero, luego, después, a continuación, por último,
  finalmente, por otro lado, por otra parte, el (?:segundo|tercero|cuarto|último),
  la (?:segunda|tercera|cuarta|última), el otro, la otra
`);

export function opensSeries(text: string): 'plain' | 'other' | undefined {
  if (PLAIN_FIRST.test(text)) return 'plain';
  return FIRST.test(text) ? 'other' : undefined;
}

export function continuesSeries(text: string): boolean {
  return LATER.test(text);
}

const DEFINES = matchAny(words`
  se (?:llaman?|denominan?|conocen? como|definen? como|entiende por),
  (?:es|son) (?:también )?(?:llamad[ao]s?|conocid[ao]s? como|denominad[ao]s?), significa(?:n)?,
  designa(?:n)?, recibe(?:n)? el nombre de, llamamos
`);

export function defines(text: string): boolean {
  return DEFINES.test(text);
}

const FOR = matchAny(words`
  partidari[ao]s, defensor(?:es|as|a)?, promotores, quienes (?:lo |la )?(?:defienden|apoyan),
  argumentos? a favor, a (?:su )?favor(?= |[.,]), (?:una|otra|la (?:primera|gran|principal)) ventaja,
  ventajas? (?:de|del|es|son), (?:un|otro|el (?:gran|principal)) (?:beneficio|mérito), beneficios de
`);
const AGAINST = matchAny(words`
  detractor(?:es|as)?, opositores, adversarios, los críticos, escépticos,
  quienes (?:se oponen|lo critican|la critican), argumentos? en contra, en (?:su )?contra(?= |[.,]),
  (?:un|otro|el (?:primer|gran|principal)) (?:inconveniente|defecto|reproche),
  (?:una|otra|la (?:primera|principal)) (?:objeción|desventaja|debilidad|crítica), objeta(?:n)? que,
  inconvenientes? (?:de|del|es|son), desventajas? (?:de|del|es|son)
`);

export function side(text: string): 'for' | 'against' | undefined {
  const pro = FOR.test(text);
  const con = AGAINST.test(text);
  return pro === con ? undefined : pro ? 'for' : 'against';
}

const ILLUSTRATES = matchAny(words`
  por ejemplo, imagine, imaginemos, piense en, pensemos en, como si, comparable a, parecido a, a modo de,
  es decir, es como
`);

export function illustrates(text: string): boolean {
  return ILLUSTRATES.test(text);
}

const WORK_PARTICIPLES = words`
  medido, mostrado, encontrado, propuesto, presentado, observado, examinado, comparado, estimado,
  estudiado, analizado, calculado, realizado, diseñado, desarrollado, elegido, entrevistado, recogido,
  utilizado, creado, decidido
`;

const WORK_VERBS = words`
  medimos, mostramos, encontramos, proponemos, presentamos, observamos, estudiamos, analizamos,
  calculamos, realizamos, concluimos, recomendamos, agradecemos
`;

const OWN_THINGS = words`
  resultados, datos, medidas, estudio, trabajo, análisis, investigación, equipo, clientes, lectores,
  servicios, productos, encuesta, muestra, método, empresa, asociación, web, proyecto, artículo
`;

/** Spanish as its writers speak of themselves; the verb says who without a pronoun. */
export const voice = {
  singular: matchAny(
    `yo|mi|mis|mío|mía|conmigo|creo|pienso|recuerdo|quisiera|soy|estoy|tengo|hice|fui|vi|decidí|quiero|puedo|debo`,
  ),
  plural: matchAny(words`
    nosotros, nosotras, nuestr[ao]s?, nos, hemos, vamos, somos,
    \p{L}{3,}(?:amos|emos|imos)(?<!extremos|tramos|gramos|ramos|términos)
  `),
  work: matchAny(words`
    estamos (?:felices|orgullosos|encantados|agradecidos), (?:hemos|habíamos) ${WORK_PARTICIPLES},
    ${WORK_VERBS}, nuestr[ao]s? ${OWN_THINGS}
  `),
};
