import { tokens } from '../../../kernel/patterns.ts';
import type { AcronymWords, NumberSigns, ScienceWords, SymbolWords, WebWords } from '../../spoken-words.ts';

export const numbers: NumberSigns = {
  comma: 'Komma',
  point: 'Punkt',
  minus: 'minus',
  plus: 'plus',
  to: 'bis',
  and: 'und',
  by: 'mal',
  over: 'durch',
  ratio: 'zu',
  times: 'mal',
  number: 'Nummer',
  version: 'Version',
};

export const acronyms: AcronymWords = {
  words: tokens`UNO BAFÖG TÜV DAX ELSTER GAU KITA DIN PISA SCHUFA ARTE MINT ZIP`,
  common: tokens`
    DER DIE DAS UND IST EIN EINE NICHT MIT VON ZU IM IN AUF FÜR ALS AN WIR SIE ER ES ICH DU JA NEIN WAS
    WER WIE WO ALLE SEHR NUR NEU ODER ABER AUCH NACH BEI AUS UM SO OHNE NIE KEIN STOPP HALT WELT ZEIT
    LEBEN KRIEG BUCH TEIL ENDE`,

  letters: {},
  and: 'und',
};

export const symbols: SymbolWords = {
  and: 'und',
  or: 'oder',
  percent: 'Prozent',
  section: 'Paragraf',
  degrees: 'Grad',
  at: 'ät',
  number: 'Nummer',
  pounds: 'Pfund',
  dollars: 'Dollar',
  euros: 'Euro',
};

/** Pairs whose slash is an "or". */
export const alternatives = tokens`
    mit/ohne er/sie sie/er sein/ihr ihr/sein ja/nein der/die die/der und/oder ein/aus männer/frauen mann/frau`;

export const web: WebWords = {
  at: 'ät',
  dot: 'Punkt',
  slash: 'Schrägstrich',
  dash: 'Minus',
  underscore: 'Unterstrich',
  hashtag: 'Hashtag',
};

export const science: ScienceWords = {
  greek: tokens`
    Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Jota Kappa Lambda My Ny Xi Omikron Pi Rho Sigma Tau
    Ypsilon Phi Chi Psi Omega`,
  squared: 'Quadrat',
  cubed: 'hoch drei',
  toThe: 'hoch',
  times: 'mal',
  about: 'etwa',
  isAbout: 'ungefähr gleich',
  atMost: 'höchstens',
  atLeast: 'mindestens',
  lessThan: 'kleiner als',
  moreThan: 'größer als',
  lessOrEqual: 'kleiner oder gleich',
  moreOrEqual: 'größer oder gleich',
  notEqual: 'ungleich',
  equals: 'gleich',
  identical: 'identisch mit',
  proportional: 'proportional zu',
  infinity: 'unendlich',
  root: 'Wurzel aus',
  plusMinus: 'plus minus',
  dividedBy: 'geteilt durch',
  arrow: 'wird zu',
  integral: 'das Integral von',
  elementOf: 'Element von',
  muchLess: 'viel kleiner als',
  muchMore: 'viel größer als',
  partial: 'd',
};
