import type { Block, Sentence, TurnRef } from '../../../../kernel/artifacts.ts';
import type { LetterCase } from '../text/letter-case.ts';
import { contentStems } from '../text/stems.ts';
import { countWords } from '../text/tokens.ts';
import { speakable } from './edits.ts';
import { findFault } from './faults.ts';
import { announces, limits, tiedByOpening } from './leaning.ts';
import type { Line } from './model.ts';
import { pointsBack } from './pronouns.ts';

export interface SourceBlock {
  block: Block;
  sentences: Sentence[];
}

/** A paragraph, and the list it leads into, as lines in order. */
export function readLines(blocks: readonly SourceBlock[], letterCase: LetterCase): Line[] {
  const [first, ...items] = blocks;
  if (!first) return [];
  const lines = first.sentences.map((sentence, i) => lineOf(sentence, first.block, i === 0));
  const lead = lines.at(-1);
  if (items.length > 0 && lead && lead.text.endsWith(':')) {
    const joined = joinList(lead, items, letterCase);
    if (joined) lines[lines.length - 1] = joined;
    else lines.push(...itemLines(items));
  } else lines.push(...itemLines(items));
  markOpenQuotes(lines);
  bindSeries(lines);
  holdSupposition(lines);
  lines.forEach((line, i) => {
    const next = lines[i + 1];
    const asks = line.text.endsWith('?');
    // What a paragraph's last sentence announces stands in the next one.
    if (announces(line.text) || (next && (asks || limits(next.text, line.text)))) line.binds = true;
    if (asks && !next) line.fault ??= 'question without its answer';
    if (line.text.endsWith(':')) openLead(line, next);
  });
  return lines;
}

function itemLines(items: readonly SourceBlock[]): Line[] {
  return items.flatMap(({ block, sentences }) =>
    sentences.map((sentence) => {
      const line = lineOf(sentence, block);
      // The steps of a numbered list make sense in their order only.
      if (block.list?.ordered) line.leans = true;
      return line;
    }),
  );
}

function lineOf(sentence: Sentence, block: Block, opensParagraph = false): Line {
  const { text, edit, changes } = speakable(sentence, block);
  return makeLine(
    text,
    [sentence],
    block,
    [{ sentenceId: sentence.id, edit, ...(changes.length > 0 ? { changes } : {}) }],
    opensParagraph,
  );
}

function makeLine(
  text: string,
  sentences: Sentence[],
  block: Block,
  refs: TurnRef[],
  opensParagraph = false,
): Line {
  const fault = faultOf(text, sentences, block);
  return {
    sentences,
    refs,
    block,
    text,
    words: countWords(text),
    stems: new Set(contentStems(text)),
    ...(fault === undefined ? {} : { fault }),
    leans: tiedByOpening(text) || pointsBack(text, opensParagraph),
    binds: false,
    quoted: false,
    score: 0,
    at: -1,
  };
}

function faultOf(text: string, sentences: readonly Sentence[], block: Block): string | undefined {
  const hard = block.spans?.find(
    (span) =>
      sentences.some((s) => span.start >= s.start && span.end <= s.end) &&
      (span.kind === 'math' ||
        // A word set as code is still a word: "the stepout option".
        (span.kind === 'code' &&
          !/^[A-Za-z]{2,}(?:[-_ ][A-Za-z]+)*(?:\(\))?$/.test(wordsOf(span, sentences)))),
  );
  if (hard) return hard.kind === 'math' ? 'formula' : 'code';
  // A lead-in ends with a colon; whether it can stand is decided once the list is known.
  return findFault(text.replace(/:$/, '.'));
}

function wordsOf(span: { start: number; end: number }, sentences: readonly Sentence[]): string {
  const home = sentences.find((s) => span.start >= s.start && span.end <= s.end)!;
  return home.raw.slice(span.start - home.start, span.end - home.start).trim();
}

