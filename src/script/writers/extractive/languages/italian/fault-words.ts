import { words } from '../../../../../kernel/patterns.ts';

/* The words by which faults.ts finds what cannot be said of an Italian text. */

export const SHOWN = words`
  figur[ae], fig\., tabell[ae], tab\., grafic[oi], schem[ai], diagramm[ai], riquadr[oi], allegat[oi],
  appendic[ei], tavol[ae], fotografi[ae], illustrazion[ei], immagin[ei], mapp[ae], equazion[ei],
  formul[ae]
`;

export const PLACES = words`
  capitol[oi], sezion[ei], paragraf[oi], pagin[ae], articol[oi], lezion[ei], unità, modul[oi], tutorial,
  documento, manual[ei], guid[ae], libr[oi], volume
`;

export const NUMBERED_THINGS = words`
  ${SHOWN}, ${PLACES}, passo, passaggio, esempio, esercizio, nota, vol\., tomo, domanda, listato, riga,
  livello, diapositiva
`;

export const SEEN_OR_SAID = words`
  visto, detto, mostrato, vedere, notare, accennato, osservare, ricordato, nella, nel, qui, sopra
`;

export const SHOWS = words`
  mostra, mostrato, illustrato, indicato, visto, detto, accennato, descritto, spiegato
`;

export const PLACES_IN_TEXT = words`
  sopra, sotto, qui, di seguito, precedentemente, in precedenza, più (?:avanti|sopra|sotto),
  (?:nel|nella|nei|nelle|in|nell') ?(?:quest[oaie] )?(?:${PLACES}|${SHOWN})
`;

export const SHOWN_OR_SAID = words`
  vist, descritt, menzionat, citat, presentat, spiegat, indicat, elencat, definit, illustrat, riportat,
  mostrat
`;

export const WE_WILL = words`
  vedremo, parleremo, torneremo, tratteremo, descriveremo, studieremo, spiegheremo, esamineremo,
  affronteremo, analizzeremo, mostreremo, discuteremo
`;

export const TREATED = words`descritt, trattat, spiegat, discuss, presentat, illustrat, mostrat, analizzat`;

export const AUXILIARIES = words`sarà, saranno, verrà, verranno, viene, vengono, è, sono`;

export const TEXTS = words`
  ${PLACES}, corso, saggio, lavoro, studio, rapporto, video, blog, sito, tesi, introduzione, testo
`;

export const PREPOSITIONS = words`in, di, a, da, per, nel, nella, del, della, al, alla, nei, nelle, dei, delle`;

export const FOLLOWING_THINGS = words`${PLACES}, ${SHOWN}, esempi[o]?, elenco, lista, comand[oi], codice`;

export const PRESENT_THINGS = words`${PLACES}, ${SHOWN}, esempi[o]?, elenco, lista, comand[oi], codice, corso, lavoro`;

export const PICTURES = words`
  figura, tabella, grafico, diagramma, immagine, illustrazione, schermata, riquadro, schema, foto
`;

export const FIELD_LABELS = words`
  home, menu, cerca, parole chiave, categori[ae], tag, autor[ei], font[ei], crediti, foto, fotografia,
  immagine, commenti, sommario, indice, ringraziamenti, nota, riassunto, data
`;

export const LET_US = words`vediamo, esaminiamo, consideriamo, supponiamo, prendiamo, passiamo`;

export const GLOSSARY_NOUNS = words`
  azione, insieme, processo, scienza, arte, studio, persona, colui, capacità, modo, maniera, parte,
  qualità, effetto
`;
