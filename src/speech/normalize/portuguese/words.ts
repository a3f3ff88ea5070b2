import { type AcronymGrammar, capitalWords } from '../shared/acronyms.ts';
import type { NumberGrammar } from '../shared/grammar.ts';
import type { RomanGrammar } from '../shared/roman.ts';
import type { ScienceWords } from '../shared/science.ts';
import type { SymbolWords } from '../shared/symbols.ts';
import type { WebWords } from '../shared/web.ts';
import { ordinal, type PortugueseKind } from './number-words.ts';

export const acronyms: AcronymGrammar = {
  words: capitalWords(
    'ONU OVNI SIDA IVA TAP SIC UNITA MERCOSUL OTAN PALOP IMPA USP IBAMA PETROBRAS ANVISA FUNAI SUS NIF INE INEM',
  ),
  common: new Set(
    'O A OS AS UM UMA DE DO DA E OU EM NO NA COM POR PARA SEM QUE QUEM NÃO SIM SE É SÃO SEU SUA MEU EU TU ELE ELA NÓS TUDO TODOS MUITO MAIS FIM VIDA MUNDO GUERRA PAZ LIVRO PARTE HOJE AQUI'.split(
      ' ',
    ),
  ),
  // Alone they would be read as "e" and "o" are, without stress.
  letters: { E: 'é', O: 'ó', W: 'dábliu' },
  and: 'e',
};

export const symbols: SymbolWords = {
  and: 'e',
  or: 'ou',
  slash: 'barra',
  percent: 'por cento',
  section: 'parágrafo',
  degrees: 'graus',
  at: 'arroba',
  number: 'número',
  pounds: 'libras',
  dollars: 'dólares',
  euros: 'euros',
};

export const alternatives =
  /^(?:e\/ou|ele\/ela|ela\/ele|o\/a|os\/as|sim\/não|verdadeiro\/falso|homens\/mulheres|um\/uma|seu\/sua)$/i;

export const web: WebWords = {
  at: 'arroba',
  dot: 'ponto',
  slash: 'barra',
  dash: 'hífen',
  underscore: 'sublinhado',
  hashtag: 'hashtag',
};

export const science: ScienceWords = {
  greek:
    'alfa beta gama delta épsilon zeta eta teta iota capa lambda mi ni csi ómicron pi ró sigma tau ípsilon fi qui psi ómega'.split(
      ' ',
    ),
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

export function romanOf({ cardinal }: NumberGrammar, kind: PortugueseKind): RomanGrammar {
  /** Up to ten the numeral is an ordinal, above it a cardinal. */
  const ordinalToTen = (digits: string, feminine = false) =>
    Number(digits) <= 10 ? ordinal(digits, feminine ? 'f' : 'm', kind) : cardinal(digits);
  return {
    counted:
      'capítulo|parte|livro|tomo|volume|vol\\.|ato|acto|cena|secção|seção|artigo|anexo|figura|tabela|canto|fase|tipo|classe|nível|título|grupo|zona|divisão|Apolo|cap\\.',
    countedWords: (digits) => cardinal(digits),
    centuryAfter: {
      mark: '',
      nouns:
        'Guerra|República|Congresso|Concílio|Internacional|Reich|Jogos|Festival|Feira|Bienal|aniversário|edição|milénio|milênio|Cimeira|Cúpula|dinastia|Governo|Encontro',
      words: (digits) => ordinal(digits, 'm', kind),
    },
    centuryBefore: { nouns: 'séculos?|milénio|milênio', words: (digits) => ordinalToTen(digits) },
    rulers:
      'João|Pedro|Afonso|Sancho|Dinis|Fernando|Duarte|Manuel|Sebastião|Henrique|Filipe|José|Miguel|Luís|Carlos|Jorge|Eduardo|Napoleão|Guilherme|Frederico|Francisco|Nicolau|Alexandre|Ramsés|Ptolomeu|Pio|Leão|Gregório|Inocêncio|Bento|Clemente|Urbano|Paulo|João Paulo|Ivan|Otão|Gustavo|Constantino|Teodósio|Dario|Xerxes|Vítor Emanuel|Leopoldo|Alberto|Rodolfo|Maximiliano|Bonifácio|Sisto|Ricardo|Jaime|Juan Carlos|Felipe|Harald',
    queens: 'Isabel|Elizabeth|Catarina|Maria|Margarida|Cleópatra|Cristina|Ana|Beatriz|Guilhermina',
    rulerMark: '',
    rulerWords: (digits, feminine) => ordinalToTen(digits, feminine),
    named: (digits) => cardinal(digits),
    year: (digits) => cardinal(digits),
  };
}
