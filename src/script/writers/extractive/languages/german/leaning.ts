import { supposes } from './cues.ts';
import { pointsBack } from './pronouns.ts';

/*
 * Which sentences lean on what stands before them. German ties its sentences with adverbs that stand where the
 * subject would ("Dabei entsteht ...", "Deshalb ..."), so that most of it is told by the first word.
 */

/** Openings that tie a sentence to the one before: connectives, pro-adverbs, ellipses. */
const TIED_OPENING =
  /^(?:(?:In|Bei|An|Für|Auf) anderen?|Zusätzlich|Des Weiteren|Weiterhin|In (?:gleicher|ähnlicher) Weise|Gleichermaßen|Auf (?:ähnliche|gleiche|andere) (?:Weise|Art)|Und|Aber|Oder|Doch|Denn|Also|Sondern|Dann|Danach|Davor|Daher|Darum|Deshalb|Deswegen|Demnach|Demgegenüber|Demzufolge|Dementsprechend|Entsprechend|Dennoch|Trotzdem|Allerdings|Jedoch|Dagegen|Hingegen|Stattdessen|Statt dessen|Dabei|Dadurch|Damit|Davon|Dafür|Daran|Darauf|Daraufhin|Daraus|Darin|Darüber|Darunter|Darum|Dazu|Dazwischen|Daneben|Dahinter|Darauf|Dort|Dorthin|Dorther|Hier|Hierbei|Hierdurch|Hierfür|Hiermit|Hierzu|Hieraus|Hierin|Hiervon|Hierunter|Wobei|Wodurch|Außerdem|Ferner|Zudem|Überdies|Ebenso|Ebenfalls|Auch|Gleichzeitig|Zugleich|Gleichwohl|Gleiches|Ähnliches|Nichtsdestotrotz|Nichtsdestoweniger|Indes|Indessen|Inzwischen|Mittlerweile|Unterdessen|Später|Anschließend|Nachher|Vorher|Zuvor|Schließlich|Zuletzt|Endlich|Letztlich|Letztendlich|Zunächst|Zuerst|Erst|Erstens|Zweitens|Drittens|Viertens|Fünftens|Einerseits|Andererseits|Anderseits|Zum (?:einen|anderen|Beispiel|Schluss|ersten|zweiten)|Beispielsweise|Etwa|So|Folglich|Infolgedessen|Somit|Mithin|Umgekehrt|Ähnlich|Genauso|Genau|Ansonsten|Sonst|Andernfalls|Anders|Vielmehr|Nur|Lediglich|Immerhin|Freilich|Zwar|Natürlich|Tatsächlich|Übrigens|Nein|Ja|Nicht|Kein Wunder|Seitdem|Seither|Wieder|Noch|Sogar|Selbst|Besonders|Insbesondere|Vor allem|Insgesamt|Kurz|Mit anderen Worten|Anders (?:gesagt|ausgedrückt)|Das heißt|Unter anderem|Im (?:Übrigen|Gegensatz|Gegenteil|Vergleich dazu|Unterschied|Ergebnis|Anschluss|Folgenden)|In der Folge|Als (?:Folge|Ergebnis|Ausgleich|Beispiel)|Bis dahin|Von (?:da|nun|hier|dort) an|Von dort|Dasselbe|Dieselben?|Derselbe|Letzter(?:e[nrms]?)|Erster(?:e[nrms]) |Beide[nrs]?|Keine[rs]? (?:von|davon|der beiden)|Jene[rsnm]?|Solche[rsnm]?|Solch|Diese[rsnm]?|Dies|Deren|Dessen|Denen|Er|Ihn|Ihm|Ihre?[nrms]?|Ihnen|Seine?[nrms]?|Wir|Uns|Andere[rsnm]?|Weitere[rsnm]?|Übrig|Hinzu|Desto|Umso|Mehr noch|Schlimmer|Besser noch|Daneben|Alternativ|Wichtiger|Ersteres|Letzteres|Alle (?:drei|vier|fünf|diese)|Wie (?:gesagt|erwähnt|beschrieben|oben|bereits|schon)|Warum|Wieso|Weshalb|Woher|Wem|Nichts davon|Jeder (?:von|davon)|Jede (?:von|davon)|Neben (?:diese[rnm]|dem genannten)|Eben|Gerade|Je nachdem|Vermutlich|Wahrscheinlich|Möglicherweise|Vielleicht|Hauptsächlich|Teilweise|Meist|Meistens|Manchmal|Gelegentlich|Fortan|Damals|Einst|Nun|Jetzt|Kurz (?:darauf|danach|zuvor)|Jahre später|\p{L}+ (?:Jahre|Monate|Tage|Wochen|Stunden|Minuten) (?:später|danach|zuvor|früher|darauf))(?![\p{L}-])/u;

