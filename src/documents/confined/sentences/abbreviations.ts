/*
 * Words that carry a full stop without ending a sentence. Two kinds: those that always lean on
 * what follows (a title before a name, "Fig." before a number), and those that may stand at the
 * end of a sentence as well ("etc.", "U.S."), where the next word decides.
 */

const LEANING: Record<string, string> = {
  en: `mr mrs ms mx dr prof rev fr sr sra hon gen col maj capt cmdr lt sgt cpl pvt adm gov sen rep pres
    st mt messrs mme mlle fig figs eq eqs eqn tab sec sect ch chap chs vol vols no nos nr pp pg ed eds trans ref refs
    def thm lem prop cor ex e.g i.e viz cf vs v resp approx ca c.f op cit esp incl excl
    jan feb mar apr aug sept oct nov dec art arts para paras app appx suppl cal obs ibid id ver rev
    sc st. ste min max avg dept univ assn intl natl`,
  de: `z.b z u.a d.h bzw ggf vgl abb tab nr bd kap hrsg prof dr fr hr str evtl inkl exkl usf zzgl
    ca sog o.ä u.ä i.d.r s bspw max min st ev insb bes insbes geb gest verh gegr dt engl frz lat griech ital span
    ehem allg versch urspr mio mrd abs anm aufl mind rd zit o.g s.o s.u u.u v.a v n`,
  fr: `m mm mme mmes mlle mlles dr pr me mgr fig figs tabl éd p pp cf p.ex ex chap av apr env st ste n°`,
  es: `sr sra sres sras srta dr dra dres d dña prof profa fig figs tabl ed vol pág págs p.ej ej cap caps art arts ee núm vs gral ud uds aprox av avda`,
  it: `sig sigg sig.ra dott dott.ssa dr prof prof.ssa ing avv arch on mons fig figg tab vol voll pag pagg cap capp art artt p.es es cfr n ca ed s ss`,
  pt: `sr sra srs sras srta dr dra drs prof profa eng arq exmo exma fig figs tab vol pág págs cap caps art arts p.ex ex núm nº n.º d aprox av`,
  nl: `dhr mevr mr dr prof ir drs ds ing afb tab blz nr bijv bv b.v d.w.z m.a.w o.a o.m m.n m.b.t m.b.v t.o.v i.p.v
    a.g.v i.v.m ca vgl resp evt incl excl mln mld zgn hfst lat st v n`,
};

const MAYBE_FINAL = `etc inc ltd co corp llc plc jr sr esq ph.d m.d b.a m.a b.sc m.sc d.c u.s u.k u.n u.s.a
  e.u a.m p.m b.c a.d b.c.e c.e al et.al usw u.s.w ff no ave blvd rd st ed dept est bros ft in oz lb hr hrs
  sec min u.s.s.r enz e.d ecc a.c d.c j.-c ee.uu`;

/** Words that open a sentence far more often than they follow an abbreviation. */
const OPENERS = `the a an this that these those it its he she they we you i his her their our your in on at by
  for from with without when while where after before although though because since if as but and or so yet
  however moreover therefore thus then there here what who why how which most many some all no not one two
  both each another other such during until unlike even only also for once to of despite instead finally first
  second third next today later earlier meanwhile nevertheless indeed nor let consider suppose note see`;

const set = (words: string) => new Set(words.split(/\s+/).filter(Boolean));
const leaning = new Map(Object.entries(LEANING).map(([language, words]) => [language, set(words)]));
const maybeFinal = set(MAYBE_FINAL);
const openers = set(OPENERS);

/** ... and in languages whose sentences the writer talks about. */
const OPENERS_OF: Record<string, ReadonlySet<string>> = {
  de: set(`der die das den dem des ein eine einen einem einer er sie es wir ihr ihre sein seine im in am an auf bei beim
    mit nach seit von vom vor für durch aber und doch so dann dabei dadurch damit davon deshalb daher auch wenn weil
    als wie was wer wo dort hier heute diese dieser dieses viele einige manche alle nur nicht noch um zu zum zur aus`),
  nl: set(`de het een hij zij ze wij we zijn haar hun dit dat deze die in op aan bij met na van voor door over uit maar
    en toch zo dan daarna daarom daardoor ook als omdat toen wat wie waar hoe er hier daar veel sommige alle niet nog
    om te tot tijdens sinds vandaag`),
  fr: set(`le la les un une des du au aux l ce cet cette ces il elle ils elles on nous vous je son sa ses leur leurs en dans
    sur sous par pour avec sans depuis pendant après avant chez entre vers à mais et ou donc or car puis ensuite enfin
    cependant toutefois pourtant ainsi alors aussi comme quand lorsque si parce bien que qui quoi dont où ici là
    aujourd c d plus moins tout tous toutes chaque certains plusieurs beaucoup`),
  es: set(`el la los las un una unos unas lo este esta estos estas ese esa esos esas él ella ellos su sus se no y o pero en
    de del al a por para con sin desde durante tras entre hasta según cuando como si aunque porque así también además
    sin embargo luego después entonces hoy aquí allí hay es son fue más muchos algunos todos cada otro otros`),
  it: set(`il lo la i gli le un uno una l questo questa questi queste quel quella esso essa lui lei loro il suo si non e o
    ma in nel nella nei nelle di del della da dal dalla a al alla per con su sul sulla tra fra quando come se perché
    così anche inoltre poi dopo allora oggi qui c è sono fu più molti alcuni tutti ogni altro altri`),
  pt: set(`o a os as um uma uns umas este esta estes estas esse essa isso isto ele ela eles seu sua se não e ou mas em no
    na nos nas de do da dos das ao à por pelo pela para com sem desde durante entre até segundo quando como porque
    assim também além depois então hoje aqui há é são foi mais muitos alguns todos cada outro outros`),
};
/** English short forms that are whole words elsewhere: "das Gen.", "el mar.", "un été sec." */
const ENGLISH_ONLY = set('gen ver rep col obs mar sen cal no nos sec art arts vol hon app dec');

/** `word` is lower case and without its last full stop. */
export function alwaysLeans(word: string, language: string): boolean {
  if (leaning.get(language)?.has(word)) return true;
  return leaning.get('en')!.has(word) && (language === 'en' || language === 'und' || !ENGLISH_ONLY.has(word));
}

export function mayEndSentence(word: string): boolean {
  return maybeFinal.has(word) || /^(?:\p{L}\.)+\p{L}$/u.test(word);
}

export function opensSentence(word: string, language = 'en'): boolean {
  const lower = word.toLowerCase();
  return openers.has(lower) || (OPENERS_OF[language]?.has(lower) ?? false);
}

/** Languages that write ordinals as a number with a full stop: "am 3. Oktober". */
export const ORDINAL_STOP = new Set([
  'de',
  'da',
  'nb',
  'no',
  'nn',
  'fi',
  'cs',
  'sk',
  'hu',
  'pl',
  'hr',
  'sl',
  'et',
  'tr',
  'is',
  'lv',
]);
