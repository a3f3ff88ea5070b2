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
    chapitre, partie, livre, tome, volume, vol\., acte, scène, section, article, annexe, figure,
    tableau, planche, chant, phase, stade, type, classe, niveau, titre, groupe, zone, division, Apollo,
    chap\., guerre mondiale`,
  centuryAfter: {
    mark: 'ème|e|ᵉ|er|re',
    nouns: words`
      siècles?, s\., République, Reich, millénaires?, arrondissement, dynastie, Internationale, Empire,
      législature, congrès, armée`,
  },
  rulers: words`
    Louis, Henri, Charles, François, Philippe, Jean, Napoléon, Guillaume, Édouard, Edouard, George,
    Georges, Jacques, Richard, Frédéric, Nicolas, Alexandre, Ramsès, Ptolémée, Pie, Léon, Grégoire,
    Innocent, Benoît, Clément, Urbain, Paul, Jean-Paul, Pierre, Ivan, Otton, Gustave, Christian,
    Constantin, Théodose, Darius, Xerxès, Mehmed, Mourad, Sélim, Victor, Victor-Emmanuel, Ferdinand,
    Alphonse, Juan Carlos, Léopold, Albert, Baudouin, Rodolphe, Maximilien, Casimir, Sigismond,
    Boniface, Sixte, Étienne, Robert, Hugues, Childéric, Clotaire, Dagobert, Thierry, Carlos, Felipe,
    Hassan, Mohammed, Abdallah, Joseph, Félix, Harald, Olaf`,
  queens: words`
    Élisabeth, Elisabeth, Elizabeth, Catherine, Marie, Marguerite, Margrethe, Cléopâtre, Christine,
    Anne, Isabelle, Béatrix, Wilhelmine`,
  rulerMark: 'er|re|ère|ʳᵉ|ᵉʳ|',
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
