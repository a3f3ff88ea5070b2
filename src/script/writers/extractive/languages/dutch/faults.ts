import { countWords } from '../../text/count-words.ts';
import { cueFault, type Fault } from '../cues/cue-faults.ts';
import { wordsOf } from '../cues/cue-words.ts';
import { finiteVerbs, functionWords } from './words.ts';

const PART =
  '(?:paragraaf|paragrafen|hoofdstuk|hoofdstukken|artikel|artikelen|bijdrage|tekst|boek|deel|handboek|handleiding|document|documentatie|opstel|essay|bijlage|alinea|module|les|cursus|gids|lezing|college|dictaat|pagina|bladzijde|brochure|onderzoek|studie|rapport|verslag|serie|reeks|website|webpagina|sectie|onderdeel|FAQ|werkstuk|spreekbeurt|voorbeeld)';
const PICTURE =
  "(?:afbeelding|afbeeldingen|figuur|figuren|foto|foto's|grafiek|grafieken|diagram|diagrammen|tabel|tabellen|kaart|kaarten|kaartje|schema|schema's|schets|overzicht|tekening|tekeningen|illustratie|illustraties|curve|schermafbeelding|schermafdruk|venster|kader|vergelijking|formule|lijst|lijstje|opsomming|codevoorbeeld|video|filmpje|animatie|dialoogvenster|plaatje|plaatjes)";

