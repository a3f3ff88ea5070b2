import { source, words } from '../../../../../kernel/patterns.ts';

/* The words by which leaning.ts finds Italian sentences that lean, limit or announce. */

const AFTER_IN = words`
  compenso, effetti, realtà, pratica, sintesi, breve, sostanza, particolare, altre parole, altri termini,
  primo luogo, secondo luogo, terzo luogo, questo caso, tal caso, entrambi i casi, quel caso, questo modo,
  tal modo, più, seguito, conclusione, conseguenza
`;

export const CONNECTIVES = words`
  nell?[oa]? (?:prim|second|terz)[oa](?: è| sono| si|,), ci sono (?:anche )?altr[ie],
  \p{L}+mente,? (?:è|sono|era|erano|fu|ha|hanno|si), e, ed, o, ma, però, né, bensì, dunque, quindi,
  perciò, pertanto, così, allora, poi, dopo, inoltre, anche, pure, neanche, neppure, nemmeno, tuttavia,
  eppure, ciononostante, nonostante (?:ciò|questo|tutto),
  per (?:questo|ciò|tale|tali|esempio|contro|di più|altro|fortuna|sfortuna|conseguenza), al contrario,
  all'inverso, viceversa, in ${AFTER_IN}, di conseguenza, di fatto, di solito no, di qui, da qui,
  da allora, da ciò, da questo, d'altra parte, d'altro canto, d'altronde, del resto, infatti, invece,
  piuttosto, altrimenti, analogamente, allo stesso (?:modo|tempo), nello stesso (?:modo|tempo), parimenti,
  ugualmente, cioè, ossia, ovvero, vale a dire, detto altrimenti, più (?:tardi|precisamente|avanti),
  poco dopo, infine, successivamente, in seguito, nel frattempo, intanto, a sua volta, a loro volta,
  a tale scopo, a questo scopo, ora, adesso, qui, qua, lì, là, fino ad allora, prima, dapprima,
  innanzitutto, anzitutto, primo, secondo(?= luogo|punto), soprattutto, di nuovo, certo, forse, sì, no,
  lo stesso, anzi, specificamente, concretamente, a quel punto, a questo punto, da una parte, da un lato,
  dall'altra, dall'altro
`;

export const POINTING = words`
  ciò, questo, questa, questi, queste, quest', quello, quella, quelli, quelle, quel, quei, quegli, quell',
  esso, essa, essi, esse, egli, ella, lui, lei, loro, suo, sua, suoi, sue, il (?:suo|loro),
  la (?:sua|loro), i (?:suoi|loro), le (?:sue|loro), tale, tali, entrambi, entrambe, ambedue, i due,
  le due, i tre, le tre, uno di (?:essi|questi|loro), una di (?:esse|queste|loro), alcuni, alcune, altri,
  altre, un altro, un'altra, l'altro, l'altra, gli altri, le altre, lo stesso, la stessa, gli stessi,
  le stesse, il primo, la prima, i primi, le prime, il secondo, la seconda, il terzo, la terza, l'ultimo,
  l'ultima, ciascuno, ciascuna, ognuno, ognuna, nessuno, nessuna, tutto (?:ciò|questo), quest'ultim[oaie],
  quest[ei] ultim[ie], il risultato, la ragione, il motivo, la risposta, la differenza, la conseguenza,
  la soluzione, il resto, il contrario, l'opposto, ne, ci, vi, gli (?=è|fu|ha|diede|venne), si \p{L}+,
  detto, detta, grazie a (?:lui|lei|loro|esso|essa|ciò|quest)\p{L}*,
  con (?:ciò|esso|essa|essi|esse|lui|lei|loro|quest[oaie]|quel\p{L}*),
  per (?:ciò|far\p{L}* questo|quest[oaie]|quel\p{L}*), di (?:essi|esse|quest[oaie]|quel\p{L}*),
  in (?:quest[oaie]|quel\p{L}*|esso|essa|essi|esse|ciò), a (?:quest[oaie]|quel\p{L}*|ciò),
  da (?:quest[oaie]|quel\p{L}*|ciò), dopo (?:di ciò|quest[oaie]|quel\p{L}*),
  su (?:quest[oaie]|quel\p{L}*|di esso|di essa), tra (?:quest[oaie]|essi|esse|loro),
  fra (?:quest[oaie]|essi|esse|loro), sotto (?:quest[oaie]|quel\p{L}*),
  durante (?:quest[oaie]|quel\p{L}*), senza (?:di esso|di essa|quest[oaie]|ciò), non (?:lo|la|li|le)[ ]
`;

const BARE_VERB = words`
  è, sono, era, erano, fu, furono, ha, hanno, aveva, può, possono, poteva, serve, permette, deve, devono,
  consiste, rappresenta, misura, pesa, arrivò, morì, nacque, scrisse, pubblicò, fondò, inventò, scoprì,
  ricevette, raggiunge, raggiunse, contiene, riceve, produce, divenne, viene, venne, si \p{L}+
`;

const FRONT_PREPOSITIONS = words`
  in, nel, nello, nella, nei, negli, nelle, nell', durante, da, dal, dalla, dopo, per, con, fino, verso,
  a, al, alla, ai, secondo, senza, sotto, tra, fra
`;

const AFTER_BARE_VERB = words`
  da, dal, dalla, in, nel, nella, a, al, con, di, del, per, come, un, uno, una, molto, più, così, fino,
  tra, suo, sua, tutto
`;

