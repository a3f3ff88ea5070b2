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
    capítulo, parte, livro, tomo, volume, vol\., ato, acto, cena, secção, seção, artigo, anexo, figura,
    tabela, canto, fase, tipo, classe, nível, título, grupo, zona, divisão, Apolo, cap\.`,
  centuryAfter: {
    mark: '',
    nouns: words`
      Guerra, República, Congresso, Concílio, Internacional, Reich, Jogos, Festival, Feira, Bienal,
      aniversário, edição, milénio, milênio, Cimeira, Cúpula, dinastia, Governo, Encontro`,
  },
  centuryBefore: words`séculos?, milénio, milênio`,
  rulers: words`
    João, Pedro, Afonso, Sancho, Dinis, Fernando, Duarte, Manuel, Sebastião, Henrique, Filipe, José,
    Miguel, Luís, Carlos, Jorge, Eduardo, Napoleão, Guilherme, Frederico, Francisco, Nicolau, Alexandre,
    Ramsés, Ptolomeu, Pio, Leão, Gregório, Inocêncio, Bento, Clemente, Urbano, Paulo, João Paulo, Ivan,
    Otão, Gustavo, Constantino, Teodósio, Dario, Xerxes, Vítor Emanuel, Leopoldo, Alberto, Rodolfo,
    Maximiliano, Bonifácio, Sisto, Ricardo, Jaime, Juan Carlos, Felipe, Harald`,
  queens: words`
    Isabel, Elizabeth, Catarina, Maria, Margarida, Cleópatra, Cristina, Ana, Beatriz, Guilhermina`,
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