/** Sentences inside a quotation that runs over several are another's words without their mark. */
function markOpenQuotes(lines: readonly Line[]): void {
  let open = false;
  for (const line of lines) {
    const text = line.sentences.map((s) => s.raw).join(' ');
    const before = open;
    for (const mark of text) {
      if (mark === '“') open = true;
      else if (mark === '”') open = false;
      else if (mark === '"') open = !open;
    }
    if (before || open) line.fault ??= 'half a quotation';
  }
}

/** "Suppose you have a card. ...": what follows in the paragraph holds under it only. */
function holdSupposition(lines: readonly Line[]): void {
  const from = lines.findIndex((line) =>
    /^(?:[Ll]et us|[Ll]et['’]s|Suppose|Assume|Imagine|Say|Consider|Picture)\b/.test(
      line.text.replace(/^(?:Now|So|First|Next),? /i, ''),
    ),
  );
  if (from < 0) return;
  for (const line of lines.slice(from + 1)) line.leans = true;
}

const FIRST = /^(?:First|Firstly|First of all|The first|One (?:is|was)|In the first place)\b/;
const LATER =
  /^(?:Second|Secondly|Third|Thirdly|Fourth|Fourthly|Fifth|Finally|Lastly|Last|Next|Then|The (?:second|third|fourth|fifth|last|other)|Another|In the second place)\b/;

/** "There are three causes. Firstly, ... Secondly, ...": all of it or none. */
function bindSeries(lines: readonly Line[]): void {
  const from = lines.findIndex((line) => FIRST.test(line.text));
  if (from < 0) return;
  const to = lines.findLastIndex((line) => LATER.test(line.text));
  if (to < from) {
    // The rest of the series stands in another paragraph.
    if (/^First(?:ly)?\b/.test(lines[from]!.text)) lines[from]!.fault ??= 'opens a series told elsewhere';
    return;
  }
  const start = from > 0 && lines[from]!.leans ? from - 1 : from;
  for (const line of lines.slice(start, to)) line.binds = true;
}

const MOST_ITEMS = 6;
const MOST_WORDS_AN_ITEM = 10;

/** "Three forces act:" + fragments -> one sentence; undefined when the items are sentences or too long. */
function joinList(lead: Line, items: readonly SourceBlock[], letterCase: LetterCase): Line | undefined {
  if (items.length < 2 || items.length > MOST_ITEMS || lead.fault) return undefined;
  const parts = items.map((item) =>
    item.sentences.length === 1 ? speakable(item.sentences[0]!, item.block) : undefined,
  );
  if (parts.some((p) => !p || countWords(p.text) > MOST_WORDS_AN_ITEM || /[:;–—]| - |\w[.?!] /.test(p.text)))
    return undefined;
  const spoken = parts.map((p) =>
    letterCase.inside(p!.text.replace(/[.,;]$/, '').replace(/,? (?:and|or)$/, '')),
  );
  const text = `${lead.text.slice(0, -1)}: ${listed(spoken)}.`;
  return makeLine(text, [...lead.sentences, ...items.map((i) => i.sentences[0]!)], lead.block, [
    ...lead.refs,
    ...items.map(
      (i): TurnRef => ({
        sentenceId: i.sentences[0]!.id,
        edit: 'simplified',
        changes: ['list read as one sentence'],
      }),
    ),
  ]);
}

/** "a", "a and b", "a, b and c". */
export function listed(parts: readonly string[]): string {
  const comma = parts.some((p) => p.includes(',')) ? '; ' : ', ';
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(comma)} and ${parts.at(-1)}`;
}

/** A lead-in whose items follow as sentences ends with a full stop; without items it can't be said. */
function openLead(line: Line, next: Line | undefined): void {
  if (!next) {
    line.fault ??= 'announces what is not there';
    return;
  }
  line.text = `${line.text.slice(0, -1)}.`;
  line.refs = line.refs.map((r) => ({
    ...r,
    edit: 'simplified',
    changes: [...(r.changes ?? []), 'colon read as a full stop'],
  }));
}
