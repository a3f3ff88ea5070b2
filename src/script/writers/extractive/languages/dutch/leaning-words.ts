import { phrases, words } from '../../../../../kernel/patterns.ts';

/* The words by which leaning.ts finds Dutch sentences that lean, limit or announce. */

export const TIED_OPENINGS = words`
  (?:In|Bij|Aan|Voor|Op) andere, Tevens, Daarbovenop, En, Maar, Of, Want, Dus, Doch, Dan, Toen, Daarna,
  Daarvoor, Daarom, Daardoor, Daarmee, Daarbij, Daarvan, Daaraan, Daarin, Daarop, Daaruit, Daarover,
  Daaronder, Daartoe, Daartegen, Daartegenover, Daarnaast, Daarentegen, Daarboven, Daarachter, Daartussen,
  Daarvandaan, Daar, Hier, Hierbij, Hierdoor, Hiermee, Hiervan, Hierin, Hierop, Hieruit, Hierover,
  Hiervoor, Hierna, Hierom, Hieraan, Hiertoe, Hierboven, Hiernaast,
  Er(?:mee|in|op|uit|van|door|bij|na|voor|over|onder|tussen|aan), Echter, Toch, Niettemin, Desondanks,
  Desalniettemin, Bovendien, Verder, Voorts, Ook, Eveneens, Evenzo, Evenmin, Evengoed, Tegelijk,
  Tegelijkertijd, Intussen, Ondertussen, Inmiddels, Later, Vervolgens, Naderhand, Tenslotte, Ten slotte,
  Uiteindelijk, Tot slot, Eerst, Allereerst, Ten (?:eerste|tweede|derde|vierde|vijfde), Enerzijds,
  Anderzijds, Aan de (?:ene|andere) kant, Bijvoorbeeld, Zo, Zodoende, Aldus, Dientengevolge, Derhalve,
  Bijgevolg, Als gevolg (?:hiervan|daarvan), Omgekeerd, Net zo, Anders, Zo niet, Integendeel,
  In plaats daarvan, Alleen, Slechts, Enkel, Weliswaar, Natuurlijk, Uiteraard, Inderdaad, Overigens,
  Trouwens, Immers, Nee, Ja, Niet, Geen wonder, Sindsdien, Sedertdien, Weer, Opnieuw, Nog, Zelfs, Vooral,
  Met name, In het bijzonder, Kortom, Samengevat, Met andere woorden, Anders gezegd, Dat wil zeggen,
  Onder andere, In (?:tegenstelling tot|vergelijking met) (?:dit|dat|deze|die|hem|haar|hen),
  In tegenstelling hiermee, Vandaar, Tot die tijd, Vanaf (?:toen|dat moment|dan|die tijd), Van daaruit,
  Hetzelfde, Dezelfde, Dit, Deze, Dat, Die, Laatstgenoemde, Eerstgenoemde, Beide, Beiden, Geen van,
  Zulke?, Zo'n, Dergelijke?, Soortgelijke?, Op (?:dezelfde|soortgelijke|gelijke) (?:wijze|manier), Hij,
  Hem, Zij, Ze, Haar, Hun, Hen, Zijn, Wij, We, Ons, Onze, Andere, Anderen, Overige, Des te, Erger,
  Beter nog, Sterker nog, Alle (?:drie|vier|vijf|deze),
  Zoals (?:gezegd|vermeld|beschreven|eerder|hierboven|al), Waarom, Vandaar, Niets daarvan,
  Ieder (?:van|hiervan), Elk (?:van|hiervan), Naast (?:deze|dit|dat|die), Juist, Precies, Waarschijnlijk,
  Mogelijk, Misschien, Meestal, Soms, Vaak, Nu, Destijds, Ooit, Even later, Kort daarna,
  Kort (?:daarop|ervoor), Op (?:die|deze|dat|dit), In (?:die|deze|dat|dit|beide),
  Door (?:die|deze|dat|dit), Met (?:die|deze|dat|dit), Bij (?:die|deze|dat|dit),
  Voor (?:die|deze|dat|dit), Van (?:die|deze|dat|dit), Na (?:die|deze|dat|dit),
  \p{L}+ (?:jaar|jaren|maanden|dagen|weken|uur|minuten) (?:later|daarna|daarvoor|eerder)
`;

