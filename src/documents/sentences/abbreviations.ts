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
  fr: `m mm mme mmes mlle mlles dr pr fig tabl éd vol p pp cf p.ex ex chap art av env st ste`,
  es: `sr sra sres sras srta dr dra d dña prof fig tabl ed vol pág págs p.ej ej cap art ee núm vs`,
  it: `sig sigg dott dr prof ing fig tab vol pag pagg cap art es ecc cfr n ca`,
  pt: `sr sra srs sras dr dra prof fig tab vol pág págs cap art p.ex ex núm nº d`,
  nl: `dhr mevr mr dr prof ir drs ds ing afb tab blz nr bijv bv b.v d.w.z m.a.w o.a o.m m.n m.b.t m.b.v t.o.v i.p.v
    a.g.v i.v.m ca vgl resp evt incl excl mln mld zgn hfst lat st v n`,
};

const MAYBE_FINAL = `etc inc ltd co corp llc plc jr sr esq ph.d m.d b.a m.a b.sc m.sc d.c u.s u.k u.n u.s.a
  e.u a.m p.m b.c a.d b.c.e c.e al et.al usw u.s.w ff no ave blvd rd st ed dept est bros ft in oz lb hr hrs
  sec min u.s.s.r enz e.d`;

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
};
/** English short forms that are whole words elsewhere: "das Gen.", "de zee is ver." */
const ENGLISH_ONLY = set('gen ver rep col obs mar sen cal');

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
