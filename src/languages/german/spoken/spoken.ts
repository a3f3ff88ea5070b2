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
    Kapitel, Teil, Band, Bd\., Buch, Akt, Szene, Abschnitt, Artikel, Anhang, Abbildung, Tabelle, Tafel,
    Weltkrieg, Phase, Stufe, Typ, Klasse, Gruppe, Zone, Lektion, Titel, Satz, Apollo, Hartz, Pius-Straße`,
  centuryAfter: {
    mark: '\\.',
    nouns: words`
      Jahrhunderts?, Weltkriege?s?, Kapitels?, Akt, Olympischen?, Internationale, Korps, Zivilsenat`,
  },
  rulers: words`
    Heinrich, Georg, Ludwig, Karl, Friedrich, Wilhelm, Otto, Konrad, Rudolf, Albrecht, Maximilian,
    Ferdinand, Leopold, Joseph, Josef, Franz, Napoleon, Philipp, Johann, Johannes, Paul, Pius, Leo,
    Gregor, Innozenz, Benedikt, Clemens, Urban, Alexander, Nikolaus, Iwan, Peter, Gustav, Christian,
    Konstantin, Ramses, Ptolemaios, Darius, Dareios, Xerxes, Thutmosis, Amenophis, Mehmed, Murad, Selim,
    Viktor, Emanuel, Umberto, Alfons, Juan Carlos, Felipe, Harald, Olaf, Haakon, Erik, Robert,
    Bonifatius, Sixtus, Stephan, Sigismund, Richard, Eduard, Jakob, Charles, Alfred, August, Ernst,
    Eugen, Karol, Kasimir`,
  queens: words`
    Elisabeth, Elizabeth, Katharina, Maria, Margarethe, Margrethe, Kleopatra, Christina, Anna, Isabella,
    Beatrix, Wilhelmina, Viktoria`,
  rulerMark: '\\.?',
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
