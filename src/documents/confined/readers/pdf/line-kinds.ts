import { pattern, tokens } from '../../../../kernel/patterns.ts';
import { ALL_PACKS } from '../../../../languages/packs.ts';
import type { Line } from '../../layout.ts';
import type { BodyStyle } from './page-style.ts';

const BULLET = /^[•●○◦▪▫■□‣⁃–—∙·✓➢➤❖►▶*\uF0B7\uF0A7\uF0D8\uF076\uF02D-]\s+(?=\S)/u;
const ENUMERATOR = /^(?:\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{1,5})[.)]|\[\d{1,3}\])\s+(?=\S)/;

export interface ListMark {
  ordered: boolean;
  length: number;
  /** The number itself, where it is one. */
  number: number | null;
}

/** The bullet or number that a line begins with. */
export function listMark(text: string): ListMark | null {
  const bullet = BULLET.exec(text);
  if (bullet) return { ordered: false, length: bullet[0].length, number: null };
  const enumerator = ENUMERATOR.exec(text);
  if (!enumerator) return null;
  const digits = /\d+/.exec(enumerator[0])?.[0];
  return { ordered: true, length: enumerator[0].length, number: digits ? Number(digits) : null };
}

const CAPTIONS = [
  ...ALL_PACKS.flatMap(({ reading }) => reading.captions),
  ...tokens`fig listing algorithm chart plate map exhibit box`,
];
const CAPTION = pattern('i')`^${CAPTIONS}\s+(?:[A-Z]|S)?\d+(?:[.-]\d+)*[a-z]?\s*(?:[.:|—–]\s|\s*$)`;
const LOOSE_CAPTION = /^(?:figure|fig\.?|table|tab\.)\s+(?:[A-Z]|S)?\d+(?:\.\d+)*\s+\p{Lu}/iu;

/** "Figure 3: ..." opens a caption; "Figure 3 shows" does not. */
export function opensCaption(line: Line, style: BodyStyle): boolean {
  if (CAPTION.test(line.text)) return true;
  return LOOSE_CAPTION.test(line.text) && (line.size < style.size * 0.95 || startsBold(line));
}

function startsBold(line: Line): boolean {
  return line.segments[0]?.runs[0]?.font.bold === true;
}

/** A line that is set as an equation rather than as text. */
export function isFormula(line: Line): boolean {
  const words = line.text.match(/\p{L}{3,}/gu)?.length ?? 0;
  if (line.mathShare >= 0.25 && words <= 2) return true;
  if (line.mathShare > 0.15 && words <= 4 && /\(\d+(?:\.\d+)?\)$/.test(line.text)) return true;
  const symbols = line.text.match(/[=+−×÷∑∏∫√≤≥≈≠∈∂∇∞→⇒αβγδεθλμπρσφω^|{}]/gu)?.length ?? 0;
  const isEquation = /=|≤|≥|≈/.test(line.text) && symbols >= 1 && words <= 1 && line.text.length < 90;
  return isEquation && line.x0 - line.column.x0 > line.size * 1.5 && line.mathShare > 0.15;
}

/** Text ends here: the last mark is one that ends a sentence. */
export function endsSentence(text: string): boolean {
  return /[.!?:;]["”’»)\]]*(?:\[?\d{1,3}\]?|[*†‡])?$/u.test(text.trimEnd());
}

/** Whether a line stops short of its column's right edge. */
export function stopsShort(line: Line): boolean {
  return line.column.x1 - line.x1 > Math.max(line.size * 3, (line.column.x1 - line.column.x0) * 0.12);
}
