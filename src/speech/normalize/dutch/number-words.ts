import { groupsOf, isCode } from '../shared/spell-number.ts';

const ONES = (
  'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien ' +
  'zeventien achttien negentien'
).split(' ');
const TENS = '- - twintig dertig veertig vijftig zestig zeventig tachtig negentig'.split(' ');
const LARGE = ['miljoen', 'miljard', 'biljoen'];

/** "en" after a vowel "e" carries the diaeresis: "tweeëntwintig". */
function belowHundred(n: number): string {
  if (n < 20) return ONES[n] ?? '';
  const tens = TENS[Math.floor(n / 10)] ?? '';
  const unit = n % 10;
  if (unit === 0) return tens;
  const word = unit === 1 ? 'een' : (ONES[unit] ?? '');
  return word + (word.endsWith('e') ? 'ën' : 'en') + tens;
}

function belowThousand(n: number): string {
  const hundreds = Math.floor(n / 100);
  const rest = n % 100 === 0 ? '' : belowHundred(n % 100);
  return hundreds === 0 ? rest : `${hundreds === 1 ? '' : ONES[hundreds]}honderd${rest}`;
}

/** "vijftienhonderd", as everybody says between a thousand and two. */
function byHundreds(n: number): string {
  return `${belowHundred(Math.floor(n / 100))}honderd${n % 100 === 0 ? '' : belowHundred(n % 100)}`;
}

/** "tweeëntwintig", "tweeduizend driehonderd": a space follows "duizend", as the spelling rules have it. */
export function cardinal(digits: string): string {
  if (isCode(digits)) return Array.from(digits, (d) => ONES[Number(d)]).join(' ');
  const n = Number(digits);
  if (n === 0) return 'nul';
  if (n >= 1100 && n < 2000) return byHundreds(n);
  const words = groupsOf(digits).map(({ value, scale }) => {
    if (scale === 0) return belowThousand(value);
    if (scale === 1) return value === 1 ? 'duizend' : `${belowThousand(value).replace(/één$/, 'een')}duizend`;
    return `${belowThousand(value)} ${LARGE[scale - 2]}`;
  });
  return words.join(' ');
}

const ORDINALS: Record<string, string> = { één: 'eerste', drie: 'derde', acht: 'achtste' };

/** "eerste", "derde", "achtste", "twintigste", "honderdste". */
export function ordinal(digits: string): string {
  const words = cardinal(digits);
  const n = Number(digits) % 100;
  for (const [word, ending] of Object.entries(ORDINALS))
    if (n < 20 && words.endsWith(word)) return words.slice(0, words.length - word.length) + ending;
  const second = (n > 0 && n < 20) || n === 0 ? /(?:twee|vier|vijf|zes|zeven|negen|tien|elf|twaalf)$/ : /^$/;
  return words + (second.test(words) ? 'de' : 'ste');
}
