import { cueFault, type Fault } from '../cues/cue-faults.ts';
import { wordsOf } from '../cues/cue-words.ts';
import { functionWords } from './words.ts';

const PART =
  '(?:Abschnitt|Kapitel|Unterkapitel|Artikel|Beitrag|Text|Buch|Band|Heft|Handbuch|Dokument|Aufsatz|Teil|Anhang|Absatz|Modul|Lektion|Einheit|Kurs|Leitfaden|Anleitung|Tutorial|Vortrag|Vorlesung|Skript|Seite(?! d| vo| ei)|Broschüre|Lerneinheit|Arbeit|Studie|Bericht|Essay|Beispiel|Dokumentation|FAQ|Website|Webseite|Übersicht|Reihe)(?:e?s|e|en|n)?';
const PICTURE =
  '(?:Abbildung|Bild|Foto|Grafik|Diagramm|Tabelle|Karte|Schaubild|Skizze|Übersicht|Zeichnung|Illustration|Kurve|Screenshot|Bildschirmfoto|Fenster|Kasten|Infokasten|Gleichung|Formel|Liste|Auflistung|Aufzählung|Beispielcode|Codebeispiel|Listing|Video|Animation|Dialog|Dialogfenster)(?:en|n|er|e|s)?';

/** What German texts say that a listener cannot use: rubric F4 and F5. The first that fits names the fault. */
const RULES: readonly Fault[] = [
  {
    name: 'pointer',
    test: /\b(?:[Ii]m|[Dd]as|[Dd]ie|[Dd]ieses|[Dd]iese) Beispiele? (?:oben|unten|der .{3,30} (?:oben|unten)|(?:zeigt|zeigen|haben gezeigt|hat gezeigt))|\b[Dd]ie (?:letzten|ersten|obigen|folgenden|beiden) (?:Beispiele|Zeilen|Sätze)|\b(?:oben|unten) sehen\b|\b(?:lassen Sie uns|lasst uns|werfen wir|schauen wir|sehen wir uns|wenden wir uns|kommen wir|gehen wir|beginnen wir|fangen wir|widmen wir uns)(?![\p{L}])/iu,
  },
  {
    name: 'pointer',
    test: /\b(?:finden|erhalten|bekommen|entnehmen) Sie (?:[\p{L}-]+ ){0,5}(?:unter|auf|im|bei|hier|in)\b|\b[Dd](?:as|ie) Folgenden?\b|\bhier (?:ist )?eine Liste\b|\b[Ii]nformationen (?:hierzu|dazu|hierüber|darüber)\b|\bobige[nrms]?\b|\b(?:ist|sind) (?:in|im|auf) .{3,40} (?:vermerkt|aufgeführt|verzeichnet|angegeben|gekennzeichnet)\b|\bunten (?:vorgelegt|vorgestellt|folgend|angeführt)\p{Ll}*|\b[Nn]achfolgend\b|\b[Ww]ie Sie (?:sich|sehen)\b|\b(?:das|die|der|den) wir (?:nun |jetzt |gleich |noch |hier )?(?:untersuchen|betrachten|besprechen|behandeln|kennenlernen)\b|\b[Bb]evor wir\b|\b(?:wird|ist) es hilfreich\b|\bhier (?:zwei|drei|vier|einige|noch)\b|\b[Aa]uf der (?:Website|Webseite|Homepage)\b|\boffizielle Web(?:seite|site)\b/u,
  },
  {
    // "Gewichteter Durchschnitt - gibt ...": an entry of a list, and its label.
    name: 'label of a list',
    test: /^[^,.:;–]{3,45} [-–] \p{Ll}(?!.* [-–] )|^\p{Lu}\p{Ll}+en, (?:wenn|falls|um)\b/u,
  },
  {
    name: 'announces what is not there',
    test: /^[^,:;]+ (?:beinhalten|umfassen|lauten|enthalten|sind|ist|gehören|wären)\.$/,
  },
  // The show says Sie: a text that calls its reader du would change its tone in mid-sentence.
  {
    name: 'familiar address',
    test: /(?<![\p{L}„»])(?:[Dd]u(?! \p{Lu})|[Dd]ir|[Dd]ich|[Dd]eine?[nrms]?|[Ee]uch|[Ee]ure?[nrms]?)(?![\p{L}-])(?!.*[“«])/u,
  },
  // Half-translated texts hold sentences of another language.
  {
    name: 'another language',
    test: /(?:(?<![\p{L}“‘„»-])(?:[Tt]he|and|[Tt]o|[Ww]ith|[Tt]hat|[Tt]his|[Ww]hich|[Ff]or|[Bb]y|[Ff]rom|has|have|are|can|[Ii]ts?|used|of|is|but|[Oo]nce)(?![\p{L}-]).*){3}/u,
  },
  {
    name: 'pointer',
    test: /\b(?:Abb\.|Abbildung(?:en)?|Bild(?:er)?|Tab\.|Tabellen?|Kap\.|Kapiteln?|Abschnitt(?:en?)?|Gl\.|Gleichung|Formel|Schritt|Übung|Aufgabe|Beispiel|Anhang|Fußnote|Anmerkung|Seiten?|S\.|Bd\.|Band|Teil|Absatz|Karte|Punkt|Nr\.|Regel|Listing|Frage|Material|Quelle) ?(?:\d|[IVX]+\b|[A-Z]\b(?!\p{Ll}))/u,
  },
  {
    name: 'pointer',
    test: /\b(?:siehe|vgl\.|vergleiche)(?= |$)|\bs\. ?(?:o|u)\.|\b(?:oben|unten|weiter oben|weiter unten|nachstehend|vorstehend|nachfolgend|eingangs|zuvor|bereits|schon|hier|im Folgenden|später|an anderer Stelle) (?:\p{Ll}+ )?(?:gezeigt|abgebildet|dargestellt|beschrieben|erwähnt|genannt|erläutert|erklärt|aufgeführt|aufgelistet|angegeben|besprochen|behandelt|diskutiert|gesehen|eingeführt|definiert|angesprochen|geschildert|skizziert|zitiert|zu sehen)/iu,
  },
  {
    name: 'pointer',
    test: new RegExp(
      `\\b(?:[Ii]n (?:diesem|dem|einem (?:späteren|eigenen|anderen|weiteren|früheren)|unserem|jenem)|[Ii]m (?:nächsten|vorigen|vorherigen|vorangegangenen|folgenden|letzten|ersten|zweiten|dritten|gleichen|selben|vorliegenden|obigen|ersten)|[Ii]n (?:der|dieser|einer|den|diesen|unserer)(?: (?:nächsten|vorigen|folgenden|letzten|obigen|vorherigen|vorliegenden|ersten|zweiten))?) (?:${PART}|${PICTURE})\\b`,
      'u',
    ),
  },
  {
    name: 'pointer',
    test: new RegExp(
      `\\b(?:dies(?:e[rsnm]?)|die|der|das|den|dem|des|nächste[rnms]?|folgende[rnms]?|obige[rnms]?|untere[rnms]?|obere[rnms]?|vorige[rnms]?|nebenstehende[rnms]?) (?:(?:folgende|nächste|obige|untenstehende|nachstehende|nebenstehende|vorliegende|untere|obere|linke|rechte|abgebildete)[nrms]? )(?:${PART}|${PICTURE}|Beispiel(?:e|en|s)?|Befehle?n?|Zeilen?|Schritte?n?|Sätze?|Frage|Fragen|Ausschnitt|Code|Programm|Punkte|Kommandos?|Text|Optionen|Situation)\\b|\\bdies(?:e[rsnm]?) ${PICTURE}\\b|\\b(?:die|der|das) ${PICTURE} (?:zeigt|zeigen|stellt|verdeutlicht|veranschaulicht|gibt|enthält|oben|unten|links|rechts)\\b`,
      'iu',
    ),
  },
  {
    name: 'pointer',
    test: /\b(?:wie (?:wir )?(?:oben|bereits|schon|eben|im|in|zuvor|gesehen|erwähnt|gesagt|beschrieben|angedeutet)\b(?! (?:im|in) (?:Winter|Sommer|Mittelalter))(?=.*\b(?:erwähnt|gesagt|gesehen|beschrieben|gezeigt|erläutert|besprochen|genannt|angedeutet|dargestellt)\b|,)|(?:wir|ich) (?:werden|wird|wollen) (?:\p{Ll}+ )?(?:\p{Ll}+ )?(?:sehen|zeigen|besprechen|zurückkommen|betrachten|behandeln|kennenlernen|erläutern)|(?:werden|wird) (?:\p{Ll}+ ){0,4}(?:noch|später|im Folgenden|nun|unten) (?:\p{Ll}+ ){0,3}(?:besprochen|behandelt|beschrieben|erklärt|erläutert|gezeigt|vorgestellt)|[Mm]ehr dazu|[Dd]azu mehr|[Mm]ehr darüber|[Ww]eitere (?:Informationen|Einzelheiten|Details|Hinweise|Angaben)|(?:[Nn]ähere|[Aa]usführliche|[Dd]etaillierte|[Zz]usätzliche) (?:Informationen|Angaben|Einzelheiten)|[Ll]esen Sie|[Bb]ehalten Sie|[Aa]chten Sie|zuvor [Gg]esagte|oben(?:stehend|erwähnt|genannt)e?[nrms]?|unten(?:stehend|genannt)e?[nrms]?|o\. ?g\.|a\. ?a\. ?O\.|ebd\.|ebenda|im Folgenden|nachfolgend|wie folgt|folgendermaßen|nachstehend|vorstehend)(?![\p{L}])/u,
  },
  {
    name: 'shown, not told',
    test: /\b(?:klicken|klickt|anklicken|[Dd]rücken (?:Sie|Enter|Return)|[Bb]ewegen Sie|[Tt]ippen Sie|[Ss]tarten Sie|[Ii]nstallieren Sie|[Gg]eben Sie|[Vv]erwenden Sie|[Tt]ragen Sie|[Ff]ühren Sie\b.*\baus|[Rr]ufen Sie|[Ss]tellen Sie sicher|[Ff]ügen Sie|[Ee]ntfernen Sie|[Kk]opieren Sie|[Ss]peichern Sie|geben Sie\b.*\bein\b|[Ww]ählen Sie|[Mm]arkieren Sie|[Zz]iehen Sie|[Öö]ffnen Sie (?:das|die|den)|scrollen|Mausklick|Schaltfläche|Eingabetaste|Beachten Sie|Betrachten Sie|Sehen Sie|Schauen Sie|Vergleichen Sie|Notieren Sie|[Kk]onsultieren Sie|[Ss]chlagen Sie|[Ää]ndern Sie|[Ff]inden Sie (?:den|die|das)|[Ee]rsetzen Sie|[Pp]rüfen Sie|[Ss]orgen Sie|[Bb]enutzen Sie (?:die|das|den|statt)|Sie werden (?:feststellen|merken|sehen|bemerken)|Beachte|Betrachte|Schau|Sieh|Vergleiche|Ordne|Nenne|Erkläre|Beschreibe|Überlege)(?![\p{L}])|\b(?:links|rechts|oben|unten) (?:im|auf dem|in der|abgebildet|zu sehen|sehen Sie|sieht man)\b(?=.*(?:Bild|Abbildung|Karte|Foto|Grafik|sehen|sieht))|\b(?:wie|man|Sie) (?:hier|oben|unten) (?:zu sehen|sehen|sieht|erkennen)|\b[Hh]ier (?:ist|sind|sehen|sieht|siehst|finden|findest|geht es|ein paar|einige)\b|\bSie (?:sollten|müssten) (?:jetzt|nun)\b|\bso aussehen\b|\bsieht (?:etwa |dann |ungefähr |in etwa )?so aus\b|\b[Ii]n (?:diesem|unserem|dem obigen|dem folgenden) Beispiel\b|\bBeispielausgabe\b/u,
  },
  {
    name: 'apparatus',
    test: /\b(?:[Aa]lle Rechte vorbehalten|Urheberrecht(?:e)? (?:bei|liegt|©)|unter (?:der|einer) .{0,40}Lizenz|lizenziert|lizensiert|Impressum|Datenschutz(?:erklärung|hinweise)|Nutzungsbedingungen|Haftungsausschluss|Stand:|Zuletzt (?:geändert|aktualisiert|bearbeitet)|Letzte Änderung|Abgerufen am|abgerufen am|Foto:|Bild:|Quelle:|Bildquelle|Bildnachweis|Quellenangabe|Abonnieren|Jetzt (?:lesen|bestellen|kaufen|anmelden|herunterladen)|Weiterlesen|Anmelden|Registrieren|Herunterladen|herunterladen|heruntergeladen|Download|Kommentare?:|Lernziele?|Projekt Gutenberg|Project Gutenberg|mit freundlicher Genehmigung|Redaktion:|Herausgeber:|Übersetz(?:er|ung) (?:von|des|dieser)|ins Deutsche übersetzt|\d\. Auflage|Mailingliste|Feedback|Rückmeldungen an|Fehlerbericht|zur Startseite|Zurück zum?|[Zz]urück nach oben|Inhaltsverzeichnis|Stichwortverzeichnis|Suchen Sie|Besuchen Sie|Folgen Sie|Erfahren Sie|Abonnieren Sie|Kontaktieren Sie|Schreiben Sie uns|Newsletter)\b|^(?:Schlagwörter|Schlüsselwörter|Kategorien?|Stichwörter|Autor(?:in|en)?|Von|Hinweis|Anmerkung|Tipp|Achtung|Warnung|Merke|Merksatz|Zusammenfassung|Definition|Quellen?|Literatur|Lizenz|Titel)\s*:|\bS\. ?\d|\bBd\. ?\d|\bet al\b|\bff?\.$/u,
  },
  {
    name: 'speaker of the source',
    test: new RegExp(
      `\\b(?:[Dd]ies(?:e[rsnm]?)|(?:der|die|das|dem|den|des|[Dd]er|[Dd]ie|[Dd]as) (?:vorliegende[nrms]?|hier vorliegende[nrms]?)|[Uu]nser(?:e[nrms]?)?|[Mm]ein(?:e[nrms]?)?) ${PART}\\b|\\b(?:[Dd]er|[Dd]ie|den|dem|des) (?:Leser|Leserin|Leserinnen|Autor|Autorin|Autoren|Verfasser|Verfasserin|Lesern|Autors|Verfassers)\\b|\\b(?:liebe|verehrte|geneigte)r? (?:Leser|Zuhörer|Freunde|Kinder)|meine Damen und Herren|\\bbedanken? (?:uns|mich|möchte)|\\bdanke(?:n)? (?:ich|wir)?\\b|\\bDank gilt\\b`,
      'u',
    ),
  },
  { name: 'a slip of the source', test: /\b(und|in|zu|von|ist|ein|eine|mit|auf|im|sich|nicht) \1\b/ },
  { name: 'does not end as a sentence', test: /\b(?:z\. ?B|d\. ?h|u\. ?a|vgl|bzw)\.$/ },
  {
    name: 'short form',
    test: /\b\d+ (?:B?CE|AD|BC)\b|\p{L}{2}\.\p{Ll}{3,}|&|\$\p{Lu}|––|\b(?:sog|bes|allg|dt|engl|lat|griech|frz|zw|urspr|ehem|versch|Hrsg|gest|geb)\./u,
  },
  { name: 'formula', test: /\b[A-Z][a-z]?\d?[A-Z][a-z]?\d?\d\b|\b[a-z] = |[²³₂₃]/ },
];

