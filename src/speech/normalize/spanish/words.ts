import { type AcronymGrammar, capitalWords } from '../shared/acronyms.ts';
import type { RomanGrammar } from '../shared/roman.ts';
import type { ScienceWords } from '../shared/science.ts';
import type { SymbolWords } from '../shared/symbols.ts';
import type { WebWords } from '../shared/web.ts';
import { cardinal, ordinal } from './number-words.ts';

export const acronyms: AcronymGrammar = {
  words: capitalWords(
    'OTAN ONU SIDA OVNI RENFE IVA UCI PYME SEAT ERTE INE TIC MERCOSUR OEA OMS OPEP CELAC UNAM PEMEX CEPAL',
  ),
  common: new Set(
    'EL LA LOS LAS UN UNA DE DEL Y O EN CON POR PARA SIN QUE QUIEN NO SI SÍ ES SON SE SU SUS MI TU YO ÉL ELLA TODO TODOS MUY MÁS AL FIN VIDA MUNDO GUERRA PAZ LIBRO PARTE AQUÍ HOY'.split(
      ' ',
    ),
  ),
  // Alone it would be read as "and".
  letters: { Y: 'i griega', Ñ: 'eñe' },
  and: 'y',
};

export const symbols: SymbolWords = {
  and: 'y',
  or: 'o',
  slash: 'barra',
  percent: 'por ciento',
  section: 'párrafo',
  degrees: 'grados',
  at: 'arroba',
  number: 'número',
  pounds: 'libras',
  dollars: 'dólares',
  euros: 'euros',
};

export const alternatives =
  /^(?:y\/o|él\/ella|ella\/él|el\/la|los\/las|o\/a|os\/as|sí\/no|verdadero\/falso|hombres\/mujeres|un\/una)$/i;

export const web: WebWords = {
  at: 'arroba',
  dot: 'punto',
  slash: 'barra',
  dash: 'guion',
  underscore: 'guion bajo',
  hashtag: 'almohadilla',
};

export const science: ScienceWords = {
  greek:
    'alfa beta gamma delta épsilon dseta eta zeta iota kappa lambda mi ni xi ómicron pi ro sigma tau ípsilon fi ji psi omega'.split(
      ' ',
    ),
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

/** Up to ten the numeral is an ordinal, above it a cardinal. */
const ordinalToTen = (digits: string, feminine = false) =>
  Number(digits) <= 10 ? ordinal(digits, feminine ? 'f' : 'm') : cardinal(digits);

export const roman: RomanGrammar = {
  counted:
    'capítulo|parte|libro|tomo|volumen|vol\\.|acto|escena|sección|artículo|anexo|figura|tabla|lámina|canto|fase|tipo|clase|nivel|título|grupo|zona|división|Apolo|cap\\.',
  countedWords: (digits) => cardinal(digits),
  centuryAfter: {
    mark: '',
    nouns:
      'Guerra|República|Congreso|Concilio|Internacional|Reich|Juegos|Festival|Feria|Bienal|aniversario|edición|milenio|Cumbre|dinastía',
    words: (digits) => ordinal(digits),
  },
  centuryBefore: { nouns: 'siglos?|milenio', words: (digits) => ordinalToTen(digits) },
  rulers:
    'Felipe|Carlos|Alfonso|Fernando|Enrique|Juan|Pedro|Sancho|Ramiro|Jaime|Luis|Jorge|Eduardo|Napoleón|Guillermo|Federico|Francisco|Nicolás|Alejandro|Ramsés|Ptolomeo|Pío|León|Gregorio|Inocencio|Benedicto|Clemente|Urbano|Pablo|Juan Pablo|Iván|Otón|Gustavo|Constantino|Teodosio|Darío|Jerjes|Mehmed|Murad|Víctor Manuel|Leopoldo|Alberto|Balduino|Rodolfo|Maximiliano|Bonifacio|Sixto|Ricardo|Jacobo|José|Manuel|Harald|Olaf|Hassan|Mohamed',
  queens: 'Isabel|Catalina|María|Margarita|Cleopatra|Cristina|Ana|Beatriz|Guillermina|Juana',
  rulerMark: '',
  rulerWords: (digits, feminine) => ordinalToTen(digits, feminine),
  named: (digits) => cardinal(digits),
  year: (digits) => cardinal(digits),
};