/** Openings of the list above that point at nothing. */
const EMPTY_OPENING =
  /^(?:So genannte|Nicht (?:nur|jede[rsnm]?|alle|alles|selten)\b.*\b(?:sondern|ist|sind|hat|haben)\b|Auch wenn|Selbst wenn|Damit (?:(?:der|die|das|den|ein|eine|einen|sich|im|in|alle)\s|\p{Lu}).*,|Nur (?:wenn|wer|wo|ein|eine|etwa|rund|\p{Lu}|\d)|Erst (?:wenn|als|im|in|am|seit|nach|mit|\d)|Noch (?:im|am|heute|bis|vor|\d)|Besonders (?:\p{Ll}+ \p{Lu}|viele)|Beide \p{Lu}|Wie (?:viel|viele|lange|oft)\b|Etwa (?:\d|die Hälfte|ein|eine|jede[rs]?|zwei|drei)|Weitere \d|Zum Beispiel [^,]*\?)/u;

/** "Er", "sie", "es" right behind the verb, in a sentence that opens with a time or a place. */
const OUTSIDE =
  /^(?:In|Im|An|Am|Auf|Bei|Beim|Mit|Nach|Vor|Vom|Von|Seit|Für|Durch|Unter|Über|Aus|Zur|Zum|Gegen|Ohne|Um|Während|Wegen|Trotz|Heute|Oft|Häufig|Normalerweise|Gewöhnlich|Früher|Ab|Bis|Zwischen|\d{4})\b[^,.;:]{0,80}? \p{Ll}+ (?:er|sie|ihn|ihm|ihr|ihnen|diese[rsnm]?)\b/u;
const OUTSIDE_ES =
  /^(?:In|Im|An|Am|Auf|Bei|Beim|Mit|Nach|Vor|Vom|Von|Seit|Für|Durch|Unter|Über|Aus|Zur|Zum|Heute|Oft|Früher|\d{4})\b[^,.;:]{0,80}? (?!(?:gibt|gab|gebe|kommt|kam|geht|ging|regnet|schneit|handelt|ist|war|wird|wurde|gelingt|gelang|heißt|hieß|bedarf|dauert|dauerte|braucht|lohnt|genügt|reicht|scheint|fehlt|fehlte|herrscht|herrschte|bleibt|sind|waren|sei|existieren|existiert|bedurfte|empfiehlt|stellt)\b)\p{Ll}+ es\b/u;

/** "Ob es bleibt, ...", "Wenn sie blühen, ...". */
const CLAUSE =
  /^(?:Ob|Wenn|Weil|Da|Sobald|Solange|Obwohl|Als|Wo|Wie|Was|Bevor|Nachdem|Damit|Falls|Während|Indem|Um|Je \p{Ll}+) (?:er|sie|ihn|ihm|ihre?[nrms]?|ihnen|seine?[nrms]?|diese[rsnm]?|dies|das (?=(?:geschieht|passiert|nicht|so|gelingt|eintritt|klappt)\b)|dort|hier|beide|es(?![^,]{0,40}\b(?:gibt|gab|regnet|schneit|kommt|geht|ist|war|wird|um|zu)\b))(?=[ ,]|(?<= ))/u;

/** "Als Handelsschiff bestens geeignet, war sie ...": an opening without a verb of its own. */
const LOOSE =
  /^(?:Als|Von|Durch|Aus|In|Mit|Zu|Vom|Zum) \p{Lu}?[^,]{3,80} (?:geeignet|ge\p{Ll}+t|ge\p{Ll}+en|\p{Ll}+end|be\p{Ll}+t), \p{Ll}+ (?:er|sie|es|ihm|ihr|ihnen)\b/u;

