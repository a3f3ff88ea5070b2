import { buildGrammar, listForms } from '../cues/romance/grammar.ts';

const REGULAR = listForms(
  `
  rappresentare formare designare significare denominare chiamare causare provocare generare creare cambiare
  variare aumentare abbassare superare passare restare risultare occupare arrivare usare utilizzare
  impiegare portare trasportare mostrare indicare presentare determinare agire girare circolare galleggiare
  aiutare evitare facilitare migliorare cominciare iniziare terminare continuare durare pesare costare
  contare guadagnare entrare pagare lavorare viaggiare regolare controllare inventare fondare pubblicare
  progettare inaugurare costruire scoprire scrivere vivere esistere consistere permettere ricevere servire
  dipendere comprendere succedere apparire crescere nascere conoscere supporre assorbire vendere scendere
  attendere estendere rispondere coprire aprire dividere unire partire finire capire fornire seguire
  produrre ridurre condurre morire sorgere decidere soffrire definire distinguere costituire favorire
  impedire trasformare funzionare proteggere raccogliere trovare situare sviluppare considerare fabbricare
  coltivare dominare attirare circondare caratterizzare accelerare rallentare riflettere bastare diventare
  sembrare rifiutare difendere sostenere criticare distruggere bruciare mescolare importare esportare cadere
  correre perdere spingere rompere eruttare colare sprigionare accumulare raffreddare riscaldare fondere
  salire spingere colpire soffiare brillare seppellire tremare muovere misurare segnare lasciare esplodere
  richiedere offrire accadere avvenire dipendere deformare sollevare rischiare
`,
  {
    are: 'a ano ava avano ò arono erà eranno erebbe',
    ere: 'e ono eva evano ette ettero erà eranno erebbe',
    ire: 'e ono isce iscono iva ivano ì irono irà iranno',
  },
);
const IRREGULAR = `
  è sono era erano fu furono sarà saranno sarebbe sarebbero sia ha hanno aveva avevano ebbe ebbero avrà
  avrebbe può possono poteva potevano poté poterono potrebbe deve devono doveva dovevano dovrebbe fa fanno
  faceva facevano fece fecero va vanno andava andavano andò viene vengono veniva venivano venne vennero dice
  dicono disse dissero dà danno dava diede diedero pone pongono pose sta stanno stava stavano esce escono
  uscì vede vedono vide videro sa sanno vuole vogliono tiene tengono contiene contengono conteneva ottiene
  mantiene sostiene proviene provengono interviene rimane rimangono rimase rimasero compone compongono
  dispone propone propose suppone appare appaiono sale salgono nasce nascono nacque muore muoiono morì
  cresce crescono conosce conoscono riconosce muove muovono siede scrisse scrissero prese presero prende
  prendono mette mettono mise misero rese rende rendono raggiunge raggiungono raggiunse spiega spiegano
  comincia cominciano mangia lascia lasciano distrusse distrussero decise scoprì perse produce producono
  produsse riduce riducono conduce conducono introdusse traduce chiede coinvolge avvolse colpì crebbe visse
  cade cadde caddero corre corse segue seguono appartiene appartengono avviene avvengono accade accadde
  succede bisogna occorre comprende comprendono consiste consistono esiste esistono dipende dipendono
  permette permettono serve servono sorge sorgono
`;

/** Italian as far as it can be read without a tagger. */
export const grammar = buildGrammar(
  'italian',
  {
    definite: 'il lo la i gli le l',
    indefinite:
      'un uno una due tre quattro cinque sei sette alcuni alcune qualche parecchi parecchie diversi diverse certi certe',
    contracted: `
      del dello della dei degli delle dell al allo alla ai agli alle all dal dallo dalla dai dagli dalle
      dall nel nello nella nei negli nelle nell sul sullo sulla sui sugli sulle sull col coi
    `,
    determiners: `
      questo questa questi queste quest quel quello quella quei quegli quelle quell mio mia miei mie tuo tua
      suo sua suoi sue nostro nostra nostri nostre vostro vostra loro ogni tutto tutta tutti tutte nessun
      nessuna nessuno ciascun ciascuna qualsiasi qualunque cui quale quali vari varie molti molte pochi
      poche numerosi numerose tale tali
    `,
    links: 'di d a ad in da per senza su con tra fra contro verso presso sotto sopra entro secondo',
    joins: 'e ed o od',
    before: `
      grande gran grandi piccolo piccola piccoli piccole nuovo nuova nuovi nuove vecchio vecchia antico
      antica antichi antiche primo prima primi prime secondo seconda terzo terza ultimo ultima ultimi ultime
      altro altra altri altre stesso stessa stessi stesse buono buona buon buoni cattivo lungo lunga lunghi
      lunghe alto alta vero vera principale principali semplice semplici unico unica migliore peggiore
      maggiore minore maggior più meno
    `,
    verbs: `${REGULAR} ${IRREGULAR}`,
    between: `
      non si s ne ci vi lo la li le gli mi anche già ancora sempre mai quasi solo soltanto spesso inoltre
      generalmente normalmente oggi così allora quindi dunque neppure appena
    `,
    negation: 'non mai neppure nemmeno',
    emptyHeads: `
      risultato risultati problema problemi questione questioni domanda domande punto cosa cose maniera modo
      modi ragione ragioni risposta risposte esempio esempi idea caso casi fatto scopo obiettivo differenza
      effetto effetti resto parte parti tipo tipi numero maggioranza maggior serie insieme elenco giorno
      anno anni tempo fine inizio storia chiave tema autore autori autrice studio articolo libro testo
      capitolo scelta opzione passo passi soluzione processo sistema situazione essenziale fenomeno
      vantaggio vantaggi svantaggio più meglio peggio
    `,
    function: `
      io tu lui lei esso essa essi esse egli ella noi voi me te sé mi ti si ci vi che chi cui quale quali
      dove quando come quanto quanta quanti quante ciò questo quello ma però né se perché poiché siccome
      mentre benché sebbene affinché poi dopo ora adesso così allora inoltre anche pure neanche non nulla
      niente nessuno qualcosa qualcuno molto più meno tanto tanta tanti tante troppo abbastanza poco quasi
      appena solo soltanto persino perfino ancora già sempre mai qui qua lì là oggi ieri domani dentro fuori
      vicino lontano sopra sotto davanti dietro durante mediante tranne salvo grazie invece attraverso
      rispetto essere stato stata stati state essendo avere avuto avendo sia siano fosse è sono era erano fu
      furono sarà ha hanno aveva avevano ho hai abbiamo siamo tale tali ogni ciascuno entrambi entrambe
      ambedue stesso proprio propria propri proprie cioè ossia ovvero oppure volta volte ecc circa dunque
      quindi infatti tuttavia
    `,
    light: `
      cosa cose maniera modo modi volta volte caso esempio parte tipo genere numero giorno giorni anno anni
      secolo tempo gente persona mondo uomo fare fa fanno fatto dire dice vedere mettere dare andare venire
      potere dovere avere usare trovare permettere permette portare possibile importante necessario
      necessaria diverso generale luogo livello insieme mezzo punto
    `,
  },
  /(?:no|sono|hanno)$/,
);
