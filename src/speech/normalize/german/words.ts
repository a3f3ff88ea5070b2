import type { AcronymGrammar } from '../shared/acronyms.ts';
import { capitalWords } from '../shared/acronyms.ts';
import type { RomanGrammar } from '../shared/roman.ts';
import type { ScienceWords } from '../shared/science.ts';
import type { SymbolWords } from '../shared/symbols.ts';
import type { WebWords } from '../shared/web.ts';
import { cardinal, ordinalStem, year } from './number-words.ts';
import { ordinalEnding } from './ordinals.ts';

export const acronyms: AcronymGrammar = {
  words: capitalWords('UNO BAFÖG TÜV DAX ELSTER GAU KITA DIN PISA SCHUFA ARTE MINT ZIP'),
  common: new Set(
    'DER DIE DAS UND IST EIN EINE NICHT MIT VON ZU IM IN AUF FÜR ALS AN WIR SIE ER ES ICH DU JA NEIN WAS WER WIE WO ALLE SEHR NUR NEU ODER ABER AUCH NACH BEI AUS UM SO OHNE NIE KEIN STOPP HALT WELT ZEIT LEBEN KRIEG BUCH TEIL ENDE'.split(
      ' ',
    ),
  ),
  letters: {},
  and: 'und',
};

export const symbols: SymbolWords = {
  and: 'und',
  or: 'oder',
  slash: 'Schrägstrich',
  percent: 'Prozent',
  section: 'Paragraf',
  degrees: 'Grad',
  at: 'ät',
  number: 'Nummer',
  pounds: 'Pfund',
  dollars: 'Dollar',
  euros: 'Euro',
};

export const alternatives =
  /^(?:er\/sie|sie\/er|sein\/ihr|ihr\/sein|ja\/nein|der\/die|die\/der|und\/oder|ein\/aus|männer\/frauen|mann\/frau)$/i;

export const web: WebWords = {
  at: 'ät',
  dot: 'Punkt',
  slash: 'Schrägstrich',
  dash: 'Minus',
  underscore: 'Unterstrich',
  hashtag: 'Hashtag',
};

export const science: ScienceWords = {
  greek:
    'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Jota Kappa Lambda My Ny Xi Omikron Pi Rho Sigma Tau Ypsilon Phi Chi Psi Omega'.split(
      ' ',
    ),
  squared: 'Quadrat',
  cubed: 'hoch drei',
  toThe: 'hoch',
  times: 'mal',
  about: 'etwa',
  isAbout: 'ungefähr gleich',
  atMost: 'höchstens',
  atLeast: 'mindestens',
  lessThan: 'kleiner als',
  moreThan: 'größer als',
  lessOrEqual: 'kleiner oder gleich',
  moreOrEqual: 'größer oder gleich',
  notEqual: 'ungleich',
  equals: 'gleich',
  identical: 'identisch mit',
  proportional: 'proportional zu',
  infinity: 'unendlich',
  root: 'Wurzel aus',
  plusMinus: 'plus minus',
  dividedBy: 'geteilt durch',
  arrow: 'wird zu',
  integral: 'das Integral von',
  elementOf: 'Element von',
  muchLess: 'viel kleiner als',
  muchMore: 'viel größer als',
  partial: 'd',
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** "Ludwig der Vierzehnte", "Ludwigs des Vierzehnten", "unter Ludwig dem Vierzehnten". */
function ruler(digits: string, feminine: boolean, lead: string, genitive: boolean): string {
  const stem = capital(ordinalStem(digits));
  if (genitive) return `${feminine ? 'der' : 'des'} ${stem}en`;
  if (
    /(?:^|\s)(?:von|unter|mit|bei|zu|nach|vor|seit|aus|neben|dem|vom|zum)\s(?:\p{Lu}\p{L}+\s)?$/u.test(lead)
  )
    return `${feminine ? 'der' : 'dem'} ${stem}en`;
  if (/(?:^|\s)(?:für|gegen|durch|ohne|um|den)\s(?:\p{Lu}\p{L}+\s)?$/u.test(lead))
    return feminine ? `die ${stem}e` : `den ${stem}en`;
  return `${feminine ? 'die' : 'der'} ${stem}e`;
}

export const roman: RomanGrammar = {
  counted:
    'Kapitel|Teil|Band|Bd\\.|Buch|Akt|Szene|Abschnitt|Artikel|Anhang|Abbildung|Tabelle|Tafel|Weltkrieg|Phase|Stufe|Typ|Klasse|Gruppe|Zone|Lektion|Titel|Satz|Apollo|Hartz|Pius-Straße',
  countedWords: cardinal,
  centuryAfter: {
    mark: '\\.',
    nouns: 'Jahrhunderts?|Weltkriege?s?|Kapitels?|Akt|Olympischen?|Internationale|Korps|Zivilsenat',
    words: (digits, lead) => ordinalStem(digits) + ordinalEnding(lead, 'Tag'),
  },
  rulers:
    'Heinrich|Georg|Ludwig|Karl|Friedrich|Wilhelm|Otto|Konrad|Rudolf|Albrecht|Maximilian|Ferdinand|Leopold|Joseph|Josef|Franz|Napoleon|Philipp|Johann|Johannes|Paul|Pius|Leo|Gregor|Innozenz|Benedikt|Clemens|Urban|Alexander|Nikolaus|Iwan|Peter|Gustav|Christian|Konstantin|Ramses|Ptolemaios|Darius|Dareios|Xerxes|Thutmosis|Amenophis|Mehmed|Murad|Selim|Viktor|Emanuel|Umberto|Alfons|Juan Carlos|Felipe|Harald|Olaf|Haakon|Erik|Robert|Bonifatius|Sixtus|Stephan|Sigismund|Richard|Eduard|Jakob|Charles|Alfred|August|Ernst|Eugen|Karol|Kasimir',
  queens:
    'Elisabeth|Elizabeth|Katharina|Maria|Margarethe|Margrethe|Kleopatra|Christina|Anna|Isabella|Beatrix|Wilhelmina|Viktoria',
  rulerMark: '\\.?',
  rulerWords: ruler,
  named: cardinal,
  year,
};
