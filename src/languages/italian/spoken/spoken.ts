import { words } from '../../../kernel/patterns.ts';
import type { RomanWords, SpokenWords } from '../../spoken-words.ts';
import { abbreviations } from './abbreviations.ts';
import { dates, times } from './calendar.ts';
import { money } from './money.ts';
import { notes } from './notes.ts';
import { acronyms, alternatives, numbers, science, symbols, web } from './signs.ts';
import { units } from './units.ts';

const roman: RomanWords = {
  counted: words`
    capitolo, parte, libro, tomo, volume, vol\., atto, scena, sezione, articolo, allegato, figura,
    tabella, tavola, canto, fase, tipo, classe, livello, titolo, gruppo, zona, divisione, Apollo, cap\.`,
  centuryAfter: {
    mark: '',
    nouns: words`
      secolo, secoli, sec\., millennio, congresso, edizione, Reich, Internazionale, guerra, legislatura,
      dinastia, Olimpiade, Giornata, Concilio, Conferenza, Repubblica`,
  },
  centuryBefore: words`secolo, secoli, millennio`,
  rulers: words`
    Luigi, Enrico, Carlo, Francesco, Filippo, Giovanni, Napoleone, Guglielmo, Edoardo, Giorgio, Giacomo,
    Riccardo, Federico, Nicola, Alessandro, Ramesse, Ramses, Tolomeo, Pio, Leone, Gregorio, Innocenzo,
    Benedetto, Clemente, Urbano, Paolo, Giovanni Paolo, Pietro, Ivan, Ottone, Gustavo, Costantino,
    Teodosio, Dario, Serse, Vittorio Emanuele, Vittorio Amedeo, Umberto, Amedeo, Ferdinando, Alfonso,
    Leopoldo, Alberto, Rodolfo, Massimiliano, Bonifacio, Sisto, Roberto, Cosimo, Lorenzo, Ruggero,
    Martino, Nicolò, Niccolò, Eugenio, Giulio, Adriano, Callisto, Celestino, Onorio, Stefano,
    Juan Carlos, Felipe, Carlo Alberto, Carlo Emanuele, Giuseppe, Harald, Olaf`,
  queens: words`
    Elisabetta, Caterina, Maria, Margherita, Cleopatra, Cristina, Anna, Isabella, Beatrice, Guglielmina,
    Giovanna`,
  rulerMark: '',
};

/** The words that numbers, signs and abbreviations are said with. */
export const spoken: SpokenWords = {
  abbreviations,
  numbers,
  dates,
  times,
  money,
  units,
  roman,
  science,
  acronyms,
  symbols,
  alternatives,
  web,
  notes,
};
