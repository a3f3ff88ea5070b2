import { tokens } from '../../../kernel/patterns.ts';

export const MONTHS = tokens`
  January February March April May June July August September October November December`;

export const WEEKDAYS = tokens`Monday Tuesday Wednesday Thursday Friday Saturday Sunday`;

/** Source of a pattern for a month's name or its abbreviation. */
export const MONTH = String.raw`(?:Jan(?:uary|\.)?|Feb(?:ruary|\.)?|Mar(?:ch|\.)?|Apr(?:il|\.)?|May|June?|July?|Aug(?:ust|\.)?|Sept?(?:ember|\.)?|Oct(?:ober|\.)?|Nov(?:ember|\.)?|Dec(?:ember|\.)?)`;
