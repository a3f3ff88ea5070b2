import { words } from '../../kernel/patterns.ts';
import { bare } from './numbers.ts';

/**
 * Words that any talk needs whatever it is about, in the seven languages: to ask, to react, to lead over.
 * They say nothing of the subject, so they count neither for nor against what a turn rests on.
 */
const WORDS = words`
  actually, answer, around, bring, called, case, cause, change, clear, come, coming, course, curious,
  different, difference, easy, else, exactly, example, explain, fact, feel, find, first, getting, give,
  going, good, great, guess, happen, hard, hear, help, idea, imagine, important, instead, interesting, keep,
  kind, know, known, large, later, lead, learn, left, listen, little, long, look, made, make, matter, mean,
  means, might, move, name, need, next, number, often, once, part, people, perhaps, picture, place, point,
  possible, pretty, problem, question, quite, really, reason, remember, result, right, second, seem, seems,
  sense, short, show, side, simple, small, solve, sort, start, still, stop, story, strange, sure, surprise,
  surprising, take, talk, tell, think, third, time, today, together, true, truth, turn, turns, understand,
  used, usual, wait, wonder, word, work, world, year, years, yes, yet

  achten, anders, anfang, antwort, anschauen, aufpassen, bedeutet, bedeuten, beginnen, beispiel, bekannt,
  bestimmt, bisher, bleibt, bringen, danach, davor, denken, eigentlich, einfach, einleuchtend, ende,
  entscheidend, erklären, erst, erstaunlich, erste, fall, fangen, finden, folgt, frage, fragen, fällt,
  führt, gar, gehen, gehört, gelöst, genauso, genug, gerade, gern, geschieht, gesagt, gewöhnlich, glauben,
  grund, groß, größer, gut, heißt, heute, hilft, hören, interessant, irgendwann, jahr, jahre, klar, klein,
  klingt, kommen, kommt, kurz, könnte, lange, lassen, leicht, leute, liegt, lag, lösen, lösung, machen,
  macht, manchmal, mensch, menschen, merken, möglich, nennen, nennt, nächste, offenbar, passiert, problem,
  punkt, recht, reden, richtig, sache, sagen, schauen, schließlich, schwer, sehen, seite, selbst, spannend,
  sprechen, stellen, stimmt, teil, thema, tun, typisch, ungefähr, unterschied, verstehen, vorstellen, wahr,
  warten, wechseln, weise, weiß, weit, weiter, welt, wichtig, wieso, weshalb, wirklich, wissen, wodurch,
  wofür, woher, wohin, womit, woran, worin, wort, worum, wozu, wunder, zeigen, zeigt, zeit, ziemlich,
  zuerst, zuletzt, zunächst, überraschend, üblich

  aller, arriver, arrive, assez, attendre, aujourd, aujourdhui, besoin, bref, cause, chercher, choisir,
  chose, choses, clair, commencer, comprendre, connaitre, côté, demander, depuis, différence, différent,
  difficile, dire, disent, donner, décrire, effet, enfin, ensuite, essentiel, exactement, exemple,
  expliquer, explique, facile, façon, fois, gens, grand, gros, heure, histoire, idée, imaginer, important,
  intéressant, jour, justement, longtemps, maintenant, manière, mettre, mieux, moment, monde, mot, nommer,
  nouveau, parler, partie, passer, passe, penser, petit, point, possible, pourquoi, pouvoir, premier,
  problème, prendre, quelque, question, raison, regarder, rappeler, rester, reste, revenir, réponse,
  résoudre, résultat, savoir, sait, second, sens, sembler, seul, simple, souvent, suite, surprenant,
  surtout, temps, tourner, trouver, vient, venir, voir, vrai, vraiment

  acuerdo, ahora, antes, año, años, aparte, aquí, año, buscar, bueno, cambio, caso, causa, cierto, claro,
  comenzar, comprender, conocer, cosa, cosas, creer, curioso, dar, deber, decir, dejar, diferencia,
  diferente, difícil, encontrar, entender, entonces, escuchar, exactamente, ejemplo, explicar, explica,
  fácil, forma, gente, gracias, gran, grande, hablar, hacer, historia, hora, hoy, idea, imaginar, importa,
  importante, interesante, ir, lado, llamar, llegar, lugar, manera, mejor, mirar, momento, mundo, nombre,
  nuevo, ocurre, palabra, parece, parte, pasar, pasa, pensar, pequeño, pregunta, preguntar, primero,
  problema, pronto, punto, quedar, querer, quizá, razón, realmente, recordar, respuesta, resultado, saber,
  sabe, seguir, segundo, sentido, siguiente, simple, sorprende, sorprendente, tema, tener, tiempo, tipo,
  trata, usar, venir, ver, verdad, vez, viene, volver

  accade, adesso, allora, anno, anni, ascoltare, aspettare, bene, bisogna, capire, capisco, caso, causa,
  cercare, certo, chiamare, chiaro, chiedere, cominciare, conoscere, cosa, cose, credere, curioso, dare,
  davvero, difficile, differenza, dire, diverso, domanda, domandare, effetto, esatto, esattamente, esempio,
  facile, fatto, forma, fine, forse, gente, giorno, giusto, grande, idea, immaginare, importa, importante,
  infatti, iniziare, interessante, lasciare, lato, luogo, maniera, meglio, mettere, modo, momento, mondo,
  motivo, nome, nuovo, oggi, ora, parlare, parola, parte, passare, pensare, piccolo, possibile, primo,
  problema, prossimo, punto, quindi, ragione, restare, ricordare, risolvere, risposta, risultato, sapere,
  secondo, semplice, sembra, senso, serve, sorprende, sorprendente, spiegare, spiega, storia, strano,
  succede, tema, tempo, tipo, tornare, trovare, usare, vedere, venire, vero, verità, volta

  acontece, agora, ano, anos, antes, aqui, caso, causa, certo, claro, coisa, coisas, começar, compreender,
  conhecer, contar, dar, deixar, depois, diferença, diferente, difícil, dizer, encontrar, ensinar, entender,
  escutar, exatamente, exatamente, exemplo, explicar, explica, fácil, facto, fato, fazer, ficar, forma,
  frente, gente, grande, história, hoje, hora, ideia, imaginar, importa, importante, interessante, lado,
  levar, logo, lugar, maneira, melhor, mesmo, modo, momento, motivo, mudar, mundo, nome, novo, ouvir,
  palavra, parece, parte, passar, pensar, pequeno, pergunta, perguntar, pessoas, ponto, possível, precisa,
  primeiro, problema, próximo, querer, razão, realmente, resolver, responder, resposta, resultado, saber,
  sabe, segundo, seguinte, sentido, simples, surpreende, surpreendente, tema, tempo, tipo, trata, usar,
  vamos, verdade, vez, vezes, voltar

  antwoord, beginnen, begin, begrijpen, bekend, belangrijk, betekent, beter, blijft, blijven, bijvoorbeeld,
  bovendien, brengen, dag, denken, dingen, duidelijk, duurt, echter, eenvoudig, eerst, eerste, eigenlijk,
  einde, gaan, gaat, gebeurt, geeft, geloven, geval, geven, gewone, goed, graag, groot, heet, helpt, horen,
  idee, interessant, jaar, jaren, kant, kijken, klein, klinkt, klopt, komen, komt, kort, krijgen, laat,
  laten, later, leren, leuk, licht, ligt, luisteren, maken, makkelijk, manier, mensen, merken, mogelijk,
  moeilijk, naam, natuurlijk, nemen, nieuw, noemen, noemt, nodig, nummer, ongeveer, oorzaak, opeens,
  opgelost, oplossen, plaats, precies, probleem, punt, reden, rest, resultaat, samen, snel, soort, spreken,
  staat, stellen, stuk, tijd, tweede, uitleggen, uitleg, vaak, vandaag, verbazend, verhaal, verrassend,
  verschil, vertellen, vinden, volgende, volgens, voorbeeld, vraag, vragen, wachten, want, waardoor,
  waarvoor, weet, wereld, werken, werkt, wijze, woord, zaak, zegt, zeggen, zien, zoeken, zogenaamd
`;

const LEAST = 4;
const STEM = 5;
const whole = new Set(WORDS.map(bare));
const stems = new Set([...whole].filter((word) => word.length > STEM).map((word) => word.slice(0, STEM)));

/** Whether a bare word, in any form of it, is talk and no subject. */
export function isTalk(word: string): boolean {
  return word.length < LEAST || whole.has(word) || (word.length > STEM && stems.has(word.slice(0, STEM)));
}
