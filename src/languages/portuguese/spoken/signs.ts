import { tokens } from '../../../kernel/patterns.ts';
import type { AcronymWords, NumberSigns, ScienceWords, SymbolWords, WebWords } from '../../spoken-words.ts';

export const numbers: NumberSigns = {
  comma: 'vírgula',
  point: 'ponto',
  minus: 'menos',
  plus: 'mais',
  to: 'a',
  and: 'e',
  by: 'por',
  over: 'sobre',
  ratio: 'a',
  times: 'vezes',
  number: 'número',
  version: 'versão',
};

export const acronyms: AcronymWords = {
  words: tokens`
    ONU OVNI SIDA IVA TAP SIC UNITA MERCOSUL OTAN PALOP IMPA USP IBAMA PETROBRAS ANVISA FUNAI SUS NIF
    INE INEM`,
  common: tokens`
    O A OS AS UM UMA DE DO DA E OU EM NO NA COM POR PARA SEM QUE QUEM NÃO SIM SE É SÃO SEU SUA MEU EU TU
    ELE ELA NÓS TUDO TODOS MUITO MAIS FIM VIDA MUNDO GUERRA PAZ LIVRO PARTE HOJE AQUI`,
  // Alone they would be read as "e" and "o" are, without stress.
  letters: { E: 'é', O: 'ó', W: 'dábliu' },
  and: 'e',
};

export const symbols: SymbolWords = {
  and: 'e',
  or: 'ou',
  percent: 'por cento',
  section: 'parágrafo',
  degrees: 'graus',
  at: 'arroba',
  number: 'número',
  pounds: 'libras',
  dollars: 'dólares',
  euros: 'euros',
};

/** Pairs whose slash is an "or". */
export const alternatives = tokens`
    com/sem e/ou ele/ela ela/ele o/a os/as sim/não verdadeiro/falso homens/mulheres um/uma seu/sua`;

export const web: WebWords = {
  at: 'arroba',
  dot: 'ponto',
  slash: 'barra',
  dash: 'hífen',
  underscore: 'sublinhado',
  hashtag: 'hashtag',
};

export const science: ScienceWords = {
  greek: tokens`
    alfa beta gama delta épsilon zeta eta teta iota capa lambda mi ni csi ómicron pi ró sigma tau
    ípsilon fi qui psi ómega`,
  squared: 'ao quadrado',
  cubed: 'ao cubo',
  toThe: 'elevado a',
  times: 'vezes',
  about: 'cerca de',
  isAbout: 'aproximadamente igual a',
  atMost: 'no máximo',
  atLeast: 'pelo menos',
  lessThan: 'menor que',
  moreThan: 'maior que',
  lessOrEqual: 'menor ou igual a',
  moreOrEqual: 'maior ou igual a',
  notEqual: 'diferente de',
  equals: 'igual a',
  identical: 'idêntico a',
  proportional: 'proporcional a',
  infinity: 'infinito',
  root: 'raiz quadrada de',
  plusMinus: 'mais ou menos',
  dividedBy: 'a dividir por',
  arrow: 'dá',
  integral: 'o integral de',
  elementOf: 'pertence a',
  muchLess: 'muito menor que',
  muchMore: 'muito maior que',
  partial: 'derivada parcial de',
};
