/*
 * What a column holds, told from its name in seven languages. Names are matched word by word, so
 * that "Idaho" is no id and "Number of visitors" no number plate.
 */
const YEAR = words(
  'year years jahr jahre année annee annees années an año ano anos años anno anni jaar jaren',
);

const CODE = words(`id ids nr no nº n° num number nummer numéro numero número code codes key schlüssel kennung
  isbn issn ean sku upc iban bic uuid guid zip zipcode postcode postal plz postleitzahl cap cp cep phone tel
  telephone telefon téléphone telefone teléfono telefono telefoon mobile handy fax rank rang ranking platz
  position pos lat lon lng latitude longitude breitengrad längengrad x y geonameid fips nuts ags siren siret
  vat ust rowid index idx month monat mois mes mese mês maand day tag jour día dia giorno dag week woche semaine
  semana settimana hour stunde heure hora ora uur chapter kapitel page seite version`);

/** "Number of", "Nombre de", "Anzahl": what follows is counted. */
const COUNTED =
  /\b(?:number|nummer|num|no\.?) of\b|^#\s*of\b|\bn[uú]mero d[eio]\b|\bnombre d|\banzahl\b|\baantal\b|\bquantit/i;

const RATE =
  words(`rate rates ratio share percent percentage pct proportion average avg mean median index score
  grade rating price prices cost fee speed temperature temp age height depth length width distance density pressure
  level elevation altitude duration minutes hours days per
  quote rate anteil prozent durchschnitt mittelwert mittel preis preise kosten alter höhe tiefe länge breite
  entfernung dichte temperatur dauer note bewertung geschwindigkeit
  taux part pourcentage moyenne médiane prix coût âge hauteur profondeur longueur largeur distance densité
  température durée note vitesse
  tasa porcentaje promedio media mediana precio coste costo edad altura profundidad longitud anchura distancia
  densidad temperatura duración puntuación velocidad
  tasso percentuale prezzo costo età altezza profondità lunghezza larghezza distanza densità durata voto velocità
  taxa percentagem porcentagem média preço custo idade profundidade comprimento largura distância densidade duração
  nota velocidade
  percentage gemiddelde prijs kosten leeftijd hoogte diepte lengte breedte afstand dichtheid temperatuur duur cijfer
  snelheid`);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().match(/[\p{L}\p{N}º°]+/gu) ?? [];
}

/** "Visitors a year" and "Sales per month" are neither years nor months. */
function bare(name: string): string {
  return name
    .replace(/\([^)]*\)/g, ' ')
    .replace(
      /\b(?:a|an|per|each|every|pro|je|im|par|por|al|all['’]|à l['’]|by|ao|in het)\s*[\p{L}]+\s*$/iu,
      ' ',
    );
}

export function isYearName(name: string): boolean {
  const found = wordsOf(bare(name));
  return found.length <= 3 && found.some((word) => YEAR.has(word));
}

export function isCodeName(name: string): boolean {
  return !COUNTED.test(name) && wordsOf(bare(name)).some((word) => CODE.has(word));
}

export function isRateName(name: string): boolean {
  return (
    /[%‰°]|\/|\bper\b|\bpro\b/i.test(name) ||
    wordsOf(name).some(
      (word) => RATE.has(word) || /(?:rate|quote|preis|temperatur|höhe|alter|anteil|dichte)$/.test(word),
    )
  );
}

/** Rows that sum others up. */
export function isSumLabel(label: string): boolean {
  return /^(?:(?:grand |sub)?totals?|sum|all|overall|average|mean|median|summe|gesamt|insgesamt|zusammen|durchschnitt|mittelwert|ensemble|totaux|moyenne|suma|total general|promedio|totale|totali|somma|media|soma|média|totaal|gemiddelde|som)\b/i.test(
    label.trim(),
  );
}