export const EMPTY_OPENINGS = phrases`
  Niet (?:alleen|elke|alle|iedere|zelden)\b.*\b(?:maar|is|zijn|heeft|hebben)\b
  Ook al
  Zelfs (?:als|wanneer)
  Alleen (?:als|wanneer|wie|in|op|een|al)
  Eerst (?:als|wanneer|toen|in)
  Zo'n (?:\d|honderd|twintig|tien|vijftig|duizend)
  Nog (?:in|steeds|voor|altijd|vandaag|\d)
  Vooral (?:de|het|in|op|een|bij)
  Andere \p{Ll}+ dan
  Zijn \p{Ll}+ (?:de|het|er)
  Hier in
  In deze (?:eeuw|tijd|maand|week|dagen)\b
  In dit jaar
  Dat \p{Ll}+ .{5,60}, (?:is|was|blijkt|bleek|komt|weten|weet)
  Die avond$
`;

export const FRONT_PREPOSITIONS = words`
  In, Op, Aan, Bij, Met, Na, Voor, Van, Sinds, Door, Onder, Over, Uit, Tegen, Zonder, Om, Tijdens, Wegens,
  Ondanks, Vandaag, Vaak, Vroeger, Tussen, Vanaf, Rond, Tot, Volgens, \d{4}
`;

export const FRONTED_VERBS = words`
  \p{Ll}+[td], \p{Ll}+en, is, was, kon, kan, zal, zou, wil, nam, gaf, kwam, ging, zag, hing, liep, sloeg,
  schreef, las, bleef, kreeg, vond, begon, koos, won, stierf
`;

const EMPTY_HET_VERBS = words`is, was, wordt, te, zich, eenmaal, niet, nog, ook, dan, toch, weer, verder`;

export const CLAUSE_PRONOUNS = words`
  hij, zij, ze, hem, haar, hun, hen, deze, dit, dat, die, daar, hier, beide,
  het(?= ${EMPTY_HET_VERBS}\b)(?!.{0,40}\b(?:regent|sneeuwt|vriest|waait|gaat om|donker|koud|warm)\b)
`;

export const SUBORDINATORS = words`
  Of, Als, Wanneer, Omdat, Doordat, Zodra, Zolang, Hoewel, Toen, Waar, Hoe, Wat, Voordat, Nadat, Terwijl,
  Indien, Tenzij, Door, Om, Hoe \p{Ll}+
`;

/** "Het": an article before a noun, empty before what follows, a pronoun else. */
export const VERBS = words`
  is, zijn, was, waren, heeft, hebben, had, hadden, wordt, worden, werd, werden, kan, kunnen, kon, konden,
  moet, moeten, moest, mag, mocht, zal, zullen, zou, zouden, wil, wilde, laat, liet, gaat, ging, gingen,
  doet, deed, deden, komt, kwam, kwamen, komen, geeft, gaf, geven, maakt, maakte, maken, neemt, nam,
  staat, stond, stonden, staan, ligt, lag, liggen, brengt, bracht, houdt, hield, blijft, bleef, blijven,
  bleven, toont, ziet, zag, heet, heette, noemt, geldt, gold, gelden, lijkt, leek, lijken, vindt, vond,
  bestaat, bestond, bestaan, krijgt, kreeg, zit, zat, ontstaat, ontstond, vormt, vormde, vormen, betekent,
  betekende, dient, diende, bevat, bevatte, stijgt, steeg, daalt, daalde, groeit, groeide, leeft, werkt,
  werkte, werken, begint, begon, duurt, duurde, kost, kostte, weegt, bedraagt, bedroeg, beslaat, besloeg,
  omvat, berust, hangt, hing, zorgt, zorgde, zorgen, speelt, speelde, leidt, leidde, leiden, loopt, liep,
  valt, viel, stroomt, draait, beweegt, breekt, brak, trekt, trok, draagt, hoort, helpt, beschermt,
  verandert, veranderde, verdwijnt, verdween, verschijnt, verscheen, bereikt, verklaart, behoort, behoren,
  telt, levert, leverde, vraagt, vereist, gebeurt, gebeurde, lukt, lukte, klopt, volstaat, volgt, volgde,
  verschilt, verschillen, biedt, bood, stelt, zet, zette, sluit, scheelt, klinkt, zegt, blijkt, bleek,
  blijken, ging, gelukt, ontbreekt, treedt, trad, staan, vertelt, helpen
`;

export const HET_VERBS = words`
  is, was, wordt, werd, blijft, blijkt, bleek, lijkt, leek, kan, kon, zou, zal, gebeurt, gebeurde, duurt,
  duurde, kost, kostte, gaat, lukt, lukte, komt, kwam, loont, volstaat, staat, valt, ligt, spreekt, heet,
  hangt, geldt, viel, hoeft, mag, moet, heeft, scheelt
`;

