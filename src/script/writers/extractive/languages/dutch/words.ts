import { buildStems, wordSet } from '../cues/cue-words.ts';

const ARTICLES = 'de het een geen';

const PRONOUNS = `ik mij me jij je jou u hij hem zij ze haar het wij we ons jullie hun hen men zich zichzelf elkaar
  mijn jouw uw zijn onze deze dit die dat zulke zulk dergelijke dergelijk dezelfde hetzelfde degene degenen
  wie wat welke welk wiens iemand niemand iets niets alles iedereen ieder iedere elk elke alle allen al sommige
  sommigen enkele enkelen enige verschillende meerdere vele velen veel weinig weinige minder meer meeste
  beide beiden andere anderen ander`;

const PREPOSITIONS = `in op aan bij met van voor uit door naar over onder tegen tussen zonder om tot na sinds tijdens
  volgens vanaf vanuit binnen buiten boven beneden naast achter langs rond rondom via per ondanks wegens
  dankzij vanwege behalve omstreeks te ter ten jegens bovenop tegenover richting gedurende`;

const CONJUNCTIONS = `en of maar want dus omdat doordat dat als wanneer toen terwijl zodra zolang hoewel ofschoon
  tenzij mits indien zodat opdat voordat nadat totdat hoe waar waarom waardoor waarmee waarvan waarin waarop
  waaraan waarbij waarvoor waaruit waarheen zoals evenals alsof noch zowel hetzij`;

const ADVERBS = `niet ook nog al zo zeer heel erg vrij bijna ongeveer circa ruim nooit altijd vaak soms meestal
  zelden weer dan daarna daarvoor daarbij daardoor daarmee daarvan daaraan daarin daarop daaruit daarover
  daarom daartegen daarnaast daarentegen hier hierbij hierdoor hiermee hiervan hierin hierop hieruit hierover
  hiervoor hierom daar er erg eruit erin erop ervan ermee ervoor ertoe vandaag gisteren morgen vroeger later nu
  binnenkort ooit eens eerst tenslotte uiteindelijk dus echter toch desondanks niettemin bovendien verder
  eveneens evenzo tegelijk tegelijkertijd intussen inmiddels vooral bijvoorbeeld namelijk immers misschien
  waarschijnlijk mogelijk zelfs anders juist net alleen slechts maar eigenlijk telkens samen iets eenmaal
  tweemaal steeds voortdurend graag liever eerder enkel ja nee wel zelf onder andere meer minder ongeveer ver
  dichtbij ver weg terug voort heen toe mee af uit aan op in over onder rond weg neer`;

const AUXILIARIES = `zijn ben bent is was waren geweest wezen heb hebt heeft hebben had hadden gehad word wordt worden
  werd werden geworden kan kunnen kunt kon konden moet moeten moest moesten mag mogen mocht mochten zal zullen
  zult zou zouden wil willen wilt wilde wilden wou hoeft hoeven laat laten liet lieten gaat gaan ging gingen doet
  doen deed deden`;

const NUMBERS = `één een twee drie vier vijf zes zeven acht negen tien elf twaalf twintig honderd duizend eerste tweede
  derde vierde laatste volgende vorige`;

export const functionWords = wordSet(
  [ARTICLES, PRONOUNS, PREPOSITIONS, CONJUNCTIONS, ADVERBS, AUXILIARIES, NUMBERS].join(' '),
);

/** Nouns, verbs and adjectives that carry no topic. */
const LIGHT = `maken maakt maakte gemaakt geven geeft gaf gegeven komen komt kwam gekomen nemen neemt nam genomen
  staan staat stond stonden stellen stelt liggen ligt lag brengen brengt bracht houden houdt hield blijven blijft
  bleef tonen toont zien ziet zag zeggen zegt zei heten heet heette noemen noemt noemde genoemd gelden geldt gold
  lijken lijkt leek vinden vindt vond bestaan bestaat bestond krijgen krijgt kreeg zitten zit zat gebruiken
  groot grote groter grootste klein kleine kleiner nieuw nieuwe oud oude goed goede beter best hoog hoge hoger
  lang lange langer kort korte sterk sterke verschillend bepaald bepaalde eigen hele heel gelijk gelijke ver
  belangrijk belangrijke belangrijkste eenvoudig eenvoudige mogelijk mogelijke
  jaar jaren eeuw eeuwen tijd tijden deel delen soort soorten manier wijze geval gevallen voorbeeld voorbeelden
  zaak ding dingen getal aantal hoeveelheid reeks keer kant vorm vormen reden`;

const stems = buildStems({ stemmer: 'dutch', functionWords, lightWords: wordSet(LIGHT) });
export const { stem, contentStems, carries } = stems;

