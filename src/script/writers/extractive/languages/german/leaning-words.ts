import { phrases, source, words } from '../../../../../kernel/patterns.ts';

/* The words by which leaning.ts finds German sentences that lean, limit or announce. */

export const TIED_OPENINGS = words`
  (?:In|Bei|An|Für|Auf) anderen?, Zusätzlich, Des Weiteren, Weiterhin, In (?:gleicher|ähnlicher) Weise,
  Gleichermaßen, Auf (?:ähnliche|gleiche|andere) (?:Weise|Art), Und, Aber, Oder, Doch, Denn, Also,
  Sondern, Dann, Danach, Davor, Daher, Darum, Deshalb, Deswegen, Demnach, Demgegenüber, Demzufolge,
  Dementsprechend, Entsprechend, Dennoch, Trotzdem, Allerdings, Jedoch, Dagegen, Hingegen, Stattdessen,
  Statt dessen, Dabei, Dadurch, Damit, Davon, Dafür, Daran, Darauf, Daraufhin, Daraus, Darin, Darüber,
  Darunter, Darum, Dazu, Dazwischen, Daneben, Dahinter, Darauf, Dort, Dorthin, Dorther, Hier, Hierbei,
  Hierdurch, Hierfür, Hiermit, Hierzu, Hieraus, Hierin, Hiervon, Hierunter, Wobei, Wodurch, Außerdem,
  Ferner, Zudem, Überdies, Ebenso, Ebenfalls, Auch, Gleichzeitig, Zugleich, Gleichwohl, Gleiches,
  Ähnliches, Nichtsdestotrotz, Nichtsdestoweniger, Indes, Indessen, Inzwischen, Mittlerweile, Unterdessen,
  Später, Anschließend, Nachher, Vorher, Zuvor, Schließlich, Zuletzt, Endlich, Letztlich, Letztendlich,
  Zunächst, Zuerst, Erst, Erstens, Zweitens, Drittens, Viertens, Fünftens, Einerseits, Andererseits,
  Anderseits, Zum (?:einen|anderen|Beispiel|Schluss|ersten|zweiten), Beispielsweise, Etwa, So, Folglich,
  Infolgedessen, Somit, Mithin, Umgekehrt, Ähnlich, Genauso, Genau, Ansonsten, Sonst, Andernfalls, Anders,
  Vielmehr, Nur, Lediglich, Immerhin, Freilich, Zwar, Natürlich, Tatsächlich, Übrigens, Nein, Ja, Nicht,
  Kein Wunder, Seitdem, Seither, Wieder, Noch, Sogar, Selbst, Besonders, Insbesondere, Vor allem,
  Insgesamt, Kurz, Mit anderen Worten, Anders (?:gesagt|ausgedrückt), Das heißt, Unter anderem,
  Im (?:Übrigen|Gegensatz|Gegenteil|Vergleich dazu|Unterschied|Ergebnis|Anschluss|Folgenden),
  In der Folge, Als (?:Folge|Ergebnis|Ausgleich|Beispiel), Bis dahin, Von (?:da|nun|hier|dort) an,
  Von dort, Dasselbe, Dieselben?, Derselbe, Letzter(?:e[nrms]?), Erster(?:e[nrms])[ ], Beide[nrs]?,
  Keine[rs]? (?:von|davon|der beiden), Jene[rsnm]?, Solche[rsnm]?, Solch, Diese[rsnm]?, Dies, Deren,
  Dessen, Denen, Er, Ihn, Ihm, Ihre?[nrms]?, Ihnen, Seine?[nrms]?, Andere[rsnm]?,
  Weitere[rsnm]?, Übrig, Hinzu, Desto, Umso, Mehr noch, Schlimmer, Besser noch, Daneben, Alternativ,
  Wichtiger, Ersteres, Letzteres, Alle (?:drei|vier|fünf|diese),
  Wie (?:gesagt|erwähnt|beschrieben|oben|bereits|schon), Warum, Wieso, Weshalb, Woher, Wem, Nichts davon,
  Jeder (?:von|davon), Jede (?:von|davon), Neben (?:diese[rnm]|dem genannten), Eben, Gerade, Je nachdem,
  Vermutlich, Wahrscheinlich, Möglicherweise, Vielleicht, Hauptsächlich, Teilweise, Meist, Meistens,
  Manchmal, Gelegentlich, Fortan, Damals, Einst, Nun, Jetzt, Kurz (?:darauf|danach|zuvor), Jahre später,
  \p{L}+ (?:Jahre|Monate|Tage|Wochen|Stunden|Minuten) (?:später|danach|zuvor|früher|darauf)
`;

