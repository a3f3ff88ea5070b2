import { tokens } from '../../../kernel/patterns.ts';
import type { AcronymWords, NumberSigns, ScienceWords, SymbolWords, WebWords } from '../../spoken-words.ts';

export const numbers: NumberSigns = {
  comma: 'virgola',
  point: 'punto',
  minus: 'meno',
  plus: 'più',
  to: 'a',
  and: 'e',
  by: 'per',
  over: 'fratto',
  ratio: 'a',
  times: 'per',
  number: 'numero',
  version: 'versione',
};

export const acronyms: AcronymWords = {
  words: tokens`
    ONU FIAT INPS ISTAT ENI ENEL IVA INAIL ANSA ANAS SIAE TAR TIM UCI ASL FIOM CONI ICI IMU IRPEF TAC
    AIDS RAI DOC DOP`,
  common: tokens`
    IL LO LA GLI LE UN UNA DI DEL E O IN CON PER SENZA CHE CHI NON SÌ NO È SONO SI SUO SUA MIO IO TU LUI
    LEI NOI VOI TUTTO TUTTI AL DA PIÙ FINE VITA MONDO GUERRA PACE LIBRO PARTE OGGI QUI`,

  letters: {},
  and: 'e',
};

export const symbols: SymbolWords = {
  and: 'e',
  or: 'o',
  percent: 'per cento',
  section: 'paragrafo',
  degrees: 'gradi',
  at: 'chiocciola',
  number: 'numero',
  pounds: 'sterline',
  dollars: 'dollari',
  euros: 'euro',
};

/** Pairs whose slash is an "or". */
export const alternatives = tokens`con/senza e/o lui/lei lei/lui il/la sì/no vero/falso uomini/donne un/una suo/sua`;

export const web: WebWords = {
  at: 'chiocciola',
  dot: 'punto',
  slash: 'barra',
  dash: 'trattino',
  underscore: 'trattino basso',
  hashtag: 'hashtag',
};

export const science: ScienceWords = {
  greek: tokens`
    alfa beta gamma delta epsilon zeta eta teta iota cappa lambda mi ni xi omicron pi rho sigma tau
    ipsilon fi chi psi omega`,
  squared: 'al quadrato',
  cubed: 'al cubo',
  toThe: 'alla',
  times: 'per',
  about: 'circa',
  isAbout: 'circa uguale a',
  atMost: 'al massimo',
  atLeast: 'almeno',
  lessThan: 'minore di',
  moreThan: 'maggiore di',
  lessOrEqual: 'minore o uguale a',
  moreOrEqual: 'maggiore o uguale a',
  notEqual: 'diverso da',
  equals: 'uguale',
  identical: 'identico a',
  proportional: 'proporzionale a',
  infinity: 'infinito',
  root: 'radice quadrata di',
  plusMinus: 'più o meno',
  dividedBy: 'diviso',
  arrow: 'dà',
  integral: "l'integrale di",
  elementOf: 'appartiene a',
  muchLess: 'molto minore di',
  muchMore: 'molto maggiore di',
  partial: 'derivata parziale di',
};