/** "Es": empty where what it stands for follows. */
const ES = /^Es\b/;
const EMPTY_ES =
  /^Es (?:gibt|gab|gäbe|hat .* gegeben|kann .* geben|wird .* geben|dauert|dauerte|regnet|schneit|existier(?:t|en)|(?:ist|war|wäre|bleibt|scheint|erscheint|gilt|wird|wurde|heißt|lässt sich|stellt(?:e)? sich|zeigt(?:e)? sich|empfiehlt sich|kommt .* (?:vor|darauf an)|genügt|reicht|gelang|gelingt|lohnt sich|liegt nahe|braucht|bedarf|fällt)\b.*(?:, (?:dass|ob|wenn|weil|wie|was|wo|wer|warum|als|sich|die|den|das|eine?|für|auf|bei)\b|\bzu\b|\bzwischen\b)|(?:ist|sind|war|waren|entsteht|entstehen|bildet sich|bilden sich|fehlt|fehlen|bestehen|besteht|folgt|folgen|kommt|kommen|herrscht|liegt|liegen|leben|wachsen|gelten|werden|wurden|wird|wurde|bedarf|braucht|brauchte|geht um) (?:\p{Ll}+ )?(?:ein|eine|einen|einer|kein|keine|zwei|drei|vier|viele|mehrere|einige|zahlreiche|verschiedene|rund|etwa|mehr|die|der|das|\d)\b)/u;

const VERBS =
  'ist|sind|war|waren|wäre|wären|sei|hat|haben|hatte|hatten|hätte|wird|werden|wurde|wurden|würde|würden|kann|können|konnte|konnten|könnte|könnten|muss|müssen|musste|mussten|müsste|darf|dürfen|durfte|soll|sollen|sollte|sollten|will|wollen|wollte|wollten|mag|macht|machte|führt|führte|führten|gilt|galt|gelten|galten|liegt|lag|liegen|heißt|hieß|bedeutet|bedeutete|bleibt|blieb|bleiben|blieben|geschieht|geschah|zeigt|zeigte|zeigen|geht|ging|gehen|kommt|kam|kommen|kamen|gibt|gab|lässt|ließ|lassen|scheint|schien|hängt|hing|klingt|sieht|stimmt|reicht|genügt|hilft|half|funktioniert|entspricht|erklärt|erklärte|ermöglicht|ermöglichte|verhindert|erleichtert|gelingt|gelang|spart|kostet|dauert|nennt|nannte|betrifft|erfordert|setzt|beruht|beginnt|begann|endet|wirkt|wirkte|besteht|bestand|bestehen|entsteht|entstand|entstehen|tritt|trat|treten|erfolgt|erfolgte|dient|diente|dienen|passiert|ändert|änderte|ändern|sorgt|sorgte|sorgen|hält|hielt|steht|stand|stehen|stieg|steigt|sinkt|sank|wuchs|wächst|braucht|brauchte|zählt|zählen|bietet|bot|bringt|brachte|traf|trifft|fehlt|fehlte|fällt|fiel|ergibt|ergab|reichte|schützt|nutzt|nützt|schadet';
/** "Das ist", "Die sind": the article stands for a thing itself. */
const DEMONSTRATIVE = new RegExp(
  `^(?:Das|Der|Die|Den|Dem) (?:aber |alles |wiederum |allein |auch )?(?:${VERBS})\\b`,
  'u',
);
/** "Da hilft nur", where "Da" is no conjunction. */
const THERE = new RegExp(`^Da (?:${VERBS})\\b`, 'u');
/** "Einige sind", "Viele glauben": of those named before. */
const ELLIPSIS = new RegExp(
  `^(?:Einige|Manche|Viele|Wenige|Mehrere|Alle|Keine[rs]?|Jede[rs]?|Die (?:meisten|einen|anderen|beiden|übrigen)|Eine[rs]?|Zwei|Drei|Vier|Weniger|Mehr|Das (?:eine|andere|erste|zweite|meiste)|Der (?:eine|andere|erste|zweite)|Die (?:eine|andere|erste|zweite)) (?:davon\\b|von ihnen\\b|dieser\\b|(?:${VERBS})\\b)`,
  'u',
);

