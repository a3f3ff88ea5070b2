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
    capítulo, parte, libro, tomo, volumen, vol\., acto, escena, sección, artículo, anexo, figura, tabla,
    lámina, canto, fase, tipo, clase, nivel, título, grupo, zona, división, Apolo, cap\.`,
  centuryAfter: {
    mark: '',
    nouns: words`
      Guerra, República, Congreso, Concilio, Internacional, Reich, Juegos, Festival, Feria, Bienal,
      aniversario, edición, milenio, Cumbre, dinastía`,
  },
  centuryBefore: words`siglos?, milenio`,
  rulers: words`
    Felipe, Carlos, Alfonso, Fernando, Enrique, Juan, Pedro, Sancho, Ramiro, Jaime, Luis, Jorge,
    Eduardo, Napoleón, Guillermo, Federico, Francisco, Nicolás, Alejandro, Ramsés, Ptolomeo, Pío, León,
    Gregorio, Inocencio, Benedicto, Clemente, Urbano, Pablo, Juan Pablo, Iván, Otón, Gustavo,
    Constantino, Teodosio, Darío, Jerjes, Mehmed, Murad, Víctor Manuel, Leopoldo, Alberto, Balduino,
    Rodolfo, Maximiliano, Bonifacio, Sixto, Ricardo, Jacobo, José, Manuel, Harald, Olaf, Hassan, Mohamed`,
  queens: words`
    Isabel, Catalina, María, Margarita, Cleopatra, Cristina, Ana, Beatriz, Guillermina, Juana`,
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
