import { phrases, words } from '../../../../../kernel/patterns.ts';
import type { Fault } from '../cues/cue-faults.ts';
import { matchAny, opensWith } from '../cues/romance/patterns.ts';
import {
  AUXILIARIES,
  FIELD_LABELS,
  FOLLOWING_THINGS,
  GLOSSARY_NOUNS,
  LET_US,
  NUMBERED_THINGS,
  PICTURES,
  PLACES,
  PLACES_IN_TEXT,
  PREPOSITIONS,
  PRESENT_THINGS,
  SEEN_OR_SAID,
  SHOWN,
  SHOWN_OR_SAID,
  SHOWS,
  TEXTS,
  TREATED,
  WE_WILL,
} from './fault-words.ts';

/** What is no content in an Italian text, or can't be said of what nobody sees: rubric F4 and F5. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'pointer',
    test: matchAny(words`${NUMBERED_THINGS} (?:n\.\s?)?(?:\d|[ivx]+(?![\p{L}'])|(?-i:[A-H])(?![\p{L}']))`),
  },
  {
    name: 'pointer',
    test: opensWith(
      `vedi|vedere|si veda|si vedano|vedasi|consulta|consultare|consultate|leggi|cfr|sotto trovate`,
    ),
  },
  {
    name: 'pointer',
    test: matchAny(words`
      si veda(?:no)?, vedasi, vedi (?:anche|sopra|sotto|la|il|le|i|pagina|capitolo|sezione),
      vedere (?:anche|la|il) (?:${SHOWN}|${PLACES}), cfr\.?, consultare (?:la|il|le|i) ${PLACES},
      per (?:maggiori|ulteriori|altre|più) (?:informazioni|dettagli|approfondimenti), per saperne di più,
      per approfondire, maggiori informazioni, ulteriori informazioni, leggi anche, si rimanda,
      rimandiamo, fare riferimento (?:a|al|alla)
    `),
  },
  {
    name: 'pointer',
    test: matchAny(phrases`
      (?:come|qui) (?:si è|abbiamo|già|visto|vedremo|si vede|si può) ${SEEN_OR_SAID}
      come ${SHOWS}(?= (?:la|il|in|nel|nella|sopra|sotto|qui|prima|precedentemente|più))
      ${SHOWN_OR_SAID}[oaie] ${PLACES_IN_TEXT}
      (?:abbiamo|avevamo) (?:già |appena )?(?:visto|detto|menzionato|accennato|spiegato|descritto)
      ${WE_WILL}
      ${AUXILIARIES} ${TREATED}[oaie] (?:nel|nella|in|più avanti|di seguito|dopo|qui)
      di seguito
      qui sotto
      qui sopra
      quanto (?:segue|precede)
    `),
  },
  {
    name: 'pointer',
    test: matchAny(phrases`
      ${PREPOSITIONS} ?(?:quest[oaie]|presente|prossim[oaie]|precedent[ei]|seguent[ei]) ${TEXTS}
      ${FOLLOWING_THINGS} (?:seguent[ei]|precedent[ei]|sottostant[ei]|soprastant[ei]|qui)
      (?:seguent[ei]|precedent[ei]|presente) ${PRESENT_THINGS}
      quest[oaie] (?:${PLACES}|${SHOWN}|corso|tutorial)
      (?:nella|nel|dalla|dal|sulla) ${PICTURES}
      (?:a|in) (?:sinistra|destra|alto|basso) (?:della|nella|nel) (?:${SHOWN}|schermo|finestra)
    `),
  },
  {
    name: 'navigation',
    test: opensWith(words`
      clicca, cliccare, fare clic, fai clic, premi, scarica, scaricare, iscriviti, registrati, condividi,
      stampa (?:questa|la), torna (?:a|al|alla|su), vai (?:a|al|alla), leggi (?:tutto|di più|anche),
      continua a leggere, scopri (?:di più|i nostri), seguici, contattaci, pubblicato (?:il|da|in),
      aggiornato (?:il|al), ultim[oa] (?:aggiornamento|modifica), scritto da, a cura di,
      articoli correlati, tempo di lettura, pagina (?:successiva|precedente), ${FIELD_LABELS}\s?:
    `),
  },
  {
    name: 'apparatus',
    test: matchAny(words`
      tutti i diritti, diritti riservati, diritto d'autore, diritti d'autore, note legali,
      deposito legale, sotto licenza, con licenza, licenza (?:creative|gpl|libera|gnu|cc),
      riproduzione (?:vietata|riservata), tradotto (?:da|dal|dall'), traduzione (?:di|italiana),
      fare clic, facendo clic, clicca\p{L}*, scaric(?:a|are|abile) (?:il|la|da|qui),
      iscriv\p{L}* alla newsletter, stampato (?:in|a|da), consultato il, ed\., p\. \d, pp\. \d, pag\.,
      pagg\., op\. cit\.?, ibid\.?, et al\.?, posta elettronica:, e-?mail:, informativa sulla privacy,
      obiettivi (?:didattici|formativi|di apprendimento), al termine di quest
    `),
  },
  {
    name: 'shown, not told',
    test: opensWith(words`
      \p{L}{2,}(?:iamo)(?= ), osserva, osservate, osservi, nota, notate, noti, si noti, si osservi,
      guarda, guardate, confronta, considera, considerate, immagina, immaginate, supponi, supponete,
      ricorda, ricordate, prova, provate, seleziona, selezionate, scrivi, digita, digitate, apri, aprite,
      esegui, eseguite, scegli, scegliete, aggiungi, verifica, verificate, installa,
      modifica(?= il| la| i), premi, premete, ecco, fai attenzione, assicurati
    `),
  },
  {
    name: 'shown, not told',
    test: matchAny(words`
      (?:premere|premi|premete|cliccare) (?:il|la|su|sul|invio|\p{Lu}\p{L}*), si può trovare (?:un|una),
      si possono trovare, (?:come|qui) (?:puoi|potete|può) (?:vedere|notare|osservare),
      in quest[oi] esempi[o]?, nel nostro esempio, nell'esempio, (?:qui|ecco) (?:vediamo|si vede),
      davanti a voi, premendo, cliccando, dovresti vedere,
      può essere (?:trovat|consultat)[oa] (?:in|nel|nella), barra laterale, vediamo in (?:che )?cosa,
      diamo un'occhiata, otterrete, ecco(?! perché),
      ${LET_US} (?:ora|adesso|il|la|un|una|come|che|a|al|alla)
    `),
  },
  {
    name: 'speaker of the source',
    test: matchAny(words`
      il lettore, la lettrice, i lettori, i nostri lettori, caro lettore, cari lettori,
      chi scrive(?= (?:ha|è|crede|ritiene)), il presente (?:lavoro|libro|documento|rapporto), ringrazio,
      signore e signori
    `),
  },
  {
    name: 'a slip of the source',
    test: matchAny(`(il|lo|la|i|gli|le|di|del|della|un|una|e|in|a|che|è) \\1`),
  },
  {
    name: 'no verb',
    test: opensWith(words`${GLOSSARY_NOUNS} (?:di|del|della|dell'|che|per)`),
  },
  {
    name: 'does not end as a sentence',
    test: /(?:\b(?:p\. ?es|es|cfr|ecc|n|vol|art|cap|sig|dott)|\b[A-Z])\.$/,
  },
];
