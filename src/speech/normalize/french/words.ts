import { type AcronymGrammar, capitalWords } from '../shared/acronyms.ts';
import type { NumberGrammar } from '../shared/grammar.ts';
import type { RomanGrammar } from '../shared/roman.ts';
import type { ScienceWords } from '../shared/science.ts';
import type { SymbolWords } from '../shared/symbols.ts';
import type { WebWords } from '../shared/web.ts';
import { type FrenchKind, ordinal } from './number-words.ts';

export const acronyms: AcronymGrammar = {
  words: capitalWords(
    'OTAN ONU SIDA UNEDIC INSEE FNAC SMIC OVNI BIRD CAPES ENA PACS SACEM OPEP INRIA CEDEX ADEME',
  ),
  common: new Set(
    'LE LA LES UN UNE DES DU DE ET EST SONT DANS PAR POUR SUR AVEC SANS QUE QUI QUOI NE PAS PLUS JE TU IL ELLE NOUS VOUS ILS CE CETTE CES SON SA SES MON MA MES TOUT TOUS OU AU AUX EN NON OUI ATTENTION FIN VIE MONDE GUERRE PAIX LIVRE PARTIE'.split(
      ' ',
    ),
  ),
  letters: {},
  and: 'et',
};

export const symbols: SymbolWords = {
  and: 'et',
  or: 'ou',
  slash: 'barre oblique',
  percent: 'pour cent',
  section: 'paragraphe',
  degrees: 'degrés',
  at: 'arobase',
  number: 'numéro',
  pounds: 'livres',
  dollars: 'dollars',
  euros: 'euros',
};

export const alternatives =
  /^(?:et\/ou|il\/elle|elle\/il|ils\/elles|oui\/non|vrai\/faux|un\/une|le\/la|la\/le|marche\/arrêt|hommes\/femmes)$/i;

export const web: WebWords = {
  at: 'arobase',
  dot: 'point',
  slash: 'barre oblique',
  dash: 'tiret',
  underscore: 'tiret bas',
  hashtag: 'hashtag',
};

export const science: ScienceWords = {
  greek:
    'alpha bêta gamma delta epsilon zêta êta thêta iota kappa lambda mu nu xi omicron pi rhô sigma tau upsilon phi khi psi oméga'.split(
      ' ',
    ),
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

export function romanOf({ cardinal, year }: NumberGrammar, kind: FrenchKind): RomanGrammar {
  return {
    counted:
      'chapitre|partie|livre|tome|volume|vol\\.|acte|scène|section|article|annexe|figure|tableau|planche|chant|phase|stade|type|classe|niveau|titre|groupe|zone|division|Apollo|chap\\.|guerre mondiale',
    countedWords: (digits) => cardinal(digits),
    centuryAfter: {
      mark: 'ème|e|ᵉ|er|re',
      nouns:
        'siècles?|s\\.|République|Reich|millénaires?|arrondissement|dynastie|Internationale|Empire|législature|congrès|armée',
      words: (digits, _lead) => (digits === '1' ? 'premier' : ordinal(digits, 'm', kind)),
    },
    rulers:
      'Louis|Henri|Charles|François|Philippe|Jean|Napoléon|Guillaume|Édouard|Edouard|George|Georges|Jacques|Richard|Frédéric|Nicolas|Alexandre|Ramsès|Ptolémée|Pie|Léon|Grégoire|Innocent|Benoît|Clément|Urbain|Paul|Jean-Paul|Pierre|Ivan|Otton|Gustave|Christian|Constantin|Théodose|Darius|Xerxès|Mehmed|Mourad|Sélim|Victor|Victor-Emmanuel|Ferdinand|Alphonse|Juan Carlos|Léopold|Albert|Baudouin|Rodolphe|Maximilien|Casimir|Sigismond|Boniface|Sixte|Étienne|Robert|Hugues|Childéric|Clotaire|Dagobert|Thierry|Carlos|Felipe|Hassan|Mohammed|Abdallah|Joseph|Félix|Harald|Olaf',
    queens:
      'Élisabeth|Elisabeth|Elizabeth|Catherine|Marie|Marguerite|Margrethe|Cléopâtre|Christine|Anne|Isabelle|Béatrix|Wilhelmine',
    rulerMark: 'er|re|ère|ʳᵉ|ᵉʳ|',
    rulerWords: (digits, feminine) =>
      digits === '1' ? (feminine ? 'première' : 'premier') : cardinal(digits),
    named: (digits) => cardinal(digits),
    year,
  };
}
