/*
 * flite's lexicon is American and its letter-to-sound rules were learned from it: it reads "metre" as
 * "metter" and "characterise" with the "ch" of "chair". The spellings below are those whose phones
 * were seen to differ from the American word's; others ("colour", "centre") it reads well.
 */

const WORDS: Record<string, string> = {
  ageing: 'aging',
  anaemia: 'anemia',
  anaemic: 'anemic',
  calibre: 'caliber',
  cosy: 'cozy',
  fibres: 'fibers',
  foetus: 'fetus',
  foetal: 'fetal',
  gaol: 'jail',
  haemoglobin: 'hemoglobin',
  instalment: 'installment',
  instalments: 'installments',
  jewellery: 'jewelry',
  manoeuvre: 'maneuver',
  manoeuvres: 'maneuvers',
  marvellous: 'marvelous',
  mediaeval: 'medieval',
  modelling: 'modeling',
  oestrogen: 'estrogen',
  offence: 'offense',
  offences: 'offenses',
  paediatric: 'pediatric',
  sceptic: 'skeptic',
  sceptics: 'skeptics',
  sceptical: 'skeptical',
  scepticism: 'skepticism',
  sombre: 'somber',
  tyre: 'tire',
  tyres: 'tires',
};

/** "kilometres" -> "kilometers" */
const METRES = /^(kilo|centi|milli|micro|nano|deci)?(met|lit)re(s?)$/;
/** "behaviours" -> "behaviors"; "harbour" alone is read well, but not in its other forms. */
const OUR =
  /^(ard|behavi|clam|col|endeav|fav|ferv|flav|harb|hon|hum|lab|neighb|od|parl|ranc|rig|rum|sav|splend|tum|val|vap|vig)our(s|ed|ing|er|ers|al|able|ably|ful|less|hood|hoods|ly)?$/;
/** "organise" -> "organize", with all its endings; words in which "ise" is no ending are below. */
const ISE = /^(.{2,}[bcdfghjklmnpqrstvwxz])is(e|es|ed|ing|ation|ations|er|ers|able)$/;
const LYSE = /^(ana|para|cata|dia|hydro|electro)lys(e|ed|ing|er|ers)$/;
const NOT_ISE = new Set(
  (
    'adv advert appr cer chast chem circumc compr comprom conc dem den desp dev disenfranch enfranch ' +
    'enterpr exc exerc expert franch imprec improv inc likew merchand moonr otherw parad pract prec prem ' +
    'prom repr rev sunr superv surm surpr telev treat unadvert uncomprom unprom unsuperv val'
  ).split(' '),
);

/** The American spelling of a British word in small letters, where flite needs it. */
export function americanSpelling(word: string): string {
  const known = WORDS[word];
  if (known !== undefined) return known;
  if (METRES.test(word)) return word.replace(METRES, '$1$2er$3');
  if (OUR.test(word)) return word.replace('our', 'or');
  if (LYSE.test(word)) return word.replace(LYSE, '$1lyz$2');
  const ise = ISE.exec(word);
  return ise && !NOT_ISE.has(ise[1] ?? '') ? `${ise[1]}iz${ise[2]}` : word;
}
