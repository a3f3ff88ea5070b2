import { CHARACTER_DEFAULTS, type Destination, PARAGRAPH_DEFAULTS, type RtfState } from './rtf-state.ts';

/** Control words that stand for a character. */
export const CHARACTERS: Record<string, string> = {
  tab: '\t',
  line: '\n',
  softline: '\n',
  emdash: '—',
  endash: '–',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  zwj: '\u200D',
  zwnj: '\u200C',
};

export const SYMBOLS: Record<string, string> = {
  '~': '\u00A0',
  _: '‑',
  '{': '{',
  '}': '}',
  '\\': '\\',
  '\t': '\t',
};

/** Groups that hold no text of the document. */
const SKIPPED = new Set(
  `colortbl filetbl pict nonshppict objdata objclass objname header headerl headerr headerf footer footerl
   footerr footerf ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn sp sn sv shprslt xe tc rxe bkmkstart bkmkend
   annotation atnid atnauthor atndate atnref atrfstart atrfend revtbl listtable listoverridetable template
   subject operator keywords category comment doccomm manager company hlinkbase creatim revtim printim buptim
   userprops themedata colorschememapping datastore latentstyles datafield formfield mmathPict pgdsctbl
   falt panose fontemb fontfile generator private background`.split(/\s+/),
);

/** Destinations that are kept although they are marked as ones that a reader may skip. */
const KEPT = new Set([
  'shpinst',
  'ud',
  'moMath',
  'moMathPara',
  'footnote',
  'listtext',
  'pntext',
  'fldinst',
  'shppict',
]);

const DESTINATIONS: Record<string, Destination> = {
  title: 'title',
  author: 'author',
  fonttbl: 'font',
  stylesheet: 'style',
  listtext: 'label',
  pntext: 'label',
  fldinst: 'instruction',
  shpinst: 'skip',
  shppict: 'skip',
  info: 'skip',
  upr: 'skip',
};

/** Where a group's text goes once this word stood in it; null when the word says nothing about it. */
export function findDestination(word: string, ignorable: boolean, state: RtfState): Destination | null {
  if (word === 'title' || word === 'author') return state.destination === 'skip' ? DESTINATIONS[word]! : null;
  if (SKIPPED.has(word) || (/^m\w+Pr$/.test(word) && state.math)) return 'skip';
  if (ignorable && !KEPT.has(word)) return 'skip';
  return Object.hasOwn(DESTINATIONS, word) ? DESTINATIONS[word]! : null;
}

type Apply = (value: number | null) => Partial<RtfState>;

const on = (value: number | null) => value !== 0;

/** Control words that change the state of the group they stand in. */
export const PROPERTIES: Record<string, Apply> = {
  plain: () => CHARACTER_DEFAULTS,
  pard: () => PARAGRAPH_DEFAULTS,
  fs: (value) => ({ size: Math.min(400, Math.max(2, value ?? 24)) }),
  b: (value) => ({ bold: on(value) }),
  i: (value) => ({ italic: on(value) }),
  super: (value) => ({ raised: on(value) }),
  up: (value) => ({ raised: (value ?? 6) > 0 }),
  nosupersub: () => ({ raised: false }),
  v: (value) => ({ unseen: on(value) }),
  deleted: (value) => ({ unseen: on(value) }),
  uc: (value) => ({ fallback: Math.min(20, Math.max(0, value ?? 1)) }),
  f: (value) => ({ font: value ?? -1 }),
  s: (value) => ({ style: value }),
  outlinelevel: (value) => ({ outline: value ?? 9 }),
  intbl: () => ({ inTable: true }),
  ilvl: (value) => ({ listLevel: Math.min(8, Math.max(0, value ?? 0)) }),
  ls: (value) => ({ list: value ?? 0 }),
  li: (value) => ({ indent: value ?? 0 }),
  fi: (value) => ({ firstIndent: value ?? 0 }),
  moMath: () => ({ math: true }),
  moMathPara: () => ({ math: true }),
};