/** What Dutch texts say that a listener cannot use: rubric F4 and F5. The first that fits names the fault. */
const RULES: readonly Fault[] = [
  {
    name: 'pointer',
    test: /\b(?:[Aa]fb\.|[Aa]fbeelding(?:en)?|[Ff]ig\.|[Ff]iguur|[Tt]ab\.|[Tt]abel(?:len)?|[Hh]\.|[Hh]oofdstuk|[Pp]aragraaf|[Ss]ectie|§|[Vv]ergelijking|[Ff]ormule|[Ss]tap|[Oo]efening|[Oo]pdracht|[Vv]oorbeeld|[Bb]ijlage|[Vv]oetnoot|[Nn]oot|[Bb]lz\.|[Bb]ladzijde|[Pp]agina|[Pp]p?\.|[Dd]eel|[Bb]ijlage|[Kk]aart|[Pp]unt|[Nn]r\.|[Rr]egel|[Vv]raag|[Bb]ron|[Ll]es) ?(?:\d|[IVX]+\b|[A-Z]\b(?!\p{Ll}))/u,
  },
  {
    name: 'pointer',
    test: /(?:^|[\s(;,])[Zz]ie (?:ook |verder |hiervoor |daarvoor |voor |de |het |onder |hier|boven|blz|pagina|hoofdstuk|paragraaf|afb|fig|tabel|\p{Lu})|\b(?:vgl\.|cf\.|vergelijk met|ibid|t\.a\.p\.)|\b(?:hierboven|hieronder|hiernaast|bovenaan|onderaan|eerder|reeds|al eerder|zojuist|daarnet|elders|verderop|later) (?:\p{Ll}+ )?(?:getoond|afgebeeld|weergegeven|beschreven|genoemd|vermeld|toegelicht|uitgelegd|besproken|behandeld|gezien|aangegeven|geschetst|geciteerd|gedefinieerd|opgesomd|aan de orde|te zien|staat|staan)|\b[Hh]ier(?:boven|onder|naast) ge\p{Ll}+\b|\b[Hh]ier (?:kort )?(?:uiteengezet|beschreven|vermelde?|gepresenteerd|gespecificeerde?|genoemde?|getoonde?|besproken)\b|\b(?:is|zijn|staan|staat) (?:\p{Ll}+ ){0,3}te vinden (?:in|op|bij|onder)\b|\b(?:observatie|suggesties?|bijdragen?|hulp|reacties?) .{0,40}welkom\b|\b[Hh]ier(?:boven|onder|naast) (?:zie|ziet|zien|staat|staan|vind|volgt|volgen|is|zijn|een|de|het)\b/u,
  },
  {
    name: 'pointer',
    test: new RegExp(
      `\\b[Ii]n (?:dit|deze|het volgende|de volgende|het vorige|de vorige|een volgend|een later|het eerste|het tweede|de eerste|de tweede|het laatste|ons|onze|het huidige) (?:${PART}|${PICTURE})\\b|\\b(?:[Dd]it|[Dd]eze|[Dd]ie) ${PICTURE}\\b|\\b(?:[Dd]e|[Hh]et) (?:volgende|bovenstaande|onderstaande|vorige|nevenstaande|bijgaande|linker|rechter|bovenste|onderste) (?:${PICTURE}|${PART}|code|opdracht|opdrachten|commando|regels?|stappen|zinnen|vraag|vragen|punten|opties|situatie)\\b|\\b(?:[Dd]e|[Hh]et) ${PICTURE} (?:toont|tonen|laat|laten|geeft|geven|bevat|hierboven|hieronder|hiernaast|links|rechts)\\b|\\b(?:boven|onder)staande?\\b|\\bop (?:het|de|deze|dit) (?:plaatje|foto|afbeelding|kaart|tekening)\\b`,
      'u',
    ),
  },
  {
    name: 'pointer',
    test: /\b(?:zoals (?:we |wij )?(?:al |eerder |hierboven |hieronder |in |reeds )?(?:gezegd|gezien|zagen|vermeld|genoemd|beschreven|besproken)|(?:[Ww]e|[Ww]ij|ik) (?:zullen|zal|gaan|ga) (?:\p{Ll}+ ){0,3}(?:beginnen|starten|trachten|proberen|zien|tonen|laten zien|bespreken|bekijken|behandelen|terugkomen|uitleggen|kijken)|(?:wordt|worden) (?:\p{Ll}+ ){0,4}(?:verderop|later|hieronder|hierna|straks) (?:\p{Ll}+ ){0,3}(?:besproken|behandeld|beschreven|uitgelegd|toegelicht)|[Mm]eer (?:informatie|hierover|daarover|details|uitleg)|[Vv]erdere informatie|(?:is|zijn|wordt|worden) (?:\p{Ll}+ )?aangegeven in|gebruiken (?:we|wij)|(?:niet )?geïmplementeerd|(?:[Ww]e|[Ww]ij) kunnen (?:\p{Ll}+ ){0,3}(?:niet|hier)|[Mm]eer weten|[Ll]ees (?:meer|verder|ook|hier)|bovengenoemde?|bovenvermelde?|ondervermelde?|voornoemde?|als volgt|het volgende(?=[.:])|de volgende(?= \p{Ll}+[.:])|[Ll]aten we|[Ll]aat ons|[Kk]ijken we|[Bb]ekijken we|[Dd]aar komen we|[Bb]innen dit|[Uu] vindt (?:een|de|het) (?:lijst|overzicht)|[Vv]ind je (?:hier|op|in)|[Vv]indt u (?:hier|op|in|onder))(?![\p{L}])/u,
  },
  {
    name: 'shown, not told',
    test: /\b(?:klik|klikt|klikken|aanklikken|druk op|drukt u|typ|typ je|typt u|[Kk]ies (?:de|het|voor|in|uit|een)|kiest u|selecteer|selecteert|sleep|[Oo]pen (?:de|het|een)|opent u|scroll|muisklik|muisknop|[Vv]oer (?:de|het|een|in)|voert u|[Vv]ul (?:de|het|in)|ga naar|gaat u naar|installeer|[Ss]tart (?:de|het|u|je)|Let op|Merk op|Kijk|Bekijk|Vergelijk|Noteer|Bedenk|Beschrijf|Noem|Leg uit|Geef aan|Bereken|Onthoud|Probeer|Raadpleeg|Controleer|Gebruik (?:de|het|een|eerst)|op Enter|selectiebalk|[Vv]erander (?:dan )?(?:de|het)|Plaats (?:de|het|een)|U zult (?:merken|zien))(?![\p{L}])|\b(?:je|u) ziet (?:hier|hierboven|links|rechts|op|hoe|dat)|\b[Hh]ier (?:zie|ziet|zien|vind|vindt|staan|staat|volgt|volgen)\b|\b[Ii]n (?:dit|ons|het bovenstaande|het volgende) voorbeeld\b|\bziet er (?:dan |ongeveer )?(?:zo|als volgt) uit\b|\b[Hh]ier (?:is|zijn) (?:een|enkele|wat|twee|drie|de)\b/u,
  },
  {
    name: 'apparatus',
    test: /\b(?:[Aa]lle rechten voorbehouden|auteursrecht(?:en)? (?:berust|voorbehouden|bij)|onder (?:de|een) .{0,40}licentie|gelicentieerd|colofon|privacy(?:verklaring|beleid)|gebruiksvoorwaarden|[Ll]aatst (?:gewijzigd|bijgewerkt|bewerkt)|[Gg]eraadpleegd op|[Ff]oto:|[Bb]ron(?:nen)?:|[Bb]eeld:|[Bb]ronvermelding|[Aa]bonneer|[Ss]chrijf je in|[Mm]eld je aan|[Ll]ees verder|[Ll]ees meer|[Dd]ownload|[Rr]eacties?:|[Rr]eageer|[Ll]eerdoel(?:en)?|[Pp]roject Gutenberg|met dank aan|met toestemming|[Rr]edactie:|[Uu]itgever(?:ij)?:|[Vv]ertaald (?:door|uit)|[Vv]ertaling:|[Dd]ruk(?=[ ,]\d)|mailinglijst|feedback|foutrapport|[Tt]erug naar (?:boven|de (?:homepage|startpagina|inhoud))|[Ii]nhoudsopgave|[Vv]olg ons|Bezoek (?:de|onze|ons)|[Oo]ntdek (?:meer|onze|de)|[Nn]eem contact|[Nn]ieuwsbrief|de officiële website|op de website)\b|^(?:Trefwoorden|Sleutelwoorden|Categorie(?:ën)?|Auteurs?|Door|Noot|Opmerking(?: \d+)?|Tip|Let op|Waarschuwing|Onthoud|Samenvatting|Definitie|Bronnen?|Literatuur|Licentie|Titel)\s*:|\bp\. ?\d|\bblz\. ?\d|\bet al\b|\be\.v\.$/u,
  },
  {
    name: 'speaker of the source',
    test: new RegExp(
      `\\b(?:[Dd]it|[Dd]eze|het huidige|[Oo]nze?|[Mm]ijn) ${PART}\\b|\\b(?:[Dd]e lezer(?:s|es)?|[Dd]e auteurs?|[Dd]e schrijver van dit|[Bb]este (?:lezer|luisteraar|kinderen)|dames en heren)\\b|\\b(?:bedanken? (?:wij|we|ik)|(?:wij|we|ik) (?:bedanken|bedank|danken|dank))\\b`,
      'u',
    ),
  },
  { name: 'a slip of the source', test: /\b(de|het|een|en|in|op|van|is|met|te|die) \1\b(?<!\b(?:die die))/ },
  { name: 'does not end as a sentence', test: /\b(?:bijv|d\.w\.z|o\.a|vgl|resp|m\.b\.t)\.$/ },
  {
    // "Gewogen gemiddelde - geeft ...": an entry of a list, and its label.
    name: 'label of a list',
    test: /^[^,.:;–]{3,45} [-–] \p{Ll}(?!.* [-–] )/u,
  },
  {
    name: 'announces what is not there',
    test: /^[^,:;]+ (?:omvatten|luiden|bevatten|zijn|is)\.$/,
  },
  // The show says u: a text that calls its reader "je" may mean everybody, one that says "jij" or "jouw" does not.
  {
    name: 'familiar address',
    test: /(?<![\p{L}“‘„])(?:[Jj]ij|[Jj]ou|[Jj]ouw|[Jj]ullie)(?![\p{L}-])(?!.*[”’])/u,
  },
  {
    name: 'another language',
    test: /(?:(?<![\p{L}“‘„»-])(?:[Tt]he|and|[Tt]o|[Ww]ith|[Tt]hat|[Tt]his|[Ww]hich|[Ff]or|[Bb]y|[Ff]rom|has|have|are|can|[Ii]ts?|used|but|[Oo]nce)(?![\p{L}-]).*){3}/u,
  },
  {
    name: 'short form',
    test: /\b(?:zgn|zg|Eng|Lat|Gr|Fr|Dui|geb|overl|ong|red|ca?p|vlg)\.|\bd\. \d|\b\d+ (?:CE|BCE|AD|BC)\b|\p{L}{2}\.\p{Ll}{3,}|&|\$\p{Lu}|––|[\u03b1-\u03c9] \p{Lu}/u,
  },
  { name: 'formula', test: /\b[A-Z][a-z]?\d?[A-Z][a-z]?\d?\d\b|\b[a-z] = |[²³₂₃]/ },
];

/** Past participles and nouns that end like verbs tell nothing; the list and -t behind a noun do. */
const VERB_SHAPED =
  /\b(?!ge\p{Ll}+\b|niet\b|met\b|kort\b|recht\b|vast\b|eerste\b|laatste\b|grote\b|beste\b|\p{Ll}+ste\b|midden\b|boven\b|oude\b|goede\b|noorden\b|zuiden\b|oosten\b|westen\b|\p{Ll}*(?:steden|landen|tijden|wouden|gronden|kanten|kusten|planten|boten|soorten|punten)\b)\p{Ll}{3,}(?:t|de|den|te|ten)\b/u;
/** "vertegenwoordigen de": a plural verb with a small word behind it. */
const PLURAL_SHAPED =
  /\b\p{Ll}{3,}en (?:de|het|een|dat|zich|er|hun|niet|zo'n|ook|mensen|eenheid|je|we|ze|hij)\b/u;
const MANY_WORDS = 5;

/** Small words that English has as well. */
const SHARED = /^(?:in|is|of|over|we|me|was|had|men|die|per|via|met|want|over|on|at|door)$/;
const FEWEST_FOREIGN = 8;

/** A sentence of some length without one small word of Dutch. */
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
    (hasVerb(text) ? undefined : 'no verb')
  );
}

function hasVerb(text: string): boolean {
  return (
    wordsOf(text).some((word) => finiteVerbs.has(word.lower)) ||
    /^(?:\p{L}+ ){0,4}\p{L}+(?:s|en) \p{Ll}{2,}en\b/u.test(text) ||
    (countWords(text) >= MANY_WORDS && (VERB_SHAPED.test(text) || PLURAL_SHAPED.test(text)))
  );
}