/** "Die Änderung ist klein": a word for something told before, with nothing that says which. */
const SHELL = new RegExp(
  `^(?:Der|Die|Das) (?:\\p{Ll}+e[nrs]? )?(?:Grund|Gründe|Ursachen?|Folgen?|Ergebnisse?|Resultate?|Unterschiede?|Vorteile?|Nachteile?|Problem|Probleme|Lösung|Lösungen|Antwort|Frage|Fragen|Idee|Effekt|Wirkung|Auswirkungen?|Vorgang|Prozess|Verfahren|Methode|Versuch|Versuche|Experiment|Zahl|Zahlen|Anteil|Wert|Werte|Änderung|Veränderung|Veränderungen|Entwicklung|Entscheidung|Fall|Plan|Ziel|Rest|Zweck|Trick|Gedanke|Regel|Regeln|Maßnahmen?|Vorschlag|Angaben?|Aufgabe|Wahl|Gegenteil|Umkehrung|Ausnahme|Nachweis|Vergleich|Zusammenhang|Ansatz|Technik|Anlage|Gerät|Erfindung|Entdeckung|Arbeiten|Rechnung|Erklärung|Aussage|These|Theorie|Annahme|Vorbehalt|Kritik|Beispiele?|Schwierigkeit|Bedingung|Reihenfolge|Kosten|Nutzen|Kontrast|Eindruck|Überlegung|Beobachtung|Feststellung|Szenario|Situation|Lage|Bild|Muster|Konzept|Begriff|Name|Ausdruck|Bezeichnung) (?:(?:dafür|dagegen|hierfür|davon|daran|dabei|dahinter|dazu)\\b|(?:${VERBS})\\b|\\p{Ll}{2,}(?:t|te|ten)\\b)`,
  'u',
);
/** "Ein Grund dafür ist", "Ein weiterer Vorteil". */
const ONE_OF =
  /^(?:Ein|Eine|Einen|Einem|Einer) (?:weiter|ander|solch|ähnlich|zweit|dritt|letzt|derartig|entsprechend|dies)(?:e[nrms]?)\b|^(?:Ein|Eine) (?:\p{Ll}+e[rs]? )?(?:Grund|Beispiel|Folge|Ursache|Möglichkeit|Ausnahme|Vorteil|Nachteil|Lösung|Unterschied|Problem) (?:dafür|davon|hierfür|dabei|daran|ist|sind|war|waren|besteht|liegt|wäre)\b/u;
const ORDINAL =
  /^(?:Der|Die|Das|Den|Dem|Im|Am|Beim|Zum|Zur|In der|In den|Auf der|Mit der|Mit dem) (?:zweit|dritt|viert|fünft|nächst|ander|weiter|übrig|restlich|gleich|selb|obig|folgend|vorig|vorherig|letzter|erster|entsprechend|genannt|erwähnt|beschrieben|beid|neu entstanden|so entstanden|entstanden|entstehend)(?:e[nrms]?)\b|^(?:Der|Die|Das) (?:erste|letzte) (?:ist|sind|war|waren|Schritt|Grund|Punkt|Teil|Fall)\b/u;

