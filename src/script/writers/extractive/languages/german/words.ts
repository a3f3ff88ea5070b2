import { buildStems, wordSet } from '../cues/cue-words.ts';

const ARTICLES =
  'der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines';

const PRONOUNS = `ich mich mir du dich dir er ihn ihm es sie ihr ihnen wir uns euch man sich selbst selber
  mein meine meinen meinem meiner meines dein deine sein seine seinen seinem seiner seines ihre ihren ihrem
  ihrer ihres unser unsere unseren unserem unserer unseres euer eure dieser diese dieses diesen diesem dies
  jener jene jenes jenen jenem solch solche solcher solches solchen derselbe dieselbe dasselbe denselben
  wer wen wem wessen was welcher welche welches welchen welchem jemand niemand etwas nichts alles
  deren dessen denen jeder jede jedes jeden jedem alle allen aller manche mancher manches manchen einige
  einigen einiger einiges mehrere mehreren mehrerer viele vielen vieler vieles wenige wenigen weniger wenig
  viel mehr meisten beide beiden beides andere anderen anderer anderes anderem sämtliche`;

const PREPOSITIONS = `in im ins an am ans auf aufs aus bei beim bis durch für gegen hinter mit nach neben ohne
  seit über um unter unterm von vom vor vorm während wegen zu zum zur zwischen trotz statt anstatt innerhalb
  außerhalb oberhalb unterhalb entlang gegenüber gemäß laut mittels dank ab außer binnen je pro samt via
  aufgrund anhand infolge hinsichtlich bezüglich mithilfe jenseits diesseits`;

const CONJUNCTIONS = `und oder aber denn sondern doch dass daß weil da wenn als ob obwohl obgleich während
  bevor nachdem sobald solange damit sodass indem falls sofern wie sowie sowohl weder noch entweder zwar
  beziehungsweise bzw desto umso wo wohin woher wann warum weshalb wozu wodurch womit wobei worauf woran`;

const ADVERBS = `nicht nur auch schon noch sehr so ganz gar etwa rund circa ungefähr fast kaum immer nie
  niemals oft häufig manchmal meist meistens selten bereits erst wieder dann danach davor dabei dadurch davon
  dafür daran darauf daraus darin darüber darunter dazu daneben dort hier heute gestern morgen früher später
  jetzt nun bald damals einst zuerst zunächst zuletzt schließlich endlich daher darum deshalb deswegen also
  folglich somit dennoch trotzdem jedoch allerdings hingegen dagegen außerdem zudem ferner ebenfalls ebenso
  zugleich gleichzeitig inzwischen mittlerweile insbesondere besonders vor allem beispielsweise nämlich
  vielleicht wahrscheinlich möglicherweise sogar überhaupt sonst eben gerade allein wirklich eigentlich
  jeweils insgesamt etwas einmal zweimal stets ständig gut gerne eher lediglich bloß wohl ja nein weiter
  weiterhin hinaus hinzu zusammen voneinander miteinander nebeneinander zueinander`;

const AUXILIARIES = `sein bin bist ist sind seid war waren wäre wären gewesen sei seien haben habe hat hatte
  hatten hätte hätten gehabt werden werde wird wurde wurden würde würden worden geworden können kann konnte
  konnten könnte könnten müssen muss mussten musste müsste müssten dürfen darf durfte durften dürfte sollen
  soll sollen sollte sollten wollen will wollte wollten mögen mag mochte möchte lassen lässt ließ ließen`;

const NUMBERS = `ein eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig hundert
  tausend erste ersten erster erstes zweite zweiten dritte dritten letzte letzten letzter nächste nächsten`;

export const functionWords = wordSet(
  [ARTICLES, PRONOUNS, PREPOSITIONS, CONJUNCTIONS, ADVERBS, AUXILIARIES, NUMBERS].join(' '),
);

/** Nouns, verbs and adjectives that carry no topic. */
const LIGHT = `machen macht machte gemacht geben gibt gab gegeben gehen geht ging gegangen kommen kommt kam
  gekommen nehmen nimmt nahm genommen stehen steht stand stellen stellt liegen liegt lag bringen bringt brachte
  halten hält hielt führen führt führte bleiben bleibt blieb zeigen zeigt zeigte sehen sieht sagen sagt sagte
  heißen heißt hieß nennen nennt genannt gelten gilt galt scheinen scheint finden findet fand bestehen besteht
  groß große großen großer großes größer größte klein kleine kleinen kleiner neu neue neuen neuer alt alte
  alten gut gute guten besser best hoch hohe hohen höher lang lange langen kurz kurze kurzen stark starke
  verschieden verschiedene verschiedenen bestimmt bestimmte bestimmten eigen eigene eigenen ander ganze ganzen
  gleich gleiche gleichen einzeln einzelne einzelnen weit weite möglich wichtig wichtige einfach einfache
  jahr jahre jahren jahrhundert zeit zeiten teil teile teilen art arten weise fall fälle beispiel beispiele
  sache dinge ding zahl anzahl menge reihe mal seite form formen grund`;

const stems = buildStems({ stemmer: 'german', functionWords, lightWords: wordSet(LIGHT) });
export const { stem, contentStems, carries } = stems;
