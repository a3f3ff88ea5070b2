import { type AcronymGrammar, capitalWords } from '../shared/acronyms.ts';
import type { RomanGrammar } from '../shared/roman.ts';
import type { ScienceWords } from '../shared/science.ts';
import type { SymbolWords } from '../shared/symbols.ts';
import type { WebWords } from '../shared/web.ts';
import { cardinal, ordinal } from './number-words.ts';

export const acronyms: AcronymGrammar = {
  words: capitalWords(
    'ONU FIAT INPS ISTAT ENI ENEL IVA INAIL ANSA ANAS SIAE TAR TIM UCI ASL FIOM CONI ICI IMU IRPEF TAC AIDS RAI DOC DOP',
  ),
  common: new Set(
    'IL LO LA GLI LE UN UNA DI DEL E O IN CON PER SENZA CHE CHI NON SÌ NO È SONO SI SUO SUA MIO IO TU LUI LEI NOI VOI TUTTO TUTTI AL DA PIÙ FINE VITA MONDO GUERRA PACE LIBRO PARTE OGGI QUI'.split(
      ' ',
    ),
  ),
  letters: {},
  and: 'e',
};

export const symbols: SymbolWords = {
  and: 'e',
  or: 'o',
  slash: 'barra',
  percent: 'per cento',
  section: 'paragrafo',
  degrees: 'gradi',
  at: 'chiocciola',
  number: 'numero',
  pounds: 'sterline',
  dollars: 'dollari',
  euros: 'euro',
};

export const alternatives =
  /^(?:e\/o|lui\/lei|lei\/lui|il\/la|sì\/no|vero\/falso|uomini\/donne|un\/una|suo\/sua)$/i;

export const web: WebWords = {
  at: 'chiocciola',
  dot: 'punto',
  slash: 'barra',
  dash: 'trattino',
  underscore: 'trattino basso',
  hashtag: 'hashtag',
};

export const science: ScienceWords = {
  greek:
    'alfa beta gamma delta epsilon zeta eta teta iota cappa lambda mi ni xi omicron pi rho sigma tau ipsilon fi chi psi omega'.split(
      ' ',
    ),
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

export const roman: RomanGrammar = {
  counted:
    'capitolo|parte|libro|tomo|volume|vol\\.|atto|scena|sezione|articolo|allegato|figura|tabella|tavola|canto|fase|tipo|classe|livello|titolo|gruppo|zona|divisione|Apollo|cap\\.',
  countedWords: (digits) => cardinal(digits),
  centuryAfter: {
    mark: '',
    nouns:
      'secolo|secoli|sec\\.|millennio|congresso|edizione|Reich|Internazionale|guerra|legislatura|dinastia|Olimpiade|Giornata|Concilio|Conferenza|Repubblica',
    words: (digits) => ordinal(digits),
  },
  centuryBefore: { nouns: 'secolo|secoli|millennio', words: (digits) => ordinal(digits) },
  rulers:
    'Luigi|Enrico|Carlo|Francesco|Filippo|Giovanni|Napoleone|Guglielmo|Edoardo|Giorgio|Giacomo|Riccardo|Federico|Nicola|Alessandro|Ramesse|Ramses|Tolomeo|Pio|Leone|Gregorio|Innocenzo|Benedetto|Clemente|Urbano|Paolo|Giovanni Paolo|Pietro|Ivan|Ottone|Gustavo|Costantino|Teodosio|Dario|Serse|Vittorio Emanuele|Vittorio Amedeo|Umberto|Amedeo|Ferdinando|Alfonso|Leopoldo|Alberto|Rodolfo|Massimiliano|Bonifacio|Sisto|Roberto|Cosimo|Lorenzo|Ruggero|Martino|Nicolò|Niccolò|Eugenio|Giulio|Adriano|Callisto|Celestino|Onorio|Stefano|Juan Carlos|Felipe|Carlo Alberto|Carlo Emanuele|Giuseppe|Harald|Olaf',
  queens:
    'Elisabetta|Caterina|Maria|Margherita|Cleopatra|Cristina|Anna|Isabella|Beatrice|Guglielmina|Giovanna',
  rulerMark: '',
  rulerWords: (digits, feminine) => ordinal(digits, feminine ? 'f' : 'm'),
  named: (digits) => cardinal(digits),
  year: (digits) => cardinal(digits),
};
