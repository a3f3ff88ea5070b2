import { tokens } from '../../../kernel/patterns.ts';

/* What the gender of a noun after a number is guessed by. Each entry may be the source of an expression. */

/** Endings of masculine nouns, though they end like feminines. */
export const masculine = tokens`
  ema emi amma ammi oma ista problema poeta pianeta papa cinema euro clima`;

/** Endings of feminine nouns. */
export const feminine = tokens`
  a zione sione gione tà tù trice udine volta mano foto moto auto radio notte parte classe fase base
  frase chiave legge rete mente arte voce luce nave torre fonte serie specie crisi tesi gente fine
  estate neve pelle valle stagione canzone stazione ragione regione persona`;

/** Words after a number that are not what it counts. */
export const noNoun = tokens`
  di del della dei degli delle da dal in nel a al alla per con su sul tra fra e ed o che si è era non
  più meno come fino ogni la il lo le gli i una? sono ha hanno fa sia ma anche ad sulla nella entro
  circa solo`;

/** Nouns before a number that it names: "Kapitel 1 Einleitung" counts nothing. */
export const namesBefore = tokens`
  capitolo pagina numero parte figura tabella volume fase tipo versione punto articolo livello gruppo
  linea passo anno`;