export const EMPTY_OPENINGS = phrases`
  So genannte
  Nicht (?:nur|jede[rsnm]?|alle|alles|selten)\b.*\b(?:sondern|ist|sind|hat|haben)\b
  Auch wenn
  Selbst wenn
  Damit (?:(?:der|die|das|den|ein|eine|einen|sich|im|in|alle)\s|\p{Lu}).*,
  Nur (?:wenn|wer|wo|ein|eine|etwa|rund|\p{Lu}|\d)
  Erst (?:wenn|als|im|in|am|seit|nach|mit|\d)
  Noch (?:im|am|heute|bis|vor|\d)
  Besonders (?:\p{Ll}+ \p{Lu}|viele)
  Beide \p{Lu}
  Wie (?:viel|viele|lange|oft)\b
  Etwa (?:\d|die Hälfte|ein|eine|jede[rs]?|zwei|drei)
  Weitere \d
  Zum Beispiel [^,]*\?
`;

export const FRONT_PREPOSITIONS = words`
  In, Im, An, Am, Auf, Bei, Beim, Mit, Nach, Vor, Vom, Von, Seit, Für, Durch, Unter, Über, Aus, Zur, Zum,
  Gegen, Ohne, Um, Während, Wegen, Trotz, Heute, Oft, Häufig, Normalerweise, Gewöhnlich, Früher, Ab, Bis,
  Zwischen, \d{4}
`;

export const EMPTY_ES_VERBS = words`
  gibt, gab, gebe, kommt, kam, geht, ging, regnet, schneit, handelt, ist, war, wird, wurde, gelingt,
  gelang, heißt, hieß, bedarf, dauert, dauerte, braucht, lohnt, genügt, reicht, scheint, fehlt, fehlte,
  herrscht, herrschte, bleibt, sind, waren, sei, existieren, existiert, bedurfte, empfiehlt, stellt
`;

export const FRONT_PREPOSITIONS_ES = words`
  In, Im, An, Am, Auf, Bei, Beim, Mit, Nach, Vor, Vom, Von, Seit, Für, Durch, Unter, Über, Aus, Zur, Zum,
  Heute, Oft, Früher, \d{4}
`;

export const CLAUSE_PRONOUNS = words`
  er, sie, ihn, ihm, ihre?[nrms]?, ihnen, seine?[nrms]?, diese[rsnm]?, dies,
  das (?=(?:geschieht|passiert|nicht|so|gelingt|eintritt|klappt)\b), dort, hier, beide,
  es(?![^,]{0,40}\b(?:gibt|gab|regnet|schneit|kommt|geht|ist|war|wird|um|zu)\b)
`;

export const SUBORDINATORS = words`
  Ob, Wenn, Weil, Da, Sobald, Solange, Obwohl, Als, Wo, Wie, Was, Bevor, Nachdem, Damit, Falls, Während,
  Indem, Um, Je \p{Ll}+
`;

const ES_VERBS_WITH_CLAUSE = words`
  ist, war, wäre, bleibt, scheint, erscheint, gilt, wird, wurde, heißt, lässt sich, stellt(?:e)? sich,
  zeigt(?:e)? sich, empfiehlt sich, kommt .* (?:vor|darauf an), genügt, reicht, gelang, gelingt,
  lohnt sich, liegt nahe, braucht, bedarf, fällt
`;

const ES_CLAUSES = phrases`
  , (?:dass|ob|wenn|weil|wie|was|wo|wer|warum|als|sich|die|den|das|eine?|für|auf|bei)\b
  \bzu\b
  \bzwischen\b
`;