/** Finite forms by which a sentence's verb is found; what is not among them leads to no question. */
export const finiteVerbs = wordSet(`
  is zijn was waren heeft hebben had hadden wordt worden werd werden kan kunnen kon konden moet moeten moest
  moesten mag mogen mocht zal zullen zou zouden wil willen wilde laat laten liet lieten gaat gaan ging gingen
  doet doen deed deden komt komen kwam kwamen geeft geven gaf gaven maakt maken maakte maakten neemt nemen nam
  namen staat staan stond stonden stelt stellen stelde ligt liggen lag lagen brengt brengen bracht brachten houdt
  houden hield hielden blijft blijven bleef bleven toont tonen toonde ziet zien zag zagen zegt zeggen zei zeiden
  heet heten heette heetten noemt noemen noemde noemden geldt gelden gold lijkt lijken leek leken vindt vinden
  vond vonden bestaat bestaan bestond bestonden krijgt krijgen kreeg kregen zit zitten zat zaten ontstaat
  ontstaan ontstond ontstonden vormt vormen vormde vormden betekent betekenen betekende dient dienen diende
  dienden bevat bevatten bevatte stijgt stijgen steeg stegen daalt dalen daalde daalden groeit groeien groeide
  groeiden leeft leven leefde leefden woont wonen woonde woonden werkt werken werkte werkten begint beginnen
  begon begonnen eindigt eindigde duurt duren duurde duurden kost kosten kostte kostten weegt wegen woog bedraagt
  bedroeg beslaat beslaan besloeg omvat omvatten omvatte berust berusten berustte hangt hangen hing hingen zorgt
  zorgen zorgde zorgden speelt spelen speelde speelden leidt leiden leidde leidden loopt lopen liep liepen
  valt vallen viel vielen stroomt stromen stroomde stroomden draait draaien draaide draaiden beweegt bewegen
  bewoog breekt breken brak braken trekt trekken trok trokken draagt dragen droeg droegen slaat slaan sloeg
  sloegen schrijft schrijven schreef schreven leest lezen las lazen spreekt spreken sprak spraken weet weten wist
  wisten denkt denken dacht dachten kiest kiezen koos kozen verliest verliezen verloor verloren wint winnen won
  wonnen sterft sterven stierf stierven valt zet zetten zette legt leggen legde legden bouwt bouwen bouwde bouwden
  gebruikt gebruiken gebruikte gebruikten helpt helpen hielp hielpen beschermt beschermen beschermde verandert
  veranderen veranderde veranderden verdwijnt verdwijnen verdween verdwenen verschijnt verschijnen verscheen
  bereikt bereiken bereikte bereikten verbindt verbinden verbond scheidt scheiden scheidde bepaalt bepalen
  bepaalde bepaalden beschrijft beschrijven beschreef verklaart verklaren verklaarde behoort behoren behoorde
  behoorden telt tellen telde telden levert leveren leverde leverden vraagt vragen vroeg vroegen eist eisen eiste
  eet eten at aten drinkt drinken dronk voedt voeden reageert reageren reageerde bindt binden bond smelt smelten
  smolt bevriest bevriezen bevroor koelt koelen koelde verdampt verdampen verdampte zinkt zinken zonk drijft
  drijven dreef stamt stammen stamde vertelt vertellen vertelde verwijst verwijzen verwees verschilt verschillen
  verschilde kent kennen kende kenden heerst heersen heerste ligt rust rusten rustte biedt bieden bood boden
  verplaatst verplaatsen verplaatste verspreidt verspreiden verspreidde ontdekt ontdekken ontdekte ontdekten
  ontwikkelt ontwikkelen ontwikkelde ontwikkelden hoort horen hoorde hoorden ademt ademen slaapt slapen sliep
  eindigen vertrekt vertrekken vertrok vertrokken keert keren keerde keerden vliegt vliegen vloog vlogen zwemt
  zwemmen zwom rijdt rijden reed reden vaart varen voer voeren betaalt betalen betaalde betaalden verkoopt
  verkopen verkocht verkochten koopt kopen kocht kochten verdient verdienen verdiende hecht hechten hechtte
  volgt volgen volgde volgden steunt steunen steunde bewaart bewaren bewaarde voorkomt voorkomen voorkwam
  verhindert verhinderen verhinderde verhoogt verhogen verhoogde verlaagt verlagen verlaagde vermindert
  gebeurt gebeurde gebeurden krijg verloopt verliep fietst fietsen symboliseert groef groeven
  luidt luidde luidden stak staken zoekt zoeken zocht zochten
  verminderen verminderde veroorzaakt veroorzaken veroorzaakte beperkt beperken beperkte
`);
