import { pattern, phrases, words } from '../../../../../kernel/patterns.ts';
import { wordSet } from '../cues/cue-words.ts';
import type { LeaningCues } from '../cues/romance/leaning.ts';
import { matchAny, opensWith, straight } from '../cues/romance/patterns.ts';
import {
  ANNOUNCING_VERBS,
  CLITIC_INFINITIVES,
  CONNECTIVES,
  COUNTED,
  EMPTY_IL_VERBS,
  EXISTENTIALS,
  FOLLOWING_PHRASES,
  NOT_DEMONSTRATIVE,
  OUTSIDE,
  POINTING,
  PROMISED,
  SHELL,
  STANDS,
} from './leaning-words.ts';

/** "En" before a verb stands for something said; before a noun or a year it is a preposition. */
const EN_OR_Y =
  /^(?:En (?:est|a|sont|ont|voici|résulte|témoigne|découle|découlent|font|fait)|Y (?:a|ont|sont|est)) /;

export const cues: LeaningCues = {
  tied: opensWith(words`${CONNECTIVES}, ${POINTING}, ${OUTSIDE}, ${SHELL}`),
  stands: opensWith(STANDS),
  ordinal: /^(?:premi(?:er|ère)|second|seconde|deuxième|troisième|quatrième|derni(?:er|ère))s?$/,
  carried: matchAny(words`
    de ce fait, par conséquent, dès lors, c'est pourquoi, en revanche, par contre, au contraire,
    à l'inverse, néanmoins, cependant, toutefois, pourtant, de même(?! que| qu'),
    quant à (?:lui|elle|eux|elles), ce dernier, cette dernière, ces derniers, ces dernières, celui-ci,
    celle-ci, ceux-ci, celles-ci, celui-là, celle-là, (?:l'un|l'une) (?:et|ou|ni) l'autre, ni l'un,
    ni l'autre, tous deux, toutes deux,
    (?:dans|en|pour) (?:l'un|l'autre|les deux|ces|ce|cette) (?:cas|sens|égard|effet), un tel, une telle,
    de tels, de telles, d'entre (?:eux|elles), l'autre (?:est|a|fait|sert|moitié|côté),
    les deux (?:autres|sont|ont|premiers|dernières?),
    les autres(?= (?:sont|ont|se|ne|sont|restent|peuvent)), à son tour, à leur tour, pour cela,
    pour cette raison, de cette (?:façon|manière|sorte), de la sorte, par là, là encore, ici aussi,
    à cet effet, en conséquence, sinon, susmentionnée?s?, ci-avant, plus haut, précédemment,
    (?:il|elle|ils|elles) aussi, même chose, donc,
    (?:le|la|l'|les) (?:\p{L}+ )?inverses?(?! de| du| des| d'),
    (?:fait|font|est|sont|faire) (?:le contraire|l'inverse|de même|autant)
  `),
  adds: matchAny(words`
    aussi(?! bien| longtemps| loin| (?:\p{L}+ )que), également, encore(?= (?:un|une|plus)), d'autres,
    un autre, une autre, autres?(?= (?:\p{L}+ ){0,2}(?:sont|est|ont)), en outre, de plus(?! en plus| de),
    par ailleurs, d'ailleurs, plutôt(?! que| qu')
  `),
  demonstrative: matchAny(words`(?:cela|ça|ceci), (?:ce|cet|cette|ces) (?!${NOT_DEMONSTRATIVE})\p{L}+`),
  dropsSubject: false,
  pronouns: wordSet('il elle ils elles lui eux celui celle ceux celles son sa ses leur leurs'),
  clitics: matchAny(phrases`
    (?:vous|nous|on|je|tu) (?:ne |n')?(?:(?:le|la|les|lui|leur|y|en) \p{L}+|l'\p{L}+|n'y|n'en)
    (?:de|pour|à|sans) (?:le|la|les) ${CLITIC_INFINITIVES}
  `),
  empty: pattern('iu')`
    ^(?:(?:celui|celle|ceux|celles) (?:de|d'|du|des|qui|que|qu'|où|dont)|il (?:ne |n')?${EMPTY_IL_VERBS}(?![\p{L}]))
  `,
};

/** What `opensWith` alone can't tell. */
export function tiedByParticle(text: string): boolean {
  return EN_OR_Y.test(straight(text));
}

const LIMITS = opensWith(words`
  mais, cependant, toutefois, pourtant, néanmoins, en revanche, par contre, au contraire, à l'inverse,
  certes, sauf, à moins que, à moins de, malheureusement, seulement, seule?s?, encore faut-il, reste que,
  toujours est-il, cela ne, ce n'est pas, cela dit, ceci dit, quand même, malgré (?:tout|cela), or,
  en réalité, en pratique, dans la pratique, d'un autre côté, d'autre part, quelques exceptions,
  il y a (?:toutefois|cependant|pourtant), il n'en reste pas moins, l'exception, tous (?:ne|n'),
  toutes (?:ne|n'), d'autres, les autres, l'inconvénient, le revers
`);

export function limits(text: string, before: string): boolean {
  const plain = straight(text);
  if (
    /^(?:D'autres|Les autres|Les unes)/.test(plain) &&
    matchAny('certain(?:e)?s|les un(?:e)?s|quelques').test(before)
  )
    return true;
  return LIMITS.test(plain) || /^.{0,60}[ ,](?:cependant|toutefois|en revanche|néanmoins),? /i.test(plain);
}

const ANNOUNCES = [
  /:$/,
  matchAny(words`${FOLLOWING_PHRASES}(?=[^,;]{0,40}[.:]$)`),
  pattern('iu')`^${EXISTENTIALS}[^,;:]{0,30} ${COUNTED} (?:\p{L}+ )?${PROMISED}[^,;:]*\.$`,
  pattern('iu')`${COUNTED} (?:\p{L}+ )?${PROMISED}(?: \p{L}+)?\.$`,
  pattern('iu')`^${COUNTED} (?:\p{L}+ )?${PROMISED} (?:\p{L}+ )?${ANNOUNCING_VERBS}`,
];

/** A sentence that promises what comes next and says nothing without it. */
export function announces(text: string): boolean {
  const plain = straight(text);
  return ANNOUNCES.some((pattern) => pattern.test(plain));
}
