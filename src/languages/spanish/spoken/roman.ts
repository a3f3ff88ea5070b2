import { words } from '../../../kernel/patterns.ts';
import type { RomanWords } from '../../spoken-words.ts';

export const roman: RomanWords = {
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
