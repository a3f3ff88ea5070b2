import { tokens, words } from '../../../kernel/patterns.ts';

/* What the gender of a noun after a number is guessed by. Each entry may be the source of an expression. */

/** Endings of masculine nouns, though they end like feminines. */
export const masculine = tokens`
  emas? amas? omas? istas? días? mapas? planetas? poetas? atletas? idiotas? colegas? cometas?
  tranvías? sofás? guías? policías? futbolistas? gramas`;

/** Endings of feminine nouns. */
export const feminine = tokens`
  as? iones ión dad dades tud tudes umbres? sis veces vez noches? tardes? clases? partes? manos?
  fotos? motos? mujer mujeres calles? llaves? nubes? leyes ley redes red flores flor voces voz luces
  luz naves? torres? fuentes? mentes? sangres? series? especies? bases? frases? fases? imágenes imagen
  sedes? capitales señales catedrales sucursales cárceles pieles mieles sales hectáreas`;

/** Words after a number that are not what it counts. */
export const noNoun = tokens`
  de del en al? por para con sin es era fue son y e o u que se ha está más menos como hasta desde
  entre contra según la las una? esta ella nada para hasta cada ya toda todas mientras cuando donde
  hacia tras lo los el le les sobre ante bajo`;

/** Nouns before a number that it names: "Kapitel 1 Einleitung" counts nothing. */
export const namesBefore = words`
  capítulo, página, número, parte, figura, tabla, tomo, volumen, fase, tipo, versión, punto, artículo,
  nivel, grupo, línea, etapa, los años, año`;

/** Between a number and the noun that it counts. */
export const thousand = tokens`mil`;

export const adjectives = tokens`
  nuevas nuevos grandes pequeñas pequeños primeras primeros últimas últimos buenas buenos`;
