import { tokens } from '../../../kernel/patterns.ts';
import type { AcronymWords, NumberSigns, ScienceWords, SymbolWords, WebWords } from '../../spoken-words.ts';

export const numbers: NumberSigns = {
  comma: 'coma',
  point: 'punto',
  minus: 'menos',
  plus: 'más',
  to: 'a',
  and: 'y',
  by: 'por',
  over: 'partido por',
  ratio: 'a',
  times: 'por',
  number: 'número',
  version: 'versión',
};

export const acronyms: AcronymWords = {
  words: tokens`
    OTAN ONU SIDA OVNI RENFE IVA UCI PYME SEAT ERTE INE TIC MERCOSUR OEA OMS OPEP CELAC UNAM PEMEX CEPAL`,
  common: tokens`
    EL LA LOS LAS UN UNA DE DEL Y O EN CON POR PARA SIN QUE QUIEN NO SI SÍ ES SON SE SU SUS MI TU YO ÉL
    ELLA TODO TODOS MUY MÁS AL FIN VIDA MUNDO GUERRA PAZ LIBRO PARTE AQUÍ HOY`,
  // Alone it would be read as "and".
  letters: { Y: 'i griega', Ñ: 'eñe' },
  and: 'y',
};

export const symbols: SymbolWords = {
  and: 'y',
  or: 'o',
  percent: 'por ciento',
  section: 'párrafo',
  degrees: 'grados',
  at: 'arroba',
  number: 'número',
  pounds: 'libras',
  dollars: 'dólares',
  euros: 'euros',
};

/** Pairs whose slash is an "or". */
export const alternatives = tokens`
    con/sin y/o él/ella ella/él el/la los/las o/a os/as sí/no verdadero/falso hombres/mujeres un/una`;

export const web: WebWords = {
  at: 'arroba',
  dot: 'punto',
  slash: 'barra',
  dash: 'guion',
  underscore: 'guion bajo',
  hashtag: 'almohadilla',
};

export const science: ScienceWords = {
  greek: tokens`
    alfa beta gamma delta épsilon dseta eta zeta iota kappa lambda mi ni xi ómicron pi ro sigma tau
    ípsilon fi ji psi omega`,
  squared: 'al cuadrado',
  cubed: 'al cubo',
  toThe: 'elevado a',
  times: 'por',
  about: 'aproximadamente',
  isAbout: 'aproximadamente igual a',
  atMost: 'como máximo',
  atLeast: 'al menos',
  lessThan: 'menor que',
  moreThan: 'mayor que',
  lessOrEqual: 'menor o igual que',
  moreOrEqual: 'mayor o igual que',
  notEqual: 'distinto de',
  equals: 'es igual a',
  identical: 'idéntico a',
  proportional: 'proporcional a',
  infinity: 'infinito',
  root: 'raíz cuadrada de',
  plusMinus: 'más menos',
  dividedBy: 'dividido por',
  arrow: 'da',
  integral: 'la integral de',
  elementOf: 'pertenece a',
  muchLess: 'mucho menor que',
  muchMore: 'mucho mayor que',
  partial: 'derivada parcial de',
};
