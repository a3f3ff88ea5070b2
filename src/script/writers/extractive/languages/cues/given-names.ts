/**
 * First names by which a person's full name is told where nouns have capitals as well, as in German. Those
 * that histories, sciences and newspapers of Europe name most; what is missing costs a check, no sentence.
 */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `
  Adam Adolf Adriaan Agnes Albert Albrecht Alessandro Alexander Alfred Alois Amalie Anders Andreas Angela Ann Anna
  Anne Annette Anton Antoine Antoni Antonie Antonio Aristide Arnold Arthur August Auguste Barbara Benedikt Benjamin
  Bernard Bernhard Bertha Bertolt Bettina Blaise Carl Carla Caroline Caspar Charles Charlotte Christa Christian
  Christiaan Christiane Christoph Christopher Clara Claude Clemens Cornelis Daniel David Denis Dieter Dietrich Dirk
  Dorothea Edgar Edmund Eduard Edward Egon Elias Elisabeth Elizabeth Elsa Emil Emily Emma Emmy Enrico Erasmus Erich
  Erik Ernest Ernst Erwin Eugen Eva Felix Ferdinand Florence Francis Francisco Franz Frans François Frederik Frieda
  Friedrich Fritz Galileo Georg George Georges Gerard Gerd Gerhard Gertrud Giovanni Giuseppe Gottfried Gottlieb
  Grace Gregor Guglielmo Gustav Hannah Hans Harald Harry Heinrich Heinz Helena Helene Helmut Hendrik Henri Henry
  Herbert Hermann Hildegard Hubert Hugo Humphry Ida Immanuel Ingeborg Isaac Isaak Jacob Jacques Jakob James Jan Jean
  Jeanne Joachim Jochen Johan Johann Johanna Johannes John Jonas Josef Joseph Juan Julia Jules Julius Jürgen Justus
  Karel Karin Karl Karoline Kaspar Kees Klaus Konrad Kurt Lars Leonard Leonardo Leonhard Leopold Lisa Lise Lorenz
  Louis Louise Ludwig Luigi Luise Lukas Luther Magdalena Manfred Marcel Marco Margaret Margarete Maria Marie Marko
  Martha Martin Mary Mathias Matthias Max Maximilian Michael Michel Moritz Napoleon Niels Nicolas Niklas Nikola
  Nikolaus Norbert Oskar Otto Ottilie Patrick Paul Paula Peter Petra Philipp Pierre Pieter Rachel Ralph Rembrandt
  René Richard Robert Roger Roland Rosa Rudolf Samuel Sebastian Siegfried Sigmund Simon Sophie Stefan Stephan Stephen
  Susanne Svante Theodor Theresa Thomas Tim Tobias Tycho Ulrich Ulrike Ursula Victor Viktor Vincent Virginia Volker
  Walter Walther Werner Wilhelm Wilhelmina Willem William Willy Wolfgang Yves Zacharias
`
    .trim()
    .split(/\s+/),
);
