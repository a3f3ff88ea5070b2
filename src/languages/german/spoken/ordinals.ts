import { tokens } from '../../../kernel/patterns.ts';
import { weekdays } from './calendar.ts';

/** Before an ordinal that ends in "en": "am 3. Mai". Sources of expressions. */
export const beforeWeakEn = tokens`
  (?:am|vom|zum)\s${[...weekdays, 'Sonnabend']}, am im vom zum beim zur dem den des unterm überm ans einen
  einem einer eines keinen keinem keiner (?:mein|dein|sein|ihr|unser)(?:en|em|er|es) diesen diesem jeden
  jedem welchem welchen bis beiden alle jener`;

/** At the start of a sentence only these are counted; before another noun "1." numbers a paragraph. */
export const countedFirst = tokens`
  Jahrhunderts? Jahrtausends? Weltkriegs? Weltkrieges Bundesliga Liga Klasse Kapitel Auflage Platz
  Stock Etage Spieltag Semester Quartal Runde Mal Akt Satz Sinfonie Symphonie Staffel Kreuzzug`;
