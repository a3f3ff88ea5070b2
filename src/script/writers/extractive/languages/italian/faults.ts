import type { Fault } from '../cues/cue-faults.ts';
import { anyOf, opensWith } from '../cues/romance/patterns.ts';

const SHOWN =
  'figur[ae]|fig\\.|tabell[ae]|tab\\.|grafic[oi]|schem[ai]|diagramm[ai]|riquadr[oi]|allegat[oi]|appendic[ei]|tavol[ae]|fotografi[ae]|illustrazion[ei]|immagin[ei]|mapp[ae]|equazion[ei]|formul[ae]';
const PLACES =
  'capitol[oi]|sezion[ei]|paragraf[oi]|pagin[ae]|articol[oi]|lezion[ei]|unità|modul[oi]|tutorial|documento|manual[ei]|guid[ae]|libr[oi]|volume';

/** What is no content in an Italian text, or can't be said of what nobody sees: rubric F4 and F5. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'pointer',
    test: anyOf(
      `(?:${SHOWN}|${PLACES}|passo|passaggio|esempio|esercizio|nota|vol\\.|tomo|domanda|listato|riga|livello|diapositiva) (?:n\\.\\s?)?(?:\\d|[ivx]+(?![\\p{L}'])|[A-H](?![\\p{L}']))`,
    ),
  },
  {
    name: 'pointer',
    test: opensWith(
      `vedi|vedere|si veda|si vedano|vedasi|consulta|consultare|consultate|leggi|cfr|sotto trovate`,
    ),
  },
  {
    name: 'pointer',
    test: anyOf(
      `si veda(?:no)?|vedasi|vedi (?:anche|sopra|sotto|la|il|le|i|pagina|capitolo|sezione)|vedere (?:anche|la|il) (?:${SHOWN}|${PLACES})|cfr\\.?|consultare (?:la|il|le|i) (?:${PLACES})|per (?:maggiori|ulteriori|altre|più) (?:informazioni|dettagli|approfondimenti)|per saperne di più|per approfondire|maggiori informazioni|ulteriori informazioni|leggi anche|si rimanda|rimandiamo|fare riferimento (?:a|al|alla)`,
    ),
  },
  {
    name: 'pointer',
    test: anyOf(
      `(?:come|qui) (?:si è|abbiamo|già|visto|vedremo|si vede|si può) (?:visto|detto|mostrato|vedere|notare|accennato|osservare|ricordato|nella|nel|qui|sopra)|come (?:mostra|mostrato|illustrato|indicato|visto|detto|accennato|descritto|spiegato)(?= (?:la|il|in|nel|nella|sopra|sotto|qui|prima|precedentemente|più))|(?:vist|descritt|menzionat|citat|presentat|spiegat|indicat|elencat|definit|illustrat|riportat|mostrat)[oaie] (?:sopra|sotto|qui|di seguito|precedentemente|in precedenza|più (?:avanti|sopra|sotto)|(?:nel|nella|nei|nelle|in|nell') ?(?:quest[oaie] )?(?:${PLACES}|${SHOWN}))|(?:abbiamo|avevamo) (?:già |appena )?(?:visto|detto|menzionato|accennato|spiegato|descritto)|(?:vedremo|parleremo|torneremo|tratteremo|descriveremo|studieremo|spiegheremo|esamineremo|affronteremo|analizzeremo|mostreremo|discuteremo)|(?:sarà|saranno|verrà|verranno|viene|vengono|è|sono) (?:descritt|trattat|spiegat|discuss|presentat|illustrat|mostrat|analizzat)[oaie] (?:nel|nella|in|più avanti|di seguito|dopo|qui)|di seguito|qui sotto|qui sopra|quanto (?:segue|precede)`,
    ),
  },
  {
    name: 'pointer',
    test: anyOf(
      `(?:in|di|a|da|per|nel|nella|del|della|al|alla|nei|nelle|dei|delle) ?(?:quest[oaie]|presente|prossim[oaie]|precedent[ei]|seguent[ei]) (?:${PLACES}|corso|saggio|lavoro|studio|rapporto|video|blog|sito|tesi|introduzione|testo)|(?:${PLACES}|${SHOWN}|esempi[o]?|elenco|lista|comand[oi]|codice) (?:seguent[ei]|precedent[ei]|sottostant[ei]|soprastant[ei]|qui)|(?:seguent[ei]|precedent[ei]|presente) (?:${PLACES}|${SHOWN}|esempi[o]?|elenco|lista|comand[oi]|codice|corso|lavoro)|quest[oaie] (?:${PLACES}|${SHOWN}|corso|tutorial)|(?:nella|nel|dalla|dal|sulla) (?:figura|tabella|grafico|diagramma|immagine|illustrazione|schermata|riquadro|schema|foto)|(?:a|in) (?:sinistra|destra|alto|basso) (?:della|nella|nel) (?:${SHOWN}|schermo|finestra)`,
    ),
  },
  {
    name: 'navigation',
    test: opensWith(
      `clicca|cliccare|fare clic|fai clic|premi|scarica|scaricare|iscriviti|registrati|condividi|stampa (?:questa|la)|torna (?:a|al|alla|su)|vai (?:a|al|alla)|leggi (?:tutto|di più|anche)|continua a leggere|scopri (?:di più|i nostri)|seguici|contattaci|pubblicato (?:il|da|in)|aggiornato (?:il|al)|ultim[oa] (?:aggiornamento|modifica)|scritto da|a cura di|articoli correlati|tempo di lettura|pagina (?:successiva|precedente)|(?:home|menu|cerca|parole chiave|categori[ae]|tag|autor[ei]|font[ei]|crediti|foto|fotografia|immagine|commenti|sommario|indice|ringraziamenti|nota|riassunto|data)\\s?:`,
    ),
  },
  {
    name: 'apparatus',
    test: anyOf(
      `tutti i diritti|diritti riservati|diritto d'autore|diritti d'autore|note legali|deposito legale|sotto licenza|con licenza|licenza (?:creative|gpl|libera|gnu|cc)|riproduzione (?:vietata|riservata)|tradotto (?:da|dal|dall')|traduzione (?:di|italiana)|fare clic|facendo clic|clicca\\p{L}*|scaric(?:a|are|abile) (?:il|la|da|qui)|iscriv\\p{L}* alla newsletter|stampato (?:in|a|da)|consultato il|ed\\.|p\\. \\d|pp\\. \\d|pag\\.|pagg\\.|op\\. cit\\.?|ibid\\.?|et al\\.?|posta elettronica:|e-?mail:|informativa sulla privacy|obiettivi (?:didattici|formativi|di apprendimento)|al termine di quest`,
    ),
  },
  {
    name: 'shown, not told',
    test: opensWith(
      `\\p{L}{2,}(?:iamo)(?= )|osserva|osservate|osservi|nota|notate|noti|si noti|si osservi|guarda|guardate|confronta|considera|considerate|immagina|immaginate|supponi|supponete|ricorda|ricordate|prova|provate|seleziona|selezionate|scrivi|digita|digitate|apri|aprite|esegui|eseguite|scegli|scegliete|aggiungi|verifica|verificate|installa|modifica(?= il| la| i)|premi|premete|ecco|fai attenzione|assicurati`,
    ),
  },
  {
    name: 'shown, not told',
    test: anyOf(
      `(?:premere|premi|premete|cliccare) (?:il|la|su|sul|invio|\\p{Lu}\\p{L}*)|si può trovare (?:un|una)|si possono trovare|(?:come|qui) (?:puoi|potete|può) (?:vedere|notare|osservare)|in quest[oi] esempi[o]?|nel nostro esempio|nell'esempio|(?:qui|ecco) (?:vediamo|si vede)|davanti a voi|premendo|cliccando|dovresti vedere|può essere (?:trovat|consultat)[oa] (?:in|nel|nella)|barra laterale|vediamo in (?:che )?cosa|diamo un'occhiata|otterrete|ecco(?! perché)|(?:vediamo|esaminiamo|consideriamo|supponiamo|prendiamo|passiamo) (?:ora|adesso|il|la|un|una|come|che|a|al|alla)`,
    ),
  },
  {
    name: 'speaker of the source',
    test: anyOf(
      `il lettore|la lettrice|i lettori|i nostri lettori|caro lettore|cari lettori|chi scrive(?= (?:ha|è|crede|ritiene))|il presente (?:lavoro|libro|documento|rapporto)|ringrazio|signore e signori`,
    ),
  },
  { name: 'a slip of the source', test: anyOf(`(il|lo|la|i|gli|le|di|del|della|un|una|e|in|a|che|è) \\1`) },
  {
    name: 'no verb',
    test: opensWith(
      `(?:azione|insieme|processo|scienza|arte|studio|persona|colui|capacità|modo|maniera|parte|qualità|effetto) (?:di|del|della|dell'|che|per)`,
    ),
  },
  {
    name: 'does not end as a sentence',
    test: /(?:\b(?:p\. ?es|es|cfr|ecc|n|vol|art|cap|sig|dott)|\b[A-Z])\.$/,
  },
];
