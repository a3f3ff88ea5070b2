import { tokens } from '../../../kernel/patterns.ts';
import type { AcronymWords, NumberSigns, ScienceWords, SymbolWords, WebWords } from '../../spoken-words.ts';

export const numbers: NumberSigns = {
  comma: 'virgule',
  point: 'point',
  minus: 'moins',
  plus: 'plus',
  to: 'à',
  and: 'et',
  by: 'par',
  over: 'sur',
  ratio: 'à',
  times: 'fois',
  number: 'numéro',
  version: 'version',
};

export const acronyms: AcronymWords = {
  words: tokens`
    OTAN ONU SIDA UNEDIC INSEE FNAC SMIC OVNI BIRD CAPES ENA PACS SACEM OPEP INRIA CEDEX ADEME`,
  common: tokens`
    LE LA LES UN UNE DES DU DE ET EST SONT DANS PAR POUR SUR AVEC SANS QUE QUI QUOI NE PAS PLUS JE TU IL
    ELLE NOUS VOUS ILS CE CETTE CES SON SA SES MON MA MES TOUT TOUS OU AU AUX EN NON OUI ATTENTION FIN
    VIE MONDE GUERRE PAIX LIVRE PARTIE`,

  letters: {},
  and: 'et',
};

export const symbols: SymbolWords = {
  and: 'et',
  or: 'ou',
  percent: 'pour cent',
  section: 'paragraphe',
  degrees: 'degrés',
  at: 'arobase',
  number: 'numéro',
  pounds: 'livres',
  dollars: 'dollars',
  euros: 'euros',
};

/** Pairs whose slash is an "or". */
export const alternatives = tokens`
    avec/sans et/ou il/elle elle/il ils/elles oui/non vrai/faux un/une le/la la/le marche/arrêt hommes/femmes`;

export const web: WebWords = {
  at: 'arobase',
  dot: 'point',
  slash: 'barre oblique',
  dash: 'tiret',
  underscore: 'tiret bas',
  hashtag: 'hashtag',
};

export const science: ScienceWords = {
  greek: tokens`
    alpha bêta gamma delta epsilon zêta êta thêta iota kappa lambda mu nu xi omicron pi rhô sigma tau
    upsilon phi khi psi oméga`,
  squared: 'au carré',
  cubed: 'au cube',
  toThe: 'puissance',
  times: 'fois',
  about: 'environ',
  isAbout: 'environ égal à',
  atMost: 'au plus',
  atLeast: 'au moins',
  lessThan: 'inférieur à',
  moreThan: 'supérieur à',
  lessOrEqual: 'inférieur ou égal à',
  moreOrEqual: 'supérieur ou égal à',
  notEqual: 'différent de',
  equals: 'égale',
  identical: 'identique à',
  proportional: 'proportionnel à',
  infinity: "l'infini",
  root: 'racine carrée de',
  plusMinus: 'plus ou moins',
  dividedBy: 'divisé par',
  arrow: 'donne',
  integral: "l'intégrale de",
  elementOf: 'appartient à',
  muchLess: 'très inférieur à',
  muchMore: 'très supérieur à',
  partial: 'd rond',
};