const ES_VERBS_WITH_NOUN = words`
  ist, sind, war, waren, entsteht, entstehen, bildet sich, bilden sich, fehlt, fehlen, bestehen, besteht,
  folgt, folgen, kommt, kommen, herrscht, liegt, liegen, leben, wachsen, gelten, werden, wurden, wird,
  wurde, bedarf, braucht, brauchte, geht um
`;

const ES_DETERMINERS = words`
  ein, eine, einen, einer, kein, keine, zwei, drei, vier, viele, mehrere, einige, zahlreiche,
  verschiedene, rund, etwa, mehr, die, der, das, \d
`;

export const EMPTY_ES_PHRASES = words`
  gibt, gab, gäbe, hat .* gegeben, kann .* geben, wird .* geben, dauert, dauerte, regnet, schneit,
  existier(?:t|en), ${ES_VERBS_WITH_CLAUSE}\b.*${ES_CLAUSES},
  ${ES_VERBS_WITH_NOUN} (?:\p{Ll}+ )?${ES_DETERMINERS}\b
`;

export const VERBS = words`
  ist, sind, war, waren, wäre, wären, sei, hat, haben, hatte, hatten, hätte, wird, werden, wurde, wurden,
  würde, würden, kann, können, konnte, konnten, könnte, könnten, muss, müssen, musste, mussten, müsste,
  darf, dürfen, durfte, soll, sollen, sollte, sollten, will, wollen, wollte, wollten, mag, macht, machte,
  führt, führte, führten, gilt, galt, gelten, galten, liegt, lag, liegen, heißt, hieß, bedeutet,
  bedeutete, bleibt, blieb, bleiben, blieben, geschieht, geschah, zeigt, zeigte, zeigen, geht, ging,
  gehen, kommt, kam, kommen, kamen, gibt, gab, lässt, ließ, lassen, scheint, schien, hängt, hing, klingt,
  sieht, stimmt, reicht, genügt, hilft, half, funktioniert, entspricht, erklärt, erklärte, ermöglicht,
  ermöglichte, verhindert, erleichtert, gelingt, gelang, spart, kostet, dauert, nennt, nannte, betrifft,
  erfordert, setzt, beruht, beginnt, begann, endet, wirkt, wirkte, besteht, bestand, bestehen, entsteht,
  entstand, entstehen, tritt, trat, treten, erfolgt, erfolgte, dient, diente, dienen, passiert, ändert,
  änderte, ändern, sorgt, sorgte, sorgen, hält, hielt, steht, stand, stehen, stieg, steigt, sinkt, sank,
  wuchs, wächst, braucht, brauchte, zählt, zählen, bietet, bot, bringt, brachte, traf, trifft, fehlt,
  fehlte, fällt, fiel, ergibt, ergab, reichte, schützt, nutzt, nützt, schadet
`;

export const QUANTIFIERS = words`
  Einige, Manche, Viele, Wenige, Mehrere, Alle, Keine[rs]?, Jede[rs]?,
  Die (?:meisten|einen|anderen|beiden|übrigen), Eine[rs]?, Zwei, Drei, Vier, Weniger, Mehr,
  Das (?:eine|andere|erste|zweite|meiste), Der (?:eine|andere|erste|zweite),
  Die (?:eine|andere|erste|zweite)
`;

export const SHELL_NOUNS = words`
  Grund, Gründe, Ursachen?, Folgen?, Ergebnisse?, Resultate?, Unterschiede?, Vorteile?, Nachteile?,
  Problem, Probleme, Lösung, Lösungen, Antwort, Frage, Fragen, Idee, Effekt, Wirkung, Auswirkungen?,
  Vorgang, Prozess, Verfahren, Methode, Versuch, Versuche, Experiment, Zahl, Zahlen, Anteil, Wert, Werte,
  Änderung, Veränderung, Veränderungen, Entwicklung, Entscheidung, Fall, Plan, Ziel, Rest, Zweck, Trick,
  Gedanke, Regel, Regeln, Maßnahmen?, Vorschlag, Angaben?, Aufgabe, Wahl, Gegenteil, Umkehrung, Ausnahme,
  Nachweis, Vergleich, Zusammenhang, Ansatz, Technik, Anlage, Gerät, Erfindung, Entdeckung, Arbeiten,
  Rechnung, Erklärung, Aussage, These, Theorie, Annahme, Vorbehalt, Kritik, Beispiele?, Schwierigkeit,
  Bedingung, Reihenfolge, Kosten, Nutzen, Kontrast, Eindruck, Überlegung, Beobachtung, Feststellung,
  Szenario, Situation, Lage, Bild, Muster, Konzept, Begriff, Name, Ausdruck, Bezeichnung
`;

