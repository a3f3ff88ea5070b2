import { pattern, words } from '../../../../../kernel/patterns.ts';

/** Names that a sentence gives: "nennt man Tidenhub", "als Nipptide bezeichnet", "der sogenannte Sunk". */
const GIVEN = [
  /\b(?:nennt|nannte|nennen|nannten) man (?:(?:das|dies|sie|ihn|es|den|die|auch|eine?n?) ){0,2}[„»"]?(\p{Lu}[\p{L}-]{3,})/gu,
  /\b(?:heißt|heißen|hieß) (?:auch )?[„»"]?(\p{Lu}[\p{L}-]{3,})[“«"]?(?=[.,;:]| und)/gu,
  /\b(?:als|auch) [„»"]?(\p{Lu}[\p{L}-]{3,})[“«"]? (?:bezeichnet|genannt|bekannt)\b/gu,
  /\b(?:sogenannte[nrms]?|so genannte[nrms]?) [„»"]?(\p{Lu}[\p{L}-]{3,})/gu,
];

export function namesGiven(text: string): string[] {
  return GIVEN.flatMap((pattern) => [...text.matchAll(pattern)].map(([, term]) => term!));
}

const LABEL =
  /\b(Option|Typ|Phase|Stufe|Schritt|Klasse|Gruppe|Szenario|Plan|Variante|Modell) ([A-H]|[1-9]|I{1,3}|IV|V)\b/g;

export function labels(text: string): { kind: string; mark: string }[] {
  return [...text.matchAll(LABEL)].map(([, kind, mark]) => ({ kind: kind!.toLowerCase(), mark: mark! }));
}

export function supposes(text: string): boolean {
  return /^(?:Nehmen wir|Angenommen|Stellen (?:Sie|wir) (?:sich|uns)|Gesetzt|Nimm an|Stell dir|Man stelle sich|Denken (?:Sie|wir)|Betrachten (?:Sie|wir)|Gegeben sei|Sei )(?!\p{L})/u.test(
    text,
  );
}

const FIRST =
  /^(?:Erstens|Zuerst|Zunächst|Als [Ee]rstes|Zum einen|Einerseits|Der erste|Die erste|Das erste|Im ersten)(?!\p{L})/u;

const LATER_OPENINGS = words`
  Zweitens, Drittens, Viertens, Fünftens, Schließlich, Zuletzt, Danach, Dann, Anschließend,
  Als (?:[Nn]ächstes|[Zz]weites|[Ll]etztes), Zum (?:anderen|zweiten|dritten), Andererseits,
  Der (?:zweite|dritte|vierte|letzte|andere), Die (?:zweite|dritte|vierte|letzte|andere),
  Das (?:zweite|dritte|vierte|letzte|andere), Im (?:zweiten|dritten|letzten|nächsten),
  Ein (?:zweiter|weiterer|dritter), Eine (?:zweite|weitere|dritte)
`;

const LATER = pattern('u')`^${LATER_OPENINGS}(?!\p{L})`;

export function opensSeries(text: string): 'plain' | 'other' | undefined {
  if (!FIRST.test(text)) return undefined;
  return /^(?:Erstens|Zum einen|Einerseits)/.test(text) ? 'plain' : 'other';
}

export function continuesSeries(text: string): boolean {
  return LATER.test(text);
}

const DEFINING_PHRASES = words`
  versteht man unter, unter .{3,40} versteht man, bezeichnet man, nennt man,
  wird .{3,60} (?:genannt|bezeichnet), werden .{3,60} (?:genannt|bezeichnet),
  bezeichnet (?:ein|eine|einen|den|die|das), bedeutet, ist definiert als, heißt
`;

const DEFINES = pattern('i')`\b${DEFINING_PHRASES}\b`;

export function defines(text: string): boolean {
  return DEFINES.test(text);
}

const SUPPORTERS = words`
  Befürworter(?:innen|n)?, Anhänger(?:innen|n)?, Verfechter(?:innen|n)?, Fürsprecher(?:innen|n)?,
  Unterstützer(?:innen|n)?, Optimisten
`;

const ADVANTAGE_DETERMINERS = words`Ein, Der, Das, Ein weiterer, Der größte, Ein anderer`;

const FOR = pattern('u')`
  \b${SUPPORTERS}\b
  |\b(?:spricht|sprechen|sprach) (?:\p{L}+ ){0,3}(?:dafür|für)\b
  |\bDafür spr(?:icht|echen)\b
  |\b${ADVANTAGE_DETERMINERS} (?:\p{Ll}+ )?(?:Vorteil|Argument dafür)\b
  |\bVorteile? (?:ist|sind|liegt|liegen)\b|\bzugunsten\b
`;

const OPPONENTS = words`
  Kritiker(?:innen|n)?, Gegner(?:innen|n)?, Skeptiker(?:innen|n)?, Zweifler, Bedenkenträger, Pessimisten
`;

const AGAINST = pattern('u')`
  \b${OPPONENTS}\b
  |\b(?:spricht|sprechen|sprach) (?:\p{L}+ ){0,3}(?:dagegen|gegen)\b
  |\bDagegen spr(?:icht|echen)\b
  |\b${ADVANTAGE_DETERMINERS} (?:\p{Ll}+ )?(?:Nachteil|Einwand|Kritikpunkt|Gegenargument)\b
  |\bNachteile? (?:ist|sind|liegt|liegen)\b
  |\bwenden? (?:\p{L}+ ){0,3}ein, dass\b|\beingewandt\b
`;

export function side(text: string): 'for' | 'against' | undefined {
  const pro = FOR.test(text);
  const con = AGAINST.test(text);
  return pro === con ? undefined : pro ? 'for' : 'against';
}

export function illustrates(text: string): boolean {
  return /\b(?:zum Beispiel|beispielsweise|etwa (?:ein|eine|die|der|das|wenn)|ähnlich wie|wie ein|wie eine|so wie|vergleichbar mit|anders gesagt|mit anderen Worten|stellen Sie sich|man denke an)(?!\p{L})/iu.test(
    text,
  );
}
