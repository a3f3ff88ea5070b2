import { languageByFunctionWords } from '../../language/function-words.ts';
import { de } from './phrases/de.ts';
import { en } from './phrases/en.ts';
import { es } from './phrases/es.ts';
import { fr } from './phrases/fr.ts';
import { it } from './phrases/it.ts';
import { nl } from './phrases/nl.ts';
import type { TablePhrases } from './phrases/phrases.ts';
import { pt } from './phrases/pt.ts';

export const PHRASES: Record<string, TablePhrases> = { en, de, fr, es, it, pt, nl };

/** Words that columns are called by. A word of two languages counts for both. */
const NAMES: Record<string, string> = {
  en: `year name city town country population area date price amount number month age region district station river
    height width length depth share rate total sales revenue cost type kind title author state county school students
    temperature rainfall households visitors members species count of per and`,
  de: `jahr name stadt ort land einwohner bevölkerung fläche datum preis menge anzahl monat alter region kreis bahnhof
    fluss höhe breite länge tiefe anteil rate summe umsatz kosten art titel autor bundesland schule schüler gemeinde
    temperatur niederschlag haushalte besucher mitglieder arten gründung wert je und der die das von`,
  fr: `année nom ville pays population superficie surface date prix quantité nombre mois âge région département gare
    fleuve hauteur largeur longueur profondeur part taux total ventes coût type genre titre auteur état école élèves
    commune température pluie ménages visiteurs membres espèces valeur habitants de du des et par la le les`,
  es: `año nombre ciudad país población superficie fecha precio cantidad número mes edad región provincia estación río
    altura anchura longitud profundidad porcentaje tasa total ventas coste tipo título autor estado escuela alumnos
    municipio temperatura lluvia hogares visitantes miembros especies valor habitantes de del y por la el los las`,
  it: `anno nome città paese popolazione superficie data prezzo quantità numero mese età regione provincia stazione
    fiume altezza larghezza lunghezza profondità quota tasso totale vendite costo tipo titolo autore stato scuola
    alunni comune temperatura pioggia famiglie visitatori membri specie valore abitanti di del della e per la il gli`,
  pt: `ano nome cidade país população superfície área data preço quantidade número mês idade região distrito estação rio
    altura largura comprimento profundidade percentagem taxa total vendas custo tipo título autor estado escola alunos
    município temperatura chuva famílias visitantes membros espécies valor habitantes de do da dos e por a o os as`,
  nl: `jaar naam stad plaats land bevolking inwoners oppervlakte datum prijs hoeveelheid aantal maand leeftijd regio
    provincie station rivier hoogte breedte lengte diepte aandeel tarief totaal omzet kosten soort titel auteur staat
    school leerlingen gemeente temperatuur neerslag huishoudens bezoekers leden soorten waarde van de het en per`,
};

const sets = new Map(Object.entries(NAMES).map(([code, words]) => [code, new Set(words.split(/\s+/))]));

/**
 * The language that a table is written in, of those that it can be spoken about in: by its running
 * text if it has some, else by the words of its header. English where nothing speaks for another.
 */
export function languageOfTable(
  header: readonly string[],
  cells: readonly string[],
  lines: readonly string[],
): string {
  const running = languageByFunctionWords(
    wordsOf([...lines, ...cells.filter((cell) => cell.split(' ').length > 4)]),
  );
  if (running !== null && running in PHRASES) return running;
  const words = wordsOf([...header, ...lines]);
  const scored = [...sets].map(([code, set]) => ({
    code,
    score: words.filter((word) => set.has(word)).length,
  }));
  scored.sort((a, b) => b.score - a.score);
  const [first, second] = scored;
  return first && second && first.score > second.score ? first.code : 'en';
}

function wordsOf(texts: readonly string[]): string[] {
  return texts.slice(0, 2000).flatMap((text) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []);
}
