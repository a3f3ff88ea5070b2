/*
 * Abbreviations after which a sentence goes on, whatever follows. Those that often end one ("usw.",
 * "etc.", "enz.") are left to Unicode's rule, and so are those that are words as well in their language.
 */
const ENGLISH =
  'dr mr mrs ms prof rev hon st mt ft sr gen col capt lt sgt cpt cmdr adm gov sen rep pres fr ' +
  'vs cf e.g i.e viz approx ca c fig figs eq eqs no nos vol vols ch sec pp p par art ed eds ' +
  'dept univ messrs mme mlle al op';
const ELSEWHERE = 'dr mr mrs prof st vs cf fig figs vol vols pp i.e e.g et';

const BY_LANGUAGE: Record<string, string> = {
  de: 'nr nrn bzw ggf evtl vgl sog insb insbes bspw inkl exkl zzgl abzgl kap abb tab abs bd bde hrsg anm hr hrn hl dipl ing mio mrd tsd mind allg geb gest z.b d.h u.a z.t i.d v.a o.ä engl lat frz griech gl chr ca s',
  fr: 'ex mm mme mlle me mgr env chap éd coll trad av apr ap p.ex c.-à-d bd boul ste tél n p m',
  es: 'ej sra srta sr sres sras dña dra profa lic ing arq sto sta excmo ud uds vd vds núm pág págs cap aprox p.ej ee tel avda pza ss',
  it: 'es sig sigg dott avv ing arch on pag pagg cap cfr ad p.es nn tab figg artt sez secc mons prof.ssa sig.ra dott.ssa',
  pt: 'ex sr sra srs dra profa eng arq exmo exma núm pág págs cap aprox p.ex av tel sto sta séc sécs',
  nl: 'dhr mevr mw drs ir ing ds nr nrs blz pag hfst dl bijv bv ca vgl resp incl excl evt afb zgn d.w.z o.a m.a.w i.p.v i.v.m n.a.v tel burg kard',
};
/** Short months: only before a figure, for "mar" is the sea and "sept" is seven. */
const MONTH =
  /^(?:jan|ene|gen|janv|feb|febr|fev|fév|févr|mär|mar|mrz|mrt|apr|abr|avr|mai|mag|jun|giu|jul|juil|lug|aug|ago|ag|août|sept?|set|okt|oct|ott|out|nov|de[zc]|déc|dic)$/;

const sets = new Map<string, ReadonlySet<string>>();

function abbreviationsOf(language: string): ReadonlySet<string> {
  const known = sets.get(language);
  if (known) return known;
  const made = new Set(
    (language === 'en' ? ENGLISH : `${ELSEWHERE} ${BY_LANGUAGE[language] ?? ''}`).split(' '),
  );
  sets.set(language, made);
  return made;
}

/** In these a figure with a point is an ordinal: "am 3. Mai". */
const POINTED_ORDINALS = new Set('de da nb nn no fi et lv cs sk pl hu hr sl sr bs is tr'.split(' '));
const BEFORE_ORDINAL =
  /(?:^|[^\p{L}])(?:der|die|das|dem|den|des|am|im|vom|zum|beim|zur|ein|eine|einen|einem|einer|seit|ab|bis|und|oder|jede[rsnm]?|diese[rsnm]?|ihre?[rnms]?|seine?[rnms]?)\s\(?$/iu;
const AFTER_ORDINAL =
  /^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jan\.|Feb\.|Jahrhundert|Jahrtausend|Weltkrieg|Bundesliga|Liga|Klasse|Kapitel|Auflage|Platz|Stock|Etage|Mal\b|Jh\.|Jhd\.)/;

/** Whether the abbreviation or figure before a point leaves the sentence open. */
export function leavesOpen(before: string, after: string, language: string): boolean {
  const primary = language.split(/[-_]/)[0]?.toLowerCase() ?? '';
  const figure = /(?:^|[^\p{L}\p{N}.,])(?:\d{1,3}|[IVX]+)\.\s*$/u.exec(before);
  if (figure && POINTED_ORDINALS.has(primary)) {
    const lead = before.slice(0, figure.index + (/^[^\p{L}\p{N}]/u.test(figure[0]) ? 1 : 0));
    return BEFORE_ORDINAL.test(lead) || AFTER_ORDINAL.test(after);
  }
  const end = /(?:^|[\s("'“‘«„[])([\p{L}.-]+)\.\s*$/u.exec(before)?.[1];
  if (end === undefined) return false;
  // "z. B.", "p. ej.": single small letters are parts of one.
  if (primary !== 'en' && primary in BY_LANGUAGE && /^\p{Ll}$/u.test(end)) return true;
  if (MONTH.test(end.toLowerCase()) && /^\d/.test(after)) return true;
  return abbreviationsOf(primary).has(end.toLowerCase());
}
