import { tokens } from '../../../kernel/patterns.ts';

/* What the gender of a noun after a number is guessed by. Each entry may be the source of an expression. */

/** Endings of masculine nouns, though they end like feminines. */
export const masculine = tokens`
  emas? amas? omas? istas? dias? mapas? planetas? poetas? cometas? sofás? gramas corações aviões
  milhões leões limões botões balões cartões portões grilos pães alemães capitães cães`;

/** Endings of feminine nouns. */
export const feminine = tokens`
  as? ção ções são sões dades? tudes? gens? vez vezes noites? tardes? partes? mãos? fotos? motos?
  mulher mulheres chaves? leis? redes? flor flores cor cores voz vozes luz luzes naves? torres?
  fontes? mentes? séries? espécies? bases? frases? fases? árvores? razões razão opiniões regiões
  estações crises? teses? libras`;

/** Words after a number that are not what it counts. */
export const noNoun = tokens`
  de do da dos das em no na nos nas ao?s? por para com sem é era foi são e ou que se mais menos como
  até desde entre contra segundo o os as uma? há está este esta cada já quando onde pela pelo pelas à
  às ela ele sobre apenas`;

/** Nouns before a number that it names: "Kapitel 1 Einleitung" counts nothing. */
export const namesBefore = tokens`
  capítulo página número parte figura tabela tomo volume fase tipo versão ponto artigo nível grupo
  linha etapa anos ano`;

/** Between a number and the noun that it counts. */
export const thousand = tokens`mil`;

export const adjectives = tokens`
  novas novos grandes pequenas pequenos primeiras primeiros últimas últimos boas bons`;
