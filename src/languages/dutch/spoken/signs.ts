import { tokens } from '../../../kernel/patterns.ts';
import type { AcronymWords, NumberSigns, ScienceWords, SymbolWords, WebWords } from '../../spoken-words.ts';

export const numbers: NumberSigns = {
  comma: 'komma',
  point: 'punt',
  minus: 'min',
  plus: 'plus',
  to: 'tot',
  and: 'en',
  by: 'bij',
  over: 'gedeeld door',
  ratio: 'tegen',
  times: 'keer',
  number: 'nummer',
  version: 'versie',
};

export const acronyms: AcronymWords = {
  words: tokens`NAVO HAVO MAVO NUON HEMA PIN TOM SOA DAF UNICEF INHOLLAND CITO`,
  common: tokens`
    DE HET EEN EN OF IN OP VAN VOOR MET ZONDER DAT DIE WIE WAT NIET WEL JA NEE IS ZIJN HAAR MIJN IK JIJ
    HIJ ZIJ WIJ ALLES ALLE ZEER MEER TE BIJ UIT ALS NU EINDE LEVEN WERELD OORLOG VREDE BOEK DEEL HIER`,
  // After "U" the engine takes "S" for a sound.
  letters: { S: 'es', U: 'uu' },
  and: 'en',
};

export const symbols: SymbolWords = {
  and: 'en',
  or: 'of',
  percent: 'procent',
  section: 'paragraaf',
  degrees: 'graden',
  at: 'apenstaartje',
  number: 'nummer',
  pounds: 'pond',
  dollars: 'dollar',
  euros: 'euro',
};

/** Pairs whose slash is an "or". */
export const alternatives = tokens`
    met/zonder en/of hij/zij zij/hij zijn/haar haar/zijn ja/nee waar/onwaar mannen/vrouwen aan/uit de/het`;

export const web: WebWords = {
  at: 'apenstaartje',
  dot: 'punt',
  slash: 'slash',
  dash: 'streepje',
  underscore: 'laag streepje',
  hashtag: 'hashtag',
};

export const science: ScienceWords = {
  greek: tokens`
    alfa bèta gamma delta epsilon zèta èta thèta jota kappa lambda mu nu xi omikron pi rho sigma tau
    ypsilon phi chi psi omega`,
  squared: 'kwadraat',
  cubed: 'tot de derde',
  toThe: 'tot de macht',
  times: 'keer',
  about: 'ongeveer',
  isAbout: 'ongeveer gelijk aan',
  atMost: 'hoogstens',
  atLeast: 'minstens',
  lessThan: 'kleiner dan',
  moreThan: 'groter dan',
  lessOrEqual: 'kleiner dan of gelijk aan',
  moreOrEqual: 'groter dan of gelijk aan',
  notEqual: 'niet gelijk aan',
  equals: 'is gelijk aan',
  identical: 'identiek aan',
  proportional: 'evenredig met',
  infinity: 'oneindig',
  root: 'de wortel van',
  plusMinus: 'plus of min',
  dividedBy: 'gedeeld door',
  arrow: 'wordt',
  integral: 'de integraal van',
  elementOf: 'element van',
  muchLess: 'veel kleiner dan',
  muchMore: 'veel groter dan',
  partial: 'd',
};