function tiedByOpening(text: string): boolean {
  const bare = text.replace(/^[„"»‚“]/, '');
  if (ES.test(bare)) return !EMPTY_ES.test(bare);
  return (
    OUTSIDE.test(bare) ||
    OUTSIDE_ES.test(bare) ||
    DEMONSTRATIVE.test(bare) ||
    /^(?:Das|Die|Der) (?!erst |fast |oft |meist |einst |nicht |weit |selbst )\p{Ll}{2,}t (?!\p{Ll}+e[nrs]? \p{Lu})/u.test(
      bare,
    ) ||
    CLAUSE.test(bare) ||
    LOOSE.test(bare) ||
    THERE.test(bare) ||
    ELLIPSIS.test(bare) ||
    SHELL.test(bare) ||
    ONE_OF.test(bare) ||
    ORDINAL.test(bare) ||
    /^Sie (?!.*\b(?:Ihre?[nrms]?|Ihnen)\b)/.test(bare) ||
    (TIED_OPENING.test(bare) && !EMPTY_OPENING.test(bare))
  );
}

/**
 * "Die Erträge sind ...": German speaks of things in general without an article in the plural, so that "die"
 * before a bare plural points at some that were named.
 */
const BARE_ARTICLE =
  /^Die [\p{L}-]*\p{Lu}[\p{L}-]+(?:e|en|n|er|s|ler|ger) (?:sind|waren|haben|hatten|werden|wurden|können|konnten|müssen|mussten|sollen|sollten|\p{Ll}{3,}(?:en|eln|ern))(?![\p{L}-])/u;

/** "Die Noten sind identisch": with what the sentence does not say. */
const COMPARES =
  /^(?:Der|Die|Das) \p{Lu}[\p{L}-]+ (?:ist|sind|war|waren|bleiben|bleibt) (?:(?:sehr|fast|nahezu|völlig|ganz|beinahe) )?(?:identisch|gleich|ähnlich|verschieden|unterschiedlich|dieselben?|dasselbe|die gleichen?)\b(?! (?:wie|mit|zu)\b)/u;

/** "Den Ausdruck kann man ...": an object in front takes up what was spoken of. */
const OBJECT_FIRST = /^De[nm] \p{L}/u;

export function leans(text: string, opensParagraph: boolean): boolean {
  return (
    tiedByOpening(text) ||
    COMPARES.test(text) ||
    pointsBack(text, opensParagraph) ||
    (!opensParagraph && (BARE_ARTICLE.test(text) || OBJECT_FIRST.test(text)))
  );
}

/** Sentences that limit or turn what was just said: leaving them off would lose a condition (F3). */
const LIMITING =
  /^(?:Aber|Doch|Jedoch|Allerdings|Dennoch|Trotzdem|Dagegen|Hingegen|Demgegenüber|Andererseits|Freilich|Gleichwohl|Nichtsdestotrotz|Nur|Nicht (?:all|jede|immer|überall|alles)|Leider|Umgekehrt|Im Gegensatz|Zwar|Vielmehr|Andere|Ein (?:Nachteil|Problem|Haken)|Eine (?:Ausnahme|Einschränkung)|Der (?:Nachteil|Haken|Preis)|Die (?:Ausnahme|Kehrseite|Schattenseite)|Ausnahmen?|Das gilt (?:nur|nicht|jedoch|allerdings)|Dies gilt (?:nur|nicht|jedoch|allerdings)|Es sei denn|Natürlich|Tatsächlich|In Wirklichkeit|In der Praxis|Ganz so)(?![\p{L}])/u;

export function limits(text: string, before: string): boolean {
  if (/^Andere\b/.test(text) && /\b(?:einige|manche)\b/i.test(before)) return true;
  return LIMITING.test(text) || /^[^,;:]{0,45} (?:jedoch|allerdings|dagegen|hingegen|aber)\b/.test(text);
}

const COUNT = '(?:zwei|drei|vier|fünf|sechs|sieben|mehrere|einige|verschiedene|viele|zahlreiche|folgende)';
const THINGS =
  '(?:Gründe|Arten|Formen|Typen|Wege|Möglichkeiten|Weisen|Schritte|Stufen|Phasen|Faktoren|Ursachen|Bedingungen|Probleme|Punkte|Dinge|Regeln|Prinzipien|Fragen|Teile|Bereiche|Gruppen|Klassen|Kategorien|Verfahren|Methoden|Merkmale|Eigenschaften|Folgen|Vorteile|Nachteile|Unterschiede|Aufgaben|Ziele|Elemente|Bestandteile|Kräfte|Erklärungen|Varianten|Fälle|Maßnahmen|Ergebnisse|Erkenntnisse|Voraussetzungen|Ebenen|Fehler)n?';
const ANNOUNCING = new RegExp(
  `:$|\\bfolgende[nrms]?\\b[^.]{0,500}[.:]$|\\bwie folgt\\b|\\b${COUNT} (?:\\p{Ll}+ )?${THINGS}(?: \\p{Ll}+){0,3}[.:]$|^${COUNT.replace('(?:zwei', '(?:Zwei')} (?:\\p{Ll}+ )?${THINGS}|^(?:Zwei|Drei|Vier|Mehrere|Einige|Folgende) (?:\\p{Ll}+ )?${THINGS} |^Dafür gibt es .*Gründe`,
  'u',
);

/** A sentence that promises what comes next and says nothing without it. */
export function announces(text: string): boolean {
  return ANNOUNCING.test(text) || supposes(text);
}
