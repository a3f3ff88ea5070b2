import { after, type Rule } from '../rule.ts';
import { cardinal, ordinal, year } from './number-words.ts';

const VALUES: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
const WELL_FORMED = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/** Things that are counted: "Chapter IV", "World War II". */
const COUNTED =
  'chapter|part|book|volume|vol\\.|act|scene|section|article|appendix|figure|fig\\.|table|plate|canto|war|phase|stage|type|class|level|grade|step|mark|unit|lesson|title|tome|schedule|annex|group|factor|region|zone|division';

/** Names that rulers and popes shared: the numeral is said as an ordinal. */
const RULERS =
  'Henry|George|Louis|Edward|Charles|James|William|Richard|Elizabeth|Mary|Philip|Philippe|Napoleon|Frederick|Nicholas|' +
  'Catherine|Alexander|Rameses|Ramesses|Ramses|Ptolemy|Pius|Leo|Gregory|Innocent|Benedict|Clement|Urban|Paul|Peter|' +
  'Ivan|Otto|Gustav|Gustavus|Christian|Constantine|Theodosius|Darius|Xerxes|Artaxerxes|Cleopatra|Thutmose|Amenhotep|' +
  'Seti|Mehmed|Murad|Selim|Victor|Emmanuel|Umberto|Ferdinand|Alfonso|Juan|Carlos|Harald|Olaf|Haakon|Erik|Robert|' +
  'Boniface|Sixtus|Stephen|Joseph|Leopold|Rudolf|Maximilian|Wilhelm|Casimir|Sigismund|Francis|Felipe|Pedro|John|' +
  'Margaret|Christina|Albert|Baudouin|Theodoric|Justinian|Leonidas|Mithridates|Antiochus|Seleucus|Hassan|Mohammed|Abdullah';

function numeralValue(numeral: string): number {
  const values = Array.from(numeral, (letter) => VALUES[letter] ?? 0);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}

function digitsOf(numeral: string): string | undefined {
  const letters = numeral.toUpperCase();
  return WELL_FORMED.test(letters) ? String(numeralValue(letters)) : undefined;
}

/** Roman numerals, where what stands before says that they are such. */
export const romanRules: Rule[] = [
  { pattern: /\bWW(I{1,2})\b/g, say: ([, n]) => `World War ${n === 'I' ? 'one' : 'two'}` },
  {
    // A heading that is only its number.
    pattern: /^\s*([IVXLC]{2,}|[VX])\.?\s*$/g,
    say: ([, numeral = '']) => {
      const digits = digitsOf(numeral);
      return digits && `${cardinal(digits)}.`;
    },
  },
  {
    pattern: new RegExp(String.raw`\b((?:${COUNTED})s?\s)([IVXLC]+)(?![\p{L}\p{N}'])`, 'giu'),
    say: ([, thing = '', numeral = '']) => {
      const digits = /^[ivxlc]+$/.test(numeral) && numeral.length === 1 ? undefined : digitsOf(numeral);
      return digits && thing + cardinal(digits);
    },
  },
  {
    pattern: new RegExp(String.raw`\b((?:${RULERS})\s)([IVX]+)(?![\p{L}\p{N}])`, 'gu'),
    say: (m) => {
      const digits = digitsOf(m[2] ?? '');
      // "said Henry I think": the pronoun, unless a word follows that fits a ruler.
      if (
        m[2] === 'I' &&
        /^\s(?:am|have|think|know|do|will|would|can|could|had|mean|see|say)\b/.test(after(m))
      )
        return undefined;
      return digits && `${m[1]}the ${ordinal(digits)}`;
    },
  },
  {
    pattern: /(?<=\b\p{Lu}\p{L}+\s)([IVX]{2,})(?![\p{L}\p{N}'])/gu,
    say: (m) => {
      const digits = digitsOf(m[0]);
      return digits && cardinal(digits);
    },
  },
  {
    pattern: /\b([IVX]+)(?:th)?(?=\s(?:century|centuries)\b)/g,
    say: (m) => {
      const digits = digitsOf(m[1] ?? '');
      return digits && ordinal(digits);
    },
  },
  {
    pattern: /\b(M{1,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3}))\b/g,
    say: (m) => {
      const digits = m[0].length >= 4 ? digitsOf(m[0]) : undefined;
      return digits && year(digits);
    },
  },
  {
    pattern: /\((x{0,1}(?:ix|iv|v?i{1,3}))\)/g,
    say: (m) => {
      const digits = digitsOf(m[1] ?? '');
      return digits && `(${cardinal(digits)})`;
    },
  },
];
