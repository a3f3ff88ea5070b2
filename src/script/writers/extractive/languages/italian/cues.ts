import { pattern, phrases, words } from '../../../../../kernel/patterns.ts';
import { matchAny, opensWith, straight } from '../cues/romance/patterns.ts';

const NAMING_PARTICIPLES = words`
  chiamat[oaie], denominat[oaie], dett[oaie], not[oaie] come, conosciut[oaie] come, battezzat[oaie],
  che (?:si chiama|si chiamano|chiamiamo)
`;

const AFTER_NAME = words`[.,;:)], $, [ ](?:che|e|perché|in|è|sono|per)(?![\p{L}])`;

const NAMED = pattern('giu')`
  ${NAMING_PARTICIPLES} (?:il |lo |la |i |gli |le |l['’]|una? )?[“"«]?
  ((?:\p{L}[\p{L}-]+ ){0,2}\p{L}[\p{L}-]{3,})[”"»]?(?=${AFTER_NAME})
`;

export function namesGiven(text: string): string[] {
  return [...text.matchAll(NAMED)]
    .map(([, term]) => term!)
    .filter((term) => term.includes(' ') || /^\p{Lu}/u.test(term));
}

const LABEL =
  /(?<![\p{L}])(opzione|tipo|fase|tappa|passo|classe|gruppo|scenario|piano|variante) ((?-i:[A-H]|I{1,3}|IV|V)|[1-9])(?![\p{L}\d'’])/giu;

export function labels(text: string): { kind: string; mark: string }[] {
  return [...text.matchAll(LABEL)].map(([, kind, mark]) => ({ kind: kind!.toLowerCase(), mark: mark! }));
}

const SUPPOSES = opensWith(words`
  supponiamo, immaginiamo, immagina, immaginate, supponete, poniamo, consideriamo, considera, considerate,
  sia un, sia una, prendiamo, mettiamo che
`);

export function supposes(text: string): boolean {
  return SUPPOSES.test(straight(text));
}

const PLAIN_FIRST = opensWith(`dapprima|innanzitutto|anzitutto|in primo luogo|per prima cosa|per cominciare`);
const FIRST = opensWith(
  `da una parte|da un lato|il primo (?:è|consiste)|la prima (?:è|consiste)|uno (?:è|fu)|una (?:è|fu)`,
);
const LATER = opensWith(words`
  in (?:secondo|terzo|ultimo) luogo, poi, quindi, infine, successivamente, per ultim[oa],
  dall'altra(?: parte)?, dall'altro(?: lato)?, il (?:secondo|terzo|quarto), la (?:seconda|terza|quarta),
  l'ultim[oa], l'altr[oa]
`);

export function opensSeries(text: string): 'plain' | 'other' | undefined {
  const plain = straight(text);
  if (PLAIN_FIRST.test(plain)) return 'plain';
  return FIRST.test(plain) ? 'other' : undefined;
}

export function continuesSeries(text: string): boolean {
  return LATER.test(straight(text));
}

const DEFINING_PARTICIPLES = words`
  chiamat[oaie], dett[oaie], denominat[oaie], definit[oaie], not[oaie] come, conosciut[oaie] come
`;

const DEFINES = matchAny(words`
  si (?:chiama|chiamano|definisce|definiscono|intende per|dice|dicono),
  (?:è|sono) (?:anche )?${DEFINING_PARTICIPLES}, significa(?:no)?, indica(?:no)?, designa(?:no)?,
  prend(?:e|ono) il nome, chiamiamo
`);

export function defines(text: string): boolean {
  return DEFINES.test(straight(text));
}

const FOR = matchAny(words`
  sostenitor[ei], fautor[ei], difensor[ei], promotori, chi (?:lo |la )?(?:difende|sostiene),
  argoment[oi] a favore, a (?:suo )?favore, (?:un|un altro|il (?:primo|grande|principale)) vantaggio,
  vantaggi[o]? (?:di|del|della|dei|è|sono), (?:un|il (?:grande|principale)) (?:beneficio|merito)
`);
const AGAINST = matchAny(words`
  oppositor[ei], detrattor[ei], avversari, i critici, scettici, chi (?:si oppone|lo critica|la critica),
  argoment[oi] contro,
  (?:un|un altro|il (?:primo|grande|principale)) (?:svantaggio|difetto|limite|rimprovero),
  (?:un'|un'altra|la (?:prima|principale)) ?(?:obiezione|debolezza|critica), obietta(?:no)? che,
  svantaggi[o]? (?:di|del|della|dei|è|sono)
`);

export function side(text: string): 'for' | 'against' | undefined {
  const plain = straight(text);
  const pro = FOR.test(plain);
  const con = AGAINST.test(plain);
  return pro === con ? undefined : pro ? 'for' : 'against';
}

const ILLUSTRATES = matchAny(
  `per esempio|ad esempio|immagina|immaginiamo|pensiamo a|pensate a|come se|paragonabile a|simile a|cioè|è come`,
);

export function illustrates(text: string): boolean {
  return ILLUSTRATES.test(straight(text));
}

const WORK_PARTICIPLES = words`
  misurato, mostrato, trovato, proposto, presentato, osservato, esaminato, confrontato, stimato, studiato,
  analizzato, calcolato, realizzato, progettato, sviluppato, scelto, intervistato, raccolto, utilizzato,
  creato, deciso
`;

const OWN_THINGS = words`
  risultati, dati, misure, studio, lavoro, analisi, ricerca, gruppo, clienti, lettori, servizi, prodotti,
  indagine, campione, metodo, azienda, associazione, sito, progetto, articolo
`;

/** Italian as its writers speak of themselves; the verb says who without a pronoun. */
export const voice = {
  singular: matchAny(`io|mio|mia|miei|mie|me|mi|credo|penso|ricordo|vorrei|ho|avevo|voglio|posso|devo`),
  plural: matchAny(
    `noi|nostr[oaie]|ci (?=\\p{L}+iamo)|\\p{L}{2,}iamo|\\p{L}{3,}(?:ammo|emmo|immo|remo)(?<!supremo|estremo)`,
  ),
  work: matchAny(phrases`
    siamo (?:felici|lieti|orgogliosi|grati)
    il nostro sistema
    abbiamo (?:\p{L}+mente )?${WORK_PARTICIPLES}
    (?:misurammo|proponiamo|presentiamo|concludiamo|raccomandiamo|ringraziamo)
    (?:il|i|la|le) nostr[oaie] ${OWN_THINGS}
  `),
};
