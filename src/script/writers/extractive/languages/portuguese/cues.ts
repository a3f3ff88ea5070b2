import { pattern, words } from '../../../../../kernel/patterns.ts';
import { matchAny, opensWith, straight } from '../cues/romance/patterns.ts';

const NAMING_PARTICIPLES = words`
  chamad[ao]s?, denominad[ao]s?, designad[ao]s?, conhecid[ao]s? (?:como|por), batizad[ao]s? (?:como|de),
  que se chamam?, a que chamamos
`;

const AFTER_NAME = words`[.,;:)], $, [ ](?:que|e|porque|em|é|são|para)(?![\p{L}])`;

const NAMED = pattern('giu')`
  ${NAMING_PARTICIPLES} (?:o |a |os |as |uma? )?[“"«]?((?:\p{L}[\p{L}-]+ ){0,2}\p{L}[\p{L}-]{3,})[”"»]?
  (?=${AFTER_NAME})
`;

export function namesGiven(text: string): string[] {
  return [...text.matchAll(NAMED)]
    .map(([, term]) => term!)
    .filter((term) => term.includes(' ') || /^\p{Lu}/u.test(term));
}

const LABEL =
  /(?<![\p{L}])(opção|tipo|fase|etapa|passo|classe|grupo|cenário|plano|variante) ((?-i:[A-H]|I{1,3}|IV|V)|[1-9])(?![\p{L}\d])/giu;

export function labels(text: string): { kind: string; mark: string }[] {
  return [...text.matchAll(LABEL)].map(([, kind, mark]) => ({ kind: kind!.toLowerCase(), mark: mark! }));
}

const SUPPOSES = opensWith(
  `suponhamos|imaginemos|imagine|suponha|consideremos|considere|seja um|seja uma|tomemos|pense|digamos`,
);

export function supposes(text: string): boolean {
  return SUPPOSES.test(straight(text));
}

const PLAIN_FIRST = opensWith(`primeiro|primeiramente|em primeiro lugar|antes de mais|antes de tudo`);
const FIRST = opensWith(
  `por um lado|o primeiro (?:é|consiste)|a primeira (?:é|consiste)|um (?:é|foi)|uma (?:é|foi)`,
);
const LATER = opensWith(words`
  em (?:segundo|terceiro|último) lugar, depois, em seguida, a seguir, por último, por fim, finalmente,
  por outro lado, o (?:segundo|terceiro|quarto|último), a (?:segunda|terceira|quarta|última), o outro,
  a outra
`);

export function opensSeries(text: string): 'plain' | 'other' | undefined {
  if (PLAIN_FIRST.test(text)) return 'plain';
  return FIRST.test(text) ? 'other' : undefined;
}

export function continuesSeries(text: string): boolean {
  return LATER.test(text);
}

const DEFINES = matchAny(words`
  chama(?:m)?-se, designa(?:m)?-se, define(?:m)?-se como, entende-se por,
  (?:é|são) (?:também )?(?:chamad[ao]s?|conhecid[ao]s? (?:como|por)|denominad[ao]s?|designad[ao]s?),
  significa(?:m)?, designa(?:m)?, recebe(?:m)? o nome, dá-se o nome, chamamos
`);

export function defines(text: string): boolean {
  return DEFINES.test(text);
}

const FOR = matchAny(words`
  partidários, defensor(?:es|as|a)?, promotores, apoiantes, apoiadores, quem (?:o |a )?(?:defende|apoia),
  argumentos? a favor, a (?:seu )?favor(?= |[.,]), (?:uma|outra|a (?:primeira|grande|principal)) vantagem,
  vantagens? (?:de|do|da|é|são), (?:um|outro|o (?:grande|principal)) (?:benefício|mérito)
`);
const AGAINST = matchAny(words`
  opositores, adversários, detratores, os críticos, céticos, quem (?:se opõe|o critica|a critica),
  argumentos? contra,
  (?:uma|outra|a (?:primeira|grande|principal)) (?:desvantagem|objeção|fraqueza|crítica),
  (?:um|outro|o (?:primeiro|grande|principal)) (?:inconveniente|defeito)(?= (?:é|está|consiste)),
  objeta(?:m)? que, desvantagens? (?:de|do|da|é|são), inconvenientes? (?:de|do|da|é|são)
`);

export function side(text: string): 'for' | 'against' | undefined {
  const pro = FOR.test(text);
  const con = AGAINST.test(text);
  return pro === con ? undefined : pro ? 'for' : 'against';
}

const ILLUSTRATES = matchAny(
  `por exemplo|imagine|imaginemos|pense em|pensemos em|como se|comparável a|parecido com|ou seja|isto é|é como`,
);

export function illustrates(text: string): boolean {
  return ILLUSTRATES.test(text);
}

const NOT_FIRST_PERSON = words`extremos, ramos, gramos, últimos, próximos, mínimos, máximos, íntimos, térmos`;
const WORK_VERBS = words`
  medimos, mostramos, encontramos, propomos, apresentamos, observamos, estudamos, analisamos, analisámos,
  calculamos, realizamos, realizámos, concluímos, recomendamos, agradecemos
`;

const OWN_THINGS = words`
  resultados, dados, medições, estudo, trabalho, análise, pesquisa, investigação, equipa, equipe,
  clientes, leitores, serviços, produtos, inquérito, amostra, método, empresa, associação, site, projeto,
  artigo
`;

/** Portuguese as its writers speak of themselves; the verb says who without a pronoun. */
export const voice = {
  singular: matchAny(words`
    eu, meu, minha, meus, minhas, mim, comigo, me, acho, penso, lembro, gostaria, sou, estou, tenho, fiz,
    fui, vi, quero, posso, devo
  `),
  plural: matchAny(words`
    nós, noss[ao]s?, conosco, connosco, temos, vamos, somos,
    \p{L}{3,}(?:amos|emos|imos|ámos)(?<!${NOT_FIRST_PERSON})
  `),
  work: matchAny(words`estamos (?:felizes|orgulhosos|gratos), ${WORK_VERBS}, noss[ao]s? ${OWN_THINGS}`),
};
