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
    hoofdstuk, deel, boek, band, volume, akte, scène, sectie, artikel, bijlage, figuur, tabel, plaat,
    zang, fase, type, klasse, niveau, titel, groep, zone, divisie, Apollo, hfst\., Wereldoorlog`,
  centuryAfter: {
    mark: 'de|ste|e|ᵉ',
    nouns: words`
      eeuw, eeuwen, Republiek, Rijk, millennium, dynastie, Internationale, legerkorps, congres`,
  },
  rulers: words`
    Willem, Lodewijk, Hendrik, Karel, Filips, Frederik, George, Jan, Johannes, Napoleon, Eduard,
    Jacobus, Richard, Nicolaas, Alexander, Ramses, Ptolemaeus, Pius, Leo, Gregorius, Innocentius,
    Benedictus, Clemens, Urbanus, Paulus, Peter, Ivan, Otto, Gustaaf, Christiaan, Constantijn,
    Theodosius, Darius, Xerxes, Mehmed, Murat, Selim, Victor Emanuel, Umberto, Ferdinand, Alfons,
    Leopold, Albert, Boudewijn, Rudolf, Maximiliaan, Bonifatius, Sixtus, Stefanus, Robert, Adriaan,
    Floris, Dirk, Reinoud, Johannes Paulus, Juan Carlos, Felipe, Jozef, Frans, Harald, Olaf, Koenraad`,
  queens: words`
    Elizabeth, Catharina, Maria, Margaretha, Margrethe, Cleopatra, Christina, Anna, Isabella, Beatrix,
    Wilhelmina`,
  rulerMark: 'e|',
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