/** A word that can be the finite verb; at the very end of a main clause none can. */
const VERB =
  /\b(?!ge\p{Ll}+t\b|nicht\b|gut\b|weit\b|oft\b|seit\b|mit\b|dort\b|selbst\b|erst\b|meist\b|fast\b|sonst\b|ersten\b|zweiten\b|dritten\b|\p{Ll}*(?:haupt|samt|jetzt|zuletzt|weitest)\b)(?:\p{Ll}+(?:t|te|ten|st)|ist|sind|war|waren|hat|haben|wird|wurde|kann|muss|soll|darf|will|mag|sei|(?:be|er|ver|ent|zer|voll|ge|auf|an|aus)?(?:gab|kam|starb|flog|floss|sprach|trat|ging|fand|lag|stand|zog|schrieb|fiel|hielt|ließ|lief|blieb|stieg|sank|brach|trug|schlug|wuchs|nahm|sah|half|begann|gewann|entstand|verlor|bot|schuf|traf|rief|hieß)(?:en)?)\b(?!\.["“”«]?$)/u;
/** Plural verbs look like infinitives: believed right behind a noun or a pronoun. */
const PLURAL_VERB = /(?:\p{Lu}[\p{L}-]{1,60}|[Ss]ie|[Ww]ir|die|man) \p{Ll}{2,60}(?:en|ern|eln)\b/u;

/** Small words that English has as well. */
const SHARED = /^(?:in|an|so|die|war|will|was|am|man|also|hat|bin|des|gut)$/;
const FEWEST_FOREIGN = 8;

/** A sentence of some length without one small word of German. */
function isForeign(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.length >= FEWEST_FOREIGN &&
    !words.some(({ lower }) => functionWords.has(lower) && !SHARED.test(lower))
  );
}

/** Takes a line's spoken text, gives what keeps it from being said, or undefined. */
export function findFault(text: string): string | undefined {
  return (
    cueFault(text, RULES) ??
    (isForeign(text) ? 'another language' : undefined) ??
    (hasVerb(text) && !isEntry(text) ? undefined : 'no verb')
  );
}

/** "Die Währung, in der der Preis ausgedrückt wird.": an entry of a glossary without its headword. */
function isEntry(text: string): boolean {
  const found =
    /^((?:Der|Die|Das|Eine?) [^,]{3,60}), (?:\p{Ll}+ )?(?:der|die|das|dem|den|deren|dessen|welche[rsmn]?) [^,;:]+\.$/u.exec(
      text,
    );
  return found !== null && !VERB.test(`${found[1]} `) && !PLURAL_VERB.test(found[1]!);
}

/** "steigen sie", "liegen im": what ends like an adjective's -en, with a small word behind it. */
const BEFORE_SMALL =
  /\b\p{Ll}{3,}(?:en|ern|eln) (?:sie|wir|die|sich|der|das|den|dem|ein|eine|einen|keine|nicht|man|im|in|auf|an|aus|zu|zum|zur|\p{Ll}+e(?= \p{Lu}))(?![\p{L}])/u;

function hasVerb(text: string): boolean {
  const small = text.charAt(0).toLowerCase() + text.slice(1);
  return VERB.test(small) || PLURAL_VERB.test(text) || BEFORE_SMALL.test(small);
}
