import { phrases, source, words } from '../../../../../kernel/patterns.ts';

/* The words by which leaning.ts finds French sentences that lean, limit or announce. */

export const CONNECTIVES = words`
  tout aussi, \p{L}+ez-(?:le|la|les|y|en|lui|leur), et, mais, or, ni, donc, car, ainsi, alors, aussi,
  puis, ensuite, enfin, pourtant, cependant, toutefois, néanmoins, de plus, en outre, par ailleurs,
  d'ailleurs, du reste, au reste, au contraire, à l'inverse, inversement, en revanche, par contre,
  par conséquent, en conséquence, de ce fait, dès lors, c'est pourquoi, c'est ainsi,
  c'est (?:aussi|également|alors|donc|là|pour|dans|sur|à|le|la|l'|un|une|ce|en|de|d'), d'où, voilà, voici,
  là, ici, à cet égard, en effet, effectivement, de fait, en fait, en réalité, au fond, bref, en somme,
  en résumé, en bref, par exemple, à titre d'exemple, ainsi par exemple, notamment, à savoir,
  autrement dit, en d'autres termes, plus précisément, plus généralement, en particulier, de même,
  de la même (?:façon|manière), pareillement, également, sinon, autrement, quand même, malgré tout,
  certes, d'abord, tout d'abord, premièrement, deuxièmement, troisièmement, deuxième, troisième,
  d'une part, d'autre part, finalement, plus tard, peu après, plus loin, auparavant, entre-temps,
  pendant ce temps, aussitôt, bientôt, désormais, jusque-là, jusqu'alors, depuis, à partir de là, oui,
  non, si bien que, tant mieux, pire, mieux, encore, reste que, toujours est-il, quant à,
  quoi qu'il en soit, à l'origine, au début, à la fin, après quoi, sur quoi, faute de quoi,
  moyennant quoi, sans quoi, dans la pratique, en pratique, autre, autres
`;

export const POINTING = words`
  cela, ceci, ça, ce, c', cet, cette, ces, celui, celle, ceux, celles, celui-ci, celle-ci, ceux-ci,
  celles-ci, il, elle, ils, elles, lui, eux, leur, leurs, son, sa, ses, tel, telle, tels, telles,
  tous deux, toutes deux, les deux, l'une?, les uns, les unes, certains, certaines, d'autres, un autre,
  une autre, les autres, l'autre, le même, la même, les mêmes, ce dernier, cette dernière, ces derniers,
  le premier, la première, les premiers, les premières, le second, la seconde, le deuxième, la deuxième,
  le troisième, la troisième, le dernier, la dernière, chacun, chacune, aucun, aucune, aucun d'eux,
  tout cela, tout ceci, pour cela, pour ce faire, à cela, à ce, dans ce cas, dans ces, dans cette,
  de cette, grâce à (?:lui|elle|eux|cela|cette|ces|ce), malgré (?:cela|ce|cette|ces), après cela,
  avec (?:cela|lui|elle|eux|elles|ce|cette|ces), sans (?:cela|lui|elle|eux|elles),
  parmi (?:eux|elles|ces), l'inverse, le contraire, le reste, le résultat, la raison, la réponse,
  la différence, la conséquence, la solution, même (?:ainsi|alors), plus (?:que|encore),
  une fois (?:là|cela|ce), on l', on la, on le, on les, on y, on en, nous (?:y|en|le|la|les), d'eux,
  d'elles
`;

const OUTSIDE_PRONOUNS = words`
  (?:il|elle)(?! (?:y a|faut|fallait|existe|est|était|s'agit|fut|sera|suffit|n'y|n'est|arrive|vaut)), ils,
  elles, cela, ça, celui-ci, celle-ci, ceux-ci, son, sa, ses, leurs?, cette, ces,
  ce (?!qui|que|sont|n'est|fut)
`;

const FRONT_PREPOSITIONS = words`
  dans, en, au, aux, à, avec, pour, par, sur, sous, pendant, durant, depuis, dès, après, avant, lors,
  selon, chez, sans, vers, près, grâce, malgré, parmi, contre, entre
`;

/** "Dans une allergie, il se souvient": the pronoun after such an opening is held by what stood before. */
export const OUTSIDE = source`${FRONT_PREPOSITIONS}(?: |')[^,]{1,70}, ${OUTSIDE_PRONOUNS}`;

const SHELL_NOUNS = words`
  changement, processus, phénomène, méthode, procédé, pratique, règle, chiffre, chiffres, décision,
  événement, théorie, découverte, invention, expérience, résultats, opération, technique, dispositif,
  projet, débat, écart, coût, idée, argument, conclusion, mesure, principe, situation, effet, effets,
  conséquences, cause, causes, explication, problème, question, phase, étape, mécanisme, système,
  avantage, inconvénient, exemple, objectif, but, suite, ensemble, nom, terme, mot
`;

const SHELL_VERBS = words`
  est, sont, était, étaient, fut, a, ont, avait, peut, peuvent, doit, doivent, consiste, consistent,
  vient, reste, devient, semble, fonctionne, permet, repose, montre, varie, dépend, commence, s'explique,
  s'appelle
`;

/** "Le changement est faible": a word for something told before, with nothing that says which. */
export const SHELL = source`(?:le|la|les|l')(?: )?${SHELL_NOUNS} (?:ne |n'|se |s')?${SHELL_VERBS}`;

