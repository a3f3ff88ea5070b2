import { tokens, words } from '../../../kernel/patterns.ts';

/* What the gender of a noun after a number is guessed by. Each entry may be the source of an expression. */

/** Endings of feminine nouns. */
export const feminine = words`
  tions?, sions?, sons?, tés?, ettes?, ances?, ences?, ures?, ées?, ies?, esses?, ades?, udes?,
  illes?, ères?, euses?, trices?, elles?, ennes?, onnes?, ines?, ises?, iques?, ades?, ages? d'or`;

/** Whole words. */
export const feminineWords = words`
  femmes?, fois, personnes?, semaines?, pages?, heures?, minutes?, secondes?, villes?, langues?, voix,
  lignes?, lettres?, années?, tonnes?, livres sterling, filles?, étoiles?, planètes?, plantes?,
  œuvres?, cartes?, tables?, places?, chambres?, forces?, formes?, guerres?, îles?, images?, routes?,
  salles?, sortes?, têtes?, tours?, vies?, parties?, mers?, nuits?, fleurs?, couleurs?, chansons?,
  maisons?, écoles?, espèces?, étapes?, équipes?, entreprises?, églises?, portes?, marches?, pièces?,
  valeurs?, erreurs?, vidéos?, photos?, mains?, notes?, vaches?, histoires?, questions?, tranches?,
  branches?, zones?, ondes?, sources?, colonnes?, phrases?, classes?`;

/** Whole words, though they end like feminines. */
export const masculineWords = words`
  génies?, incendies?, lycées?, musées?, trophées?, côtés?, étés?, comités?, étudiants?, magazines?,
  domaines?, moyens?, garçons?, poissons?, élections? à, sons?, tons?, poisons?, horizons?, camions?,
  avions?, millions?, milliards?, champions?, espions?, pions?, lions?, scorpions?, squelettes?,
  stades?, grades?, titres?, modèles?, vermicelles?`;

/** Nouns before a number that it names: "Kapitel 1 Einleitung" counts nothing. */
export const namesBefore = tokens`
  chapitre page numéro partie figure tableau tome volume phase type version point article niveau
  groupe ligne étape`;

/** Between a number and the noun that it counts. */
export const adjectives = tokens`petites grandes nouvelles jeunes belles autres premières dernières`;
