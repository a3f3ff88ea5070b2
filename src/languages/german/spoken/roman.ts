import { words } from '../../../kernel/patterns.ts';
import type { RomanWords } from '../../spoken-words.ts';

export const roman: RomanWords = {
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
