import type { DrawnText } from './draw-page.ts';

/** About 120 words: a heading, two paragraphs in a serif, one in a sans of another size. */
export const STREET_TREES: DrawnText[] = [
  { text: 'Trees in the street', size: 52, weight: 600 },
  {
    text: 'Street trees cool a city in two ways. Their crowns keep the sun off the pavement, and the water that leaves their leaves as vapour takes heat with it. On a hot afternoon the air below a row of mature lime trees may be three degrees cooler than the air over bare asphalt.',
    size: 30,
  },
  {
    text: 'Not every tree does this equally well. Species with large leaves and dense crowns cast deeper shade, while small-leaved trees lose less water in a drought. A planner who wants both will mix them, and will leave 12 cubic metres of soil for each trunk.',
    size: 26,
    family: 'instrument-sans',
  },
  {
    text: 'The cost is modest: about 340 euros a year for a tree in its first decade, most of it for water.',
    size: 30,
  },
];

/** The same thought in each language that data is installed for. */
export const LANGUAGES: Record<string, string> = {
  en: STREET_TREES[1]!.text,
  de: 'Straßenbäume kühlen eine Stadt auf zwei Arten. Ihre Kronen halten die Sonne vom Pflaster fern, und das Wasser, das über die Blätter verdunstet, entzieht der Luft Wärme. An einem heißen Nachmittag kann es unter alten Linden drei Grad kühler sein als über bloßem Asphalt.',
  fr: 'Les arbres rafraîchissent une ville de deux façons. Leur feuillage protège la chaussée du soleil, et l’eau qui s’évapore de leurs feuilles emporte de la chaleur. Un après-midi d’été, l’air peut être plus frais de trois degrés sous une rangée de tilleuls âgés que sur l’asphalte nu, à côté.',
  es: 'Los árboles refrescan la ciudad de dos maneras. Sus copas protegen del sol el pavimento, y el agua que se evapora de las hojas se lleva el calor consigo. En una tarde calurosa de verano, el aire bajo una hilera de tilos añosos puede estar tres grados más fresco que sobre el asfalto.',
  it: 'Gli alberi rinfrescano una città in due modi. Le loro chiome riparano la strada dal sole, e l’acqua che evapora dalle foglie porta via il calore. In un pomeriggio caldo l’aria sotto un filare di vecchi tigli può essere più fresca di tre gradi rispetto all’asfalto nudo, perché è più umida.',
  pt: 'As árvores refrescam uma cidade de duas maneiras. As suas copas protegem o chão do sol, e a água que se evapora das folhas leva consigo o calor. Numa tarde quente de verão, o ar debaixo de uma fila de tílias não é só mais húmido: pode estar três graus mais fresco do que sobre o asfalto.',
  nl: 'Bomen koelen een stad op twee manieren. Hun kronen houden de zon van het plaveisel, en het water dat door de bladeren verdampt neemt warmte mee. Op een hete middag kan de lucht onder een rij oude linden drie graden koeler zijn dan boven kaal asfalt, en dat voelt iedereen meteen.',
};

/** Edits (insert, drop, replace) that turn one text into the other (Levenshtein, 1966). */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, character] of [...from].entries()) {
    const next = [at + 1];
    for (let index = 1; index <= to.length; index += 1) {
      const same = character === to[index - 1] ? 0 : 1;
      next[index] = Math.min(row[index]! + 1, next[index - 1]! + 1, row[index - 1]! + same);
    }
    row = next;
  }
  return row.at(-1)!;
}

/** Edits for each character of the text that was drawn, white space as single spaces. */
export function characterErrorRate(read: string, drawn: string): number {
  const plain = (text: string) => text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
  return editDistance(plain(read), plain(drawn)) / plain(drawn).length;
}

export const drawnText = (paragraphs: readonly DrawnText[]) => paragraphs.map(({ text }) => text).join(' ');