/** "Nel 1953 fu distrutta dal mare": who was, stood before. */
export const OUTSIDE = source`
  ${FRONT_PREPOSITIONS}(?= |\p{L})[^,;:.]{1,70}?,? (?:già |non |anche )?${BARE_VERB}(?: stat[oaie])?
  (?: \p{L}+)? ${AFTER_BARE_VERB}
`;

const SHELL_NOUNS = words`
  cambiamento, processo, fenomeno, metodo, procedimento, pratica, regola, cifra, cifre, decisione, evento,
  teoria, scoperta, invenzione, esperimento, risultati, operazione, tecnica, dispositivo, progetto,
  dibattito, costo, argomento, conclusione, misura, principio, situazione, effetto, effetti, conseguenze,
  causa, cause, spiegazione, problema, domanda, fase, meccanismo, sistema, vantaggio, svantaggio, esempio,
  obiettivo, scopo, insieme, nome, termine, parola, differenze
`;

const SHELL_VERBS = words`
  è, sono, era, fu, ha, hanno, può, possono, deve, consiste, viene, resta, risulta, funziona, permette,
  dipende, varia, comincia, inizia, termina, mostra, dimostra, deriva
`;

export const SHELL = source`(?:il|lo|la|i|gli|le|l') ?${SHELL_NOUNS} (?:non |si )?${SHELL_VERBS}`;

const EMPTY_ADJECTIVES = words`
  necessario, possibile, impossibile, importante, difficile, facile, probabile, certo, evidente,
  opportuno, preferibile, utile, inutile, frequente, raro, noto, essenziale, consigliabile, vero, ora,
  bene, curioso, interessante, normale, obbligatorio
`;

const IMPERSONAL_VERBS = words`
  distinguono, conoscono, usano, costruirono, coltivano, producono, contano, stimano, trovano
`;

const AFTER_NOT = words`
  tutti, tutte, tutto, c'è, ci sono, esiste, basta, è (?:raro|possibile|facile|necessario|vero|un caso)
`;

export const STANDS = words`
  è (?:molto |piuttosto |anche |spesso |più )?${EMPTY_ADJECTIVES} (?=\p{L}),
  (?:fu|è|era) (?:nel|in|a|verso|durante|solo|grazie)(?= )[^,.;]{2,70} che,
  si (?:crede|stima|calcola|sa|dice|pensa|ritiene|suppone|spera|raccomanda) che,
  si (?:chiama|chiamano|definisce|definiscono|intende per) \p{L}+,
  si ${IMPERSONAL_VERBS} (?:un|una|due|tre|quattro|cinque|vari|varie|molti|molte|migliaia|il|la|i|gli|le|più),
  (?:c'è|ci sono|c'era|c'erano|vi è|vi sono|ci vuole|ci vogliono|ci furono|vi furono),
  esist(?:e|ono) (?!in|per|come|anche|da)\p{L}+, bisogna, occorre, occorrono,
  basta(?:no)? (?:un|una|che|\p{L}+re), conviene, accade (?:spesso |talvolta )?che,
  succede (?:spesso |talvolta )?che, capita che, sembra che, pare che, alcun[ie] \p{L}+(?<!no)[ ],
  altr[ie] \p{L}+ (?:di|del|della), il risultato (?:di|del|della|dell'),
  la (?:ragione|differenza|risposta|conseguenza|soluzione) (?:di|del|della|tra|fra|per|a|al),
  il resto (?:di|del|della|dei), il motivo (?:di|del|per),
  (?:il|la|i|le|l') ?(?:prim|ultim|terz)[oaie] \p{L}+(?<!è|fu)[ ], così come, prima di,
  prima del(?:la|lo|le|l')?, prima che,
  dopo (?:il|la|i|gli|le|l'|un|una|aver|che|\p{L}+re|anni|secoli|mesi), al contrario (?:di|del|della),
  oltre a, anche (?:se|quando), per di[ ], quello che, quelli che, quella che, quelle che, chi, ciò che,
  più (?:di|che), non ${AFTER_NOT}, quest'anno, questo secolo,
  secondo (?:il|la|i|gli|le|l'|un|una|\p{Lu}), no(?= stop), nessun[oa]? \p{L}+[ ], ognuno di noi,
  ciascuno di noi, si (?:può|possono|deve|devono)
`;

export const PARTS_OF_THEM = words`
  uno, una, alcuni, alcune, molti, molte, tutti, tutte, nessuno, due, la maggior parte
`;

export const NOT_DEMONSTRATIVE = words`che, secolo, anno, mese, settimana, mondo, pianeta, è, sono, di, del`;

export const COUNTED = words`
  due, tre, quattro, cinque, sei, sette, vari, varie, diversi, diverse, alcuni, alcune, parecchi,
  parecchie, molti, molte
`;

export const PROMISED = words`
  ragioni, modi, maniere, tipi, forme, specie, tappe, fasi, fattori, cause, condizioni, problemi, cose,
  punti, regole, principi, metodi, categorie, parti, elementi, questioni, domande, gruppi, criteri, casi,
  opzioni, vantaggi, svantaggi, conseguenze, effetti, soluzioni, funzioni, livelli, famiglie, obiettivi,
  esempi, passi, motivi
`;

export const EXISTENTIALS = words`Ci sono, Vi sono, Esistono, Si (?:distinguono|conoscono)`;

export const ANNOUNCING_VERBS = words`
  spiegano, esistono, si, bastano, permettono, intervengono, devono, possono, hanno, sono, restano
`;