export const WEATHER_VERBS = words`
  regent, regende, sneeuwt, vriest, waait, stormt, duurt, duurde, kost, kostte, gaat om
`;

export const CLAUSE_OPENERS = words`dat, of, om, wie, waarom, hoe, wanneer, wat, waar, als, toen, omdat`;

export const QUANTIFIERS = words`
  Sommige, Sommigen, Vele, Velen, Veel, Weinig, Enkele, Meerdere, Alle, Geen, Elk, Elke, Ieder,
  Iedereen daarvan, De (?:meeste|ene|andere|anderen|beide|overige|eerste|tweede|laatste),
  Het (?:ene|andere|eerste|tweede|laatste|meeste), Een, Twee, Drie, Vier, Minder, Meer
`;

export const SHELL_NOUNS = words`
  reden, redenen, oorzaak, oorzaken, gevolg, gevolgen, resultaat, resultaten, verschil, verschillen,
  voordeel, voordelen, nadeel, nadelen, probleem, problemen, oplossing, oplossingen, antwoord, vraag,
  vragen, idee, effect, effecten, werking, proces, methode, werkwijze, proef, proeven, experiment, getal,
  aantal, aandeel, waarde, verandering, veranderingen, ontwikkeling, beslissing, besluit, geval, plan,
  doel, rest, truc, gedachte, regel, regels, maatregel, maatregelen, voorstel, taak, keuze, tegendeel,
  uitzondering, bewijs, vergelijking, verband, aanpak, techniek, uitvinding, ontdekking, verklaring,
  theorie, kritiek, voorbeeld, voorbeelden, moeilijkheid, voorwaarde, volgorde, kosten, nut, situatie,
  toestand, beeld, patroon, begrip, naam, term, benaming, strijd, tegenstelling, poging, opdracht
`;

export const PRO_ADVERBS = words`
  daarvoor, hiervoor, daarvan, hiervan, ervan, daarbij, hierbij, daartegen, daarachter, hierachter
`;

export const FURTHER_ADJECTIVES = words`
  andere?, tweede, derde, laatste, dergelijke?, soortgelijke?, vergelijkbare?, bijkomende?, extra,
  volgende?
`;

export const ONE_OF_NOUNS = words`
  reden, voorbeeld, gevolg, oorzaak, mogelijkheid, uitzondering, voordeel, nadeel, oplossing, verschil,
  probleem
`;

export const ONE_OF_LINKS = words`daarvan, hiervan, ervan, daarvoor, hiervoor, is, zijn, was, waren, ligt, zou`;

export const ORDINAL_ADJECTIVES = words`
  tweede, derde, vierde, vijfde, volgende, andere, overige, resterende, zelfde, vorige, laatstgenoemde,
  eerstgenoemde, genoemde, bovenstaande, onderstaande, eerdergenoemde, beide, betreffende, desbetreffende,
  ontstane
`;

export const ARTICLES = words`
  De, Het, In de, In het, Bij de, Bij het, Op de, Met de, Met het, Uit de, Van de, Aan de, Voor de
`;

export const LIMITING_OPENINGS = words`
  Maar, Doch, Echter, Toch, Niettemin, Desondanks, Daarentegen, Daartegenover, Anderzijds,
  Aan de andere kant, Alleen, Niet (?:alle|elke|ieder|iedere|altijd|overal|alles), Helaas, Omgekeerd,
  In tegenstelling, Weliswaar, Integendeel, Andere, Een (?:nadeel|probleem|uitzondering),
  Het (?:nadeel|probleem), De (?:uitzondering|keerzijde|prijs), Uitzonderingen?,
  Dat geldt (?:alleen|niet|echter), Dit geldt (?:alleen|niet|echter), Tenzij, Natuurlijk, Uiteraard,
  In werkelijkheid, In de praktijk
`;

export const COUNT = words`
  twee, drie, vier, vijf, zes, zeven, meerdere, enkele, verschillende, veel, talrijke, een aantal,
  volgende
`;

export const THINGS = words`
  redenen, soorten, vormen, typen, types, manieren, mogelijkheden, wegen, stappen, fasen, fases, factoren,
  oorzaken, voorwaarden, problemen, punten, dingen, regels, principes, vragen, delen, gebieden, groepen,
  klassen, categorieën, methoden, methodes, kenmerken, eigenschappen, gevolgen, voordelen, nadelen,
  verschillen, taken, doelen, elementen, onderdelen, krachten, verklaringen, varianten, gevallen,
  maatregelen, resultaten, conclusies, niveaus, fouten
`;
