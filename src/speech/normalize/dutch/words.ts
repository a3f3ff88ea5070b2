import { type AcronymGrammar, capitalWords } from '../shared/acronyms.ts';
import type { RomanGrammar } from '../shared/roman.ts';
import type { ScienceWords } from '../shared/science.ts';
import type { SymbolWords } from '../shared/symbols.ts';
import type { WebWords } from '../shared/web.ts';
import { cardinal, ordinal } from './number-words.ts';

export const acronyms: AcronymGrammar = {
  words: capitalWords('NAVO HAVO MAVO NUON HEMA PIN TOM SOA DAF UNICEF INHOLLAND CITO'),
  common: new Set(
    'DE HET EEN EN OF IN OP VAN VOOR MET ZONDER DAT DIE WIE WAT NIET WEL JA NEE IS ZIJN HAAR MIJN IK JIJ HIJ ZIJ WIJ ALLES ALLE ZEER MEER TE BIJ UIT ALS NU EINDE LEVEN WERELD OORLOG VREDE BOEK DEEL HIER'.split(
      ' ',
    ),
  ),
  // After "U" the engine takes "S" for a sound.
  letters: { S: 'es', U: 'uu' },
  and: 'en',
};

export const symbols: SymbolWords = {
  and: 'en',
  or: 'of',
  slash: 'schuine streep',
  percent: 'procent',
  section: 'paragraaf',
  degrees: 'graden',
  at: 'apenstaartje',
  number: 'nummer',
  pounds: 'pond',
  dollars: 'dollar',
  euros: 'euro',
};

export const alternatives =
  /^(?:en\/of|hij\/zij|zij\/hij|zijn\/haar|haar\/zijn|ja\/nee|waar\/onwaar|mannen\/vrouwen|aan\/uit|de\/het)$/i;

export const web: WebWords = {
  at: 'apenstaartje',
  dot: 'punt',
  slash: 'slash',
  dash: 'streepje',
  underscore: 'laag streepje',
  hashtag: 'hashtag',
};

export const science: ScienceWords = {
  greek:
    'alfa bèta gamma delta epsilon zèta èta thèta jota kappa lambda mu nu xi omikron pi rho sigma tau ypsilon phi chi psi omega'.split(
      ' ',
    ),
  squared: 'kwadraat',
  cubed: 'tot de derde',
  toThe: 'tot de macht',
  times: 'keer',
  about: 'ongeveer',
  isAbout: 'ongeveer gelijk aan',
  atMost: 'hoogstens',
  atLeast: 'minstens',
  lessThan: 'kleiner dan',
  moreThan: 'groter dan',
  lessOrEqual: 'kleiner dan of gelijk aan',
  moreOrEqual: 'groter dan of gelijk aan',
  notEqual: 'niet gelijk aan',
  equals: 'is gelijk aan',
  identical: 'identiek aan',
  proportional: 'evenredig met',
  infinity: 'oneindig',
  root: 'de wortel van',
  plusMinus: 'plus of min',
  dividedBy: 'gedeeld door',
  arrow: 'wordt',
  integral: 'de integraal van',
  elementOf: 'element van',
  muchLess: 'veel kleiner dan',
  muchMore: 'veel groter dan',
  partial: 'd',
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const roman: RomanGrammar = {
  counted:
    'hoofdstuk|deel|boek|band|volume|akte|scène|sectie|artikel|bijlage|figuur|tabel|plaat|zang|fase|type|klasse|niveau|titel|groep|zone|divisie|Apollo|hfst\\.|Wereldoorlog',
  countedWords: cardinal,
  centuryAfter: {
    mark: 'de|ste|e|ᵉ',
    nouns: 'eeuw|eeuwen|Republiek|Rijk|millennium|dynastie|Internationale|legerkorps|congres',
    words: (digits) => ordinal(digits),
  },
  rulers:
    'Willem|Lodewijk|Hendrik|Karel|Filips|Frederik|George|Jan|Johannes|Napoleon|Eduard|Jacobus|Richard|Nicolaas|Alexander|Ramses|Ptolemaeus|Pius|Leo|Gregorius|Innocentius|Benedictus|Clemens|Urbanus|Paulus|Peter|Ivan|Otto|Gustaaf|Christiaan|Constantijn|Theodosius|Darius|Xerxes|Mehmed|Murat|Selim|Victor Emanuel|Umberto|Ferdinand|Alfons|Leopold|Albert|Boudewijn|Rudolf|Maximiliaan|Bonifatius|Sixtus|Stefanus|Robert|Adriaan|Floris|Dirk|Reinoud|Johannes Paulus|Juan Carlos|Felipe|Jozef|Frans|Harald|Olaf|Koenraad',
  queens:
    'Elizabeth|Catharina|Maria|Margaretha|Margrethe|Cleopatra|Christina|Anna|Isabella|Beatrix|Wilhelmina',
  rulerMark: 'e|',
  rulerWords: (digits) => `de ${capital(ordinal(digits))}`,
  named: cardinal,
  year: cardinal,
};