const EMPTY_IL_PHRASES = words`
  faut, fallait, faudra, faudrait, y (?:a|avait|aura|eut), existe, existait, suffit, convient, vaut mieux,
  importe, n'(?:y a|existe|est pas (?:rare|nécessaire|possible|facile|certain|toujours)), pleut, neige,
  arrive (?:que|qu')
`;

const EMPTY_IL_ADJECTIVES = words`
  possible, impossible, nécessaire, important, difficile, facile, rare, fréquent, utile, inutile,
  probable, certain, clair, évident, préférable, conseillé, recommandé, essentiel, indispensable, vrai,
  courant, d'usage, temps, question
`;

const DEGREE_ADVERBS = words`aussi, parfois, souvent, donc, très, plus, toujours, même, bien, assez, pourtant`;

const FORMS_OF_BE = words`est, était, serait, sera, est(?: \p{L}+ment)?`;

const CLEFT_FOCUS = words`
  en \d{3,4}, au \p{Lu}?[ivx\d]+, à (?:partir|la fin|l'automne), vers, \p{Lu},
  (?:le|la|l'|les|un|une|dans|par|à|en|au|aux|de|du|avec|grâce)(?: )?[^,.;]{2,70}? (?:qui|que|qu')
`;

export const STANDS = phrases`
  il ${EMPTY_IL_PHRASES}
  il ${FORMS_OF_BE}(?: ${DEGREE_ADVERBS})* ${EMPTY_IL_ADJECTIVES}(?: (?:de|d'|que|qu'))
  il s'agit (?:ici )?d'abord de
  c'est ${CLEFT_FOCUS}
  ce (?:qui|que|qu'|dont)[^,]{2,80}, c'est
  ce n'est (?:qu'en \d|qu'au|qu'à)
  celui qui
  celle qui
  ceux qui
  celles qui
  (?:le|la|les|l') ?(?:premier|première|dernier|dernière)s? \p{L}+[ ]
  (?:ce|cet|cette) (?:siècle|année|mois|été|automne|hiver|printemps|planète|monde)
  le résultat (?:de|d'|du|des)
  la raison (?:pour|de|d'|du|des)
  la (?:différence|réponse|conséquence|solution) (?:de|d'|du|des|entre|à|au)
  le reste (?:de|d'|du|des)
  le contraire (?:de|d'|du)
  l'inverse (?:de|d'|du)
  certain(?:e)?s (?!d'entre|\p{L}+(?:ent|ont)(?![\p{L}])|en |y )\p{L}+
  aucune? (?!d'|de|n'|ne)\p{L}+
  les deux \p{L}+ (?:de|du|des|d'|qui)
  chacun (?:sait|connaît|a|peut|de nous)
  tel (?:est|était) le
  telle est la
  ainsi que
  depuis (?:le|la|les|l'|un|une|des|plus|\p{Lu}|\d|toujours|longtemps)
  quant à (?!lui|elle|eux)
  autres temps
  avec (?:ce|cette|ces) \p{L}+ (?:qui|que|de)
  ici (?:et là|ou là)
  aussi (?:bien|longtemps|loin) que
  au début (?:de|d'|du|des)
  à la fin (?:de|d'|du|des)
  à l'origine (?:de|d'|du|des)
  non (?:seulement|loin)
  plus que jamais
  mieux vaut
  encore aujourd'hui
  en fait de
`;

export const NOT_DEMONSTRATIVE = words`
  qui, que, qu', dont, sont, n'est, ne, fut, soit, siècle, jour, jours, soir, matin, année, mois, semaine,
  époque-là, monde, planète, pays-là, moment où, point de
`;

export const CLITIC_INFINITIVES = words`lire, faire, voir, comprendre, utiliser, corriger, rendre, trouver, mettre, prendre`;

export const EMPTY_IL_VERBS = words`
  s'agit, faut, fallait, faudra, faudrait, y, existe, existait, suffit, convient, vaut, importe, pleut,
  neige, arrive, semble, paraît, est, était, fut, sera, serait, devient, reste
`;

export const COUNTED = words`
  deux, trois, quatre, cinq, six, sept, plusieurs, quelques, certains, certaines, divers, diverses,
  différents, différentes
`;

export const PROMISED = words`
  raisons, façons, manières, moyens, types, sortes, formes, étapes, phases, facteurs, causes, conditions,
  problèmes, choses, points, règles, principes, méthodes, catégories, parties, éléments, questions,
  groupes, critères, cas, options, avantages, inconvénients, conséquences, effets, solutions, fonctions,
  rôles, niveaux, familles, objectifs, exemples
`;

export const FOLLOWING_PHRASES = words`
  comme suit, de la (?:façon|manière) suivante, (?:le|la|les) \p{L}+ suivante?s?,
  (?:l'|le |la |les )suivante?s?, que voici, voici
`;

export const EXISTENTIALS = words`Il (?:y a|existe), On (?:distingue|compte|trouve|connaît), Voici`;

export const ANNOUNCING_VERBS = words`
  expliquent, existent, se posent, s'imposent, suffisent, jouent, permettent, interviennent, coexistent,
  doivent, peuvent, ont, sont, restent
`;
