import { tokens } from '../../../kernel/patterns.ts';

/* What the gender of a noun after a number is guessed by. Each entry may be the source of an expression. */

/** Endings of feminine nouns. */
export const feminine = tokens`
  ung heit keit schaft tät ion ie ik ur enz anz ei erin e zahl stadt frau tochter mutter schwester
  nacht welt hand art form arbeit wahl zeit kraft liga mark sicht person fahrt schicht möglichkeit`;

/** Endings of neuter nouns. */
export const neuter = tokens`
  jahr jahrhundert jahrtausend jahrzehnt mal kapitel kind buch haus semester quartal spiel tor stück
  prozent gebot element tel chen lein ment um bild wort land bett zimmer pferd ziel gesetz mitglied
  tier beispiel uhr pfund volt watt gramm kilo treffen werk bit byte`;

/** Nouns before a number that it names: "Kapitel 1 Einleitung" counts nothing. */
export const namesBefore = tokens`
  Kapitel Seite Nummer Teil Abbildung Tabelle Band Platz Phase Typ Version Punkt Schritt Artikel
  Paragraf Klasse Gruppe Linie Zimmer Stufe Level`;
