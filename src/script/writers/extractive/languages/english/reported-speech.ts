import { pattern, words } from '../../../../../kernel/patterns.ts';
import type { Line } from '../../model.ts';
import { openAfter } from '../../text/quotation-marks.ts';

const REPORTS = words`
  wrote, writes, written, letters?, diary, diaries, notebook, journal, says, said, told, tells, recalls?, recalled,
  remembers, remembered, describes, described, description, story, account, testimony, testified, explains, explained
`;
const REPORT = pattern('i')`\b${REPORTS}\b`;
const SINGULAR = /\b(?:I|I['’](?:m|ve|d|ll)|my|myself)\b(?![./-])/;

/**
 * Marks the lines in which somebody speaks whom the text quotes: inside quotation marks that stay open over a
 * sentence, and in a paragraph that is set off after "he wrote to her" or "the following story:", where the text
 * around it never says "I".
 */
export function markSpeech(lines: readonly Line[]): void {
  markOpenQuotations(lines);
  markPassages(lines);
}

function markOpenQuotations(lines: readonly Line[]): void {
  let open: Quotation = NONE_OPEN;
  lines.forEach((line, i) => {
    const raw = line.sentences.map((sentence) => sentence.raw).join(' ');
    const begins = line.block !== lines[i - 1]?.block;
    const again = OPENS.test(raw.trim());
    // What is never closed ends with its paragraph, unless the next one opens it again or closes it.
    const goesOn = again || (begins && closesIt(lines.slice(i).filter(({ block }) => block === line.block)));
    if (begins && !goesOn) open = NONE_OPEN;
    const isOpen = open !== NONE_OPEN;
    if (begins && again) open = NONE_OPEN;
    const after = quotationAfter(raw, open);
    open = after;
    if (!isOpen && after === NONE_OPEN && !WHOLE.test(line.text)) return;
    line.speech = isOpen || WHOLE.test(line.text) || opensFor(line.text) ? 'bare' : 'led';
    line.quoted = true;
  });
}

/** Whether a paragraph closes a quotation that it has not opened. */
function closesIt(paragraph: readonly Line[]): boolean {
  const raw = paragraph.flatMap(({ sentences }) => sentences.map((sentence) => sentence.raw)).join(' ');
  return /^[^“„«]*”/.test(raw);
}

/** The marks that are open: double ones, and single ones. */
type Quotation = ReturnType<typeof openAfter> | "'";

const NONE_OPEN = '';
const OPENS = /^["“„«'‘]/;
/** A sentence that is nothing but one quotation: whose it is stands elsewhere. */
const WHOLE = /^[“"][^“”"]{20,}[”"][.,]?$/;
const SINGLE = /(?<![\p{L}\p{N}])(['‘])(?=[\p{L}“"])(?!em\b|tis\b|twas\b)|(?<=[\p{L}.,!?…—-])['’](?!\p{L})/gu;

function quotationAfter(text: string, open: Quotation): Quotation {
  const double = openAfter(text, open === "'" ? NONE_OPEN : open);
  if (double !== NONE_OPEN || (open !== NONE_OPEN && open !== "'") || /["“„«]/.test(text)) return double;
  let single: Quotation = open;
  for (const [, opens] of text.matchAll(SINGLE)) single = opens === undefined ? NONE_OPEN : "'";
  return single;
}

/** Whether a text opens a quotation that it does not close before somebody is named: "'It was late,' she says, 'and". */
function opensFor(text: string): boolean {
  return (
    OPENS.test(text.trim()) &&
    quotationAfter(text.trim().slice(0, CLOSES_EARLY), NONE_OPEN) !== NONE_OPEN &&
    !/[,!?]["”'’] /.test(text)
  );
}

/** A quotation that is closed within so many letters has its speaker after it. */
const CLOSES_EARLY = 200;

function markPassages(lines: readonly Line[]): void {
  let from = 0;
  while (from < lines.length) {
    const { block } = lines[from]!;
    const size = lines.slice(from).findIndex((line) => line.block !== block);
    const paragraph = lines.slice(from, size < 0 ? undefined : from + size);
    const lead = lines[from - 1];
    if (lead && reportsPassage(lead) && paragraph.some(({ text }) => SINGULAR.test(unquoted(text))))
      for (const line of paragraph) {
        line.speech = 'bare';
        line.quoted = true;
      }
    from += paragraph.length;
  }
}

function reportsPassage({ text, block, speech }: Line): boolean {
  return (
    block.type === 'paragraph' &&
    speech === undefined &&
    REPORT.test(text) &&
    // '"It is old," he said.' has told what he said.
    (unquoted(text) === text || text.endsWith(':')) &&
    !SINGULAR.test(unquoted(text)) &&
    !/\bthe author\b|["”]$/.test(text)
  );
}

function unquoted(text: string): string {
  return text.replace(/“[^”]{0,500}”|"[^"]{0,500}"/g, '');
}