export const AFTER_SHELL = words`
  (?:dafür|dagegen|hierfür|davon|daran|dabei|dahinter|dazu)\b, ${VERBS}\b, \p{Ll}{2,}(?:t|te|ten)\b
`;

export const FURTHER_ADJECTIVES = words`weiter, ander, solch, ähnlich, zweit, dritt, letzt, derartig, entsprechend, dies`;

export const ONE_OF_NOUNS = words`
  Grund, Beispiel, Folge, Ursache, Möglichkeit, Ausnahme, Vorteil, Nachteil, Lösung, Unterschied, Problem
`;

export const ONE_OF_LINKS = words`dafür, davon, hierfür, dabei, daran, ist, sind, war, waren, besteht, liegt, wäre`;

export const ORDINAL_ADJECTIVES = words`
  zweit, dritt, viert, fünft, nächst, ander, weiter, übrig, restlich, gleich, selb, obig, folgend, vorig,
  vorherig, letzter, erster, entsprechend, genannt, erwähnt, beschrieben, beid, neu entstanden,
  so entstanden, entstanden, entstehend
`;

export const ARTICLES = words`
  Der, Die, Das, Den, Dem, Im, Am, Beim, Zum, Zur, In der, In den, Auf der, Mit der, Mit dem
`;

export const COMPARING_ADJECTIVES = words`
  identisch, gleich, ähnlich, verschieden, unterschiedlich, dieselben?, dasselbe, die gleichen?
`;

export const LIMITING_OPENINGS = words`
  Aber, Doch, Jedoch, Allerdings, Dennoch, Trotzdem, Dagegen, Hingegen, Demgegenüber, Andererseits,
  Freilich, Gleichwohl, Nichtsdestotrotz, Nur, Nicht (?:all|jede|immer|überall|alles), Leider, Umgekehrt,
  Im Gegensatz, Zwar, Vielmehr, Andere, Ein (?:Nachteil|Problem|Haken), Eine (?:Ausnahme|Einschränkung),
  Der (?:Nachteil|Haken|Preis), Die (?:Ausnahme|Kehrseite|Schattenseite), Ausnahmen?,
  Das gilt (?:nur|nicht|jedoch|allerdings), Dies gilt (?:nur|nicht|jedoch|allerdings), Es sei denn,
  Natürlich, Tatsächlich, In Wirklichkeit, In der Praxis, Ganz so
`;

export const COUNT = words`
  zwei, drei, vier, fünf, sechs, sieben, mehrere, einige, verschiedene, viele, zahlreiche, folgende
`;

const COUNTED_THINGS = words`
  Gründe, Arten, Formen, Typen, Wege, Möglichkeiten, Weisen, Schritte, Stufen, Phasen, Faktoren, Ursachen,
  Bedingungen, Probleme, Punkte, Dinge, Regeln, Prinzipien, Fragen, Teile, Bereiche, Gruppen, Klassen,
  Kategorien, Verfahren, Methoden, Merkmale, Eigenschaften, Folgen, Vorteile, Nachteile, Unterschiede,
  Aufgaben, Ziele, Elemente, Bestandteile, Kräfte, Erklärungen, Varianten, Fälle, Maßnahmen, Ergebnisse,
  Erkenntnisse, Voraussetzungen, Ebenen, Fehler
`;

export const THINGS = source`${COUNTED_THINGS}n?`;
