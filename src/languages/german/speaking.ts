import { tokens } from '../../kernel/patterns.ts';
import type { SpeakingWords } from '../speaking-words.ts';

/** What is known of how it is spoken. */
export const speaking: SpeakingWords = {
  lettersAMinute: 808,
  sample: 'Die Flut kommt und geht zweimal am Tag, und der Grund ist der Mond.',
  goesOn: tokens`
    nr nrn bzw ggf evtl vgl sog insb insbes bspw inkl exkl zzgl abzgl kap abb tab abs bd bde hrsg anm hr
    hrn hl dipl ing mio mrd tsd mind allg geb gest z.b d.h u.a z.t i.d v.a o.ä engl lat frz griech gl
    chr ca s`,
  shortMonths: tokens`jan feb mär mrz apr mai jun jul aug sep sept okt nov dez`,
};

/** Words around the figure of an ordinal: "am 3. Mai". Sources of expressions. */
export const aroundOrdinals = {
  before: tokens`
    der die das dem den des am im vom zum beim zur ein eine einen einem einer seit ab bis und oder
    jede[rsnm]? diese[rsnm]? ihre?[rnms]? seine?[rnms]?`,
  after: tokens`
    Januar Februar März April Mai Juni Juli August September Oktober November Dezember Jan\. Feb\.
    Jahrhundert Jahrtausend Weltkrieg Bundesliga Liga Klasse Kapitel Auflage Platz Stock Etage Mal\b Jh\. Jhd\.`,
};
