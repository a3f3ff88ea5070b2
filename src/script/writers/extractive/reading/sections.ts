import type { Block, Document, Sentence } from '../../../../kernel/artifacts.ts';
import { compact } from '../../../../kernel/compact.ts';
import type { Headings, Language } from '../languages/language.ts';
import type { NoteWords } from '../languages/note-words.ts';
import type { Line, Section, Unit } from '../model.ts';
import { countWords } from '../text/count-words.ts';
import type { LetterCase } from '../text/letter-case.ts';
import { isApparatusHeading } from './apparatus-headings.ts';
import { joinBrokenItems, markLists } from './bare-lines.ts';
import { definedTerm, readClauses } from './clauses.ts';
import { creditedQuotation, isCredit, isCredited } from './credited.ts';
import { continuesGroup } from './groups.ts';
import { headedList } from './headed-list.ts';
import { readLines, type SourceBlock } from './lines.ts';
import { listedQuestions } from './listed-questions.ts';
import type { UnitDraft } from './notes/draft-units.ts';
import { isNotes } from './notes/is-notes.ts';
import type { NoteHeading } from './notes/note-heading.ts';
import { readNotes } from './notes/read-notes.ts';
import { numberedParagraphs } from './numbered-paragraphs.ts';
import { isAskedCallout, withoutCallout } from './part-labels.ts';
import { joinSplitQuotations } from './quotations.ts';
import { isLedInto, joinPassages } from './quoted-passages.ts';
import { hasOwnStatements, tableItems } from './table-items.ts';
import { sayVerdicts } from './verdict-items.ts';

/** Takes a document, gives its body as sections in order; apparatus, captions and tables are left out. */
export function readSections(document: Document, language: Language, letterCase: LetterCase): Section[] {
  const { headings } = language;
  const sentences = Map.groupBy(document.sentences, (s) => s.blockId);
  const sections: Section[] = [openSection('', 0, undefined, 0, headings)];
  const above: Section[] = [];
  let group: SourceBlock[] = [];
  let units = 0;
  let hidden = 99;
  let lineLevel = 0;
  let heading: Block | undefined;
  // The pages of a handout are one text.
  const several = document.source.mediaType === 'collection';

  const close = () => {
    const section = sections.at(-1)!;
    const own = {
      section,
      sentences: spokenSentences(sentences.get(heading?.id ?? '')),
      title: document.metadata.titleFrom === 'file_name' ? '' : document.metadata.title,
      letterCase,
    };
    const drafts = readGroup(group, compact({ ...own, block: heading }), language, letterCase);
    group = [];
    for (const draft of drafts) {
      // "— a maintainer": whose words a quotation was that is left out.
      if (draft.form === 'prose' && draft.lines.every(({ block }) => isCredit(block)))
        for (const line of draft.lines) line.fault ??= 'credit without its quotation';
      section.units.push({ ...draft, section, at: units });
      units += 1;
    }
  };

  const blocks = language.notes ? joinBrokenItems(markLists(document.blocks)) : document.blocks;
  const prose = language.notes ? opensProse(blocks) : 0;
  // Before the first heading of an article stand its title, its writer and its date.
  const headless = blocks.some(({ type }) => type === 'heading') && isArticle(blocks);
  const inNotes = language.notes !== undefined && writesNotes(blocks);
  for (const [at, given] of blocks.entries()) {
    const block =
      language.notes && isAskedCallout(given.text)
        ? { ...given, type: 'paragraph' as const, text: withoutCallout(given.text) }
        : inNotes && isEmphasised(given)
          ? { ...given, type: 'paragraph' as const }
          : given;
    if (block.type === 'code' || isCommand(block)) {
      leaveLeadOut(group);
      close();
    }
    if (block.role !== 'body' || isCommand(block) || isBoxed(block)) continue;
    // "11/2:", over what was noted on that day.
    if (language.notes && block.type === 'paragraph' && !/\p{L}/u.test(block.text)) {
      close();
      continue;
    }
    const sub = language.notes !== undefined && isSubHeading(document.blocks, at);
    if (block.type === 'heading' && headings.aside?.test(block.text)) continue;
    // "{% hint %}", "{{< figure >}}": what a site is built from.
    if (language.notes && /^(?:\{%|\{\{)/.test(block.text)) {
      close();
      continue;
    }
    if (isTitleAgain(block, document) || (at < prose && isTag(block))) continue;
    if (headless && sections.length === 1 && isByLine(block)) continue;
    if (block.type === 'heading' && goesOnUnder(sections.at(-1)!, block)) {
      close();
      continue;
    }
    if (block.type === 'heading' || sub) {
      close();
      heading = block;
      const level = sub ? lineLevel + 1 : (block.level ?? 1);
      if (!sub) lineLevel = level;
      if (level <= hidden) hidden = isApparatusHeading(block, document, headings) ? level : 99;
      const opened = openSection(block.text, level, parentOf(above, level), sections.length, headings);
      sections.push(several && block.part !== undefined ? { ...opened, part: block.part } : opened);
      if (level > 0) above.push(sections.at(-1)!);
      continue;
    }
    // Objectives are lists; running text after them is the introduction.
    if (hidden < 99 && language.notes && OBJECTIVES.test(heading?.text ?? '') && isRunningText(block))
      hidden = 99;
    // A link to a quiz is no heading of the text that goes on below it.
    if (hidden < 99 && QUIZ.test(heading?.text ?? '') && isProse(block)) {
      hidden = 99;
      sections.at(-1)!.title = '';
    }
    const credited = isCredited(block, document.blocks[at + 1]);
    const isQuotation = isLedInto(block, group, document.blocks[at + 1]);
    const isTold = block.type === 'paragraph' || block.type === 'list_item' || credited || isQuotation;
    const rows =
      hidden === 99 && block.type === 'table' && language.notes && !hasOwnStatements(document, block)
        ? tableItems(block, sentences.get(block.id) ?? [])
        : undefined;
    if (rows) {
      if (!leadsTo(group)) close();
      group.push(...rows);
      close();
      continue;
    }
    if (hidden < 99 || !isTold) {
      if (!isTold) leaveLeadOut(group);
      close();
      continue;
    }
    if (!continuesGroup(group, block, language)) close();
    group.push({ block, sentences: withoutLinks(spokenSentences(sentences.get(block.id)), block) });
  }
  close();
  if (language.notes) leavePrefaceOut(sections[0]!, language.notes);
  leaveRepeatedOut(sections);
  for (const section of sections) {
    joinSplitQuotations(section.units);
    joinPassages(section.units, language);
    // What the title asks is answered by the whole text.
    if (section.title === document.metadata.title) delete section.units[0]?.question;
    section.units = section.units.filter(({ lines }) => lines.length > 0);
  }
  return sections.filter((s) => s.title !== '' || s.units.length > 0);
}

/** "The layers are:", over a table. */
function leadsTo(group: readonly SourceBlock[]): boolean {
  const [only, more] = group;
  return more === undefined && only?.block.type === 'paragraph' && /:\W*$/.test(only.block.text);
}

/** A sentence that stands twice, as in a summary over the text that it was taken from, is told where it stands first. */
function leaveRepeatedOut(sections: readonly Section[]): void {
  const heard = new Set<string>();
  for (const unit of sections.flatMap(({ units }) => units)) {
    if (unit.form !== 'prose') continue;
    const letters = ({ text }: Line) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
    const all = unit.lines.map(letters);
    unit.lines = unit.lines.filter((line) => line.words < LEAST_REPEATED_WORDS || !heard.has(letters(line)));
    // What a passage says twice itself, it means to.
    for (const text of all) heard.add(text);
  }
}

const LEAST_REPEATED_WORDS = 9;

/** "There are typos. I wrote this in two hours.": what stands over notes and is about them, not their subject. */
function leavePrefaceOut({ title, units }: Section, { aboutNotes }: NoteWords): void {
  if (title !== '') return;
  const lines = units.flatMap((unit) => unit.lines);
  const sentences = lines.flatMap((line) => line.sentences.map(({ raw }) => raw));
  const about = sentences.filter((raw) => aboutNotes.test(raw)).length;
  if (about < LEAST_ABOUT || about < sentences.length * SHARE_ABOUT) return;
  for (const line of lines) line.fault ??= 'about the notes themselves';
}

const LEAST_ABOUT = 2;
const SHARE_ABOUT = 0.3;

/** The units of a group of blocks: notes put into form, or the paragraph as it stands. */
function readGroup(
  group: readonly SourceBlock[],
  heading: NoteHeading,
  language: Language,
  letterCase: LetterCase,
): UnitDraft[] {
  const { section } = heading;
  // "Reference:" over whom the notes were taken from.
  const [first] = group;
  if (group.length > 1 && language.notes?.creditLeads?.test(first!.block.text)) return [];
  const credited = creditedQuotation(group, language);
  if (credited) return [{ lines: [credited], form: 'prose' }];
  const defined = definedTerm(group, language);
  if (defined) return [{ ...defined, form: 'prose' }];
  const clauses = readClauses(group, language);
  if (clauses) return [{ lines: clauses, form: 'prose' }];
  const numbered = numberedParagraphs(group, language, letterCase);
  if (numbered) return numbered.map((lines) => ({ lines, form: 'prose' as const }));
  const questions = listedQuestions(group, language);
  if (questions) return [{ lines: [questions], form: 'prose' }];
  const listed = language.notes ? undefined : headedList(section, group, language, letterCase);
  const lines = listed ?? readLines(group, language, letterCase);
  if (lines.length === 0) return [];
  const drafts: UnitDraft[] =
    language.notes && isNotes(group, lines, language.notes)
      ? readNotes(group, heading, language, language.notes)
      : [{ lines, form: 'prose' }];
  const verdict = language.verdicts?.read(section.title);
  if (verdict) sayVerdicts(verdict, drafts, heading.sentences, language.verdicts!, letterCase);
  const [opening] = drafts;
  const title = section.title.replace(/ [–—-] (?=\p{L}+\?$)/u, ': ');
  // A heading that asks is answered by what stands under it.
  if (
    opening &&
    !opening.question &&
    language.notes &&
    section.units.length === 0 &&
    /\?$/.test(section.title)
  )
    opening.question = {
      text: language.headings.asked?.(title) ?? title,
      refs: heading.sentences.map(({ id }) => ({ sentenceId: id, edit: 'verbatim' })),
    };
  return drafts;
}

function openSection(
  title: string,
  level: number,
  parent: Section | undefined,
  n: number,
  headings: Headings,
): Section {
  return compact({
    id: `s${n}`,
    // A line of the imprint that looked like a heading names nothing.
    title: /\bisbn\b/i.test(title) ? '' : hangOn(headings.clean(title), parent, headings),
    heading: title,
    level,
    parent,
    units: [],
    closing: headings.closing.test(title),
  });
}

/** "By age" under "Classification": "Classification by age". */
function hangOn(title: string, parent: Section | undefined, { hangs }: Headings): string {
  if (!parent || !hangs?.test(title) || !/^\p{L}+(?: \p{L}+){0,3}$/u.test(parent.title)) return title;
  return `${parent.title} ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

/** A paragraph or an item that is set as code from its beginning to its end. */
function isCommand({ type, text, spans, start, end }: Block): boolean {
  const whole = spans?.some((span) => span.kind === 'code' && span.start === start && span.end === end);
  return (type === 'paragraph' || type === 'list_item') && whole === true && countWords(text) > 2;
}

/** "* basis, without warranty of any kind *": a line of a box that is drawn of stars, cut wherever it ended. */
function isBoxed({ type, text }: Block): boolean {
  return type === 'list_item' && /(?:^|\s)\*$/.test(text.trim());
}

/** "We have two segments of code:": leads to the code, and not to what stands below it. */
function leaveLeadOut(group: SourceBlock[]): void {
  const last = group.at(-1);
  if (last?.block.type !== 'paragraph') return;
  const names = countWords(last.block.text) <= MOST_CODE_TITLE && !/[.!?]\W*$/.test(last.block.text);
  if (!names && !/:\W*$/.test(last.block.text)) return;
  group.pop();
  if (last.sentences.length > 1) group.push({ ...last, sentences: last.sentences.slice(0, -1) });
}

const MOST_CODE_TITLE = 8;

/** Where the text of a document of paragraphs begins; 0 where it is none. */
function opensProse(blocks: readonly Block[]): number {
  const own = blocks.filter(({ role, type }) => role === 'body' && type === 'paragraph');
  const prose = own.filter(isProse);
  return prose.length < LEAST_PROSE || prose.length * 2 < own.length ? 0 : blocks.indexOf(prose[0]!);
}

const LEAST_PROSE = 3;

function isArticle(blocks: readonly Block[]): boolean {
  const own = blocks.filter(({ role, type }) => role === 'body' && type === 'paragraph');
  const prose = own.filter(isProse).length;
  return prose >= LEAST_PROSE && prose * 2 >= own.length;
}

/** "The Harbour Manifesto", "Written by A. Brown, revised 3/4/94": no sentence, and none that leads on. */
function isByLine({ type, text }: Block): boolean {
  return (
    type === 'paragraph' && countWords(text) <= MOST_BY_LINE_WORDS && !/[.!?:,;]["”’)]?$/.test(text.trim())
  );
}

const MOST_BY_LINE_WORDS = 9;

/** "History, Printing and Technology": what a page is filed under. */
function isTag({ type, text }: Block): boolean {
  return (
    type === 'paragraph' && countWords(text) <= MOST_HEADING_WORDS && /^[\p{L}\p{N} ,|/&·-]+$/u.test(text)
  );
}

/** Mostly items and short lines: whoever sets a sentence off in notes means that it matters. */
function writesNotes(blocks: readonly Block[]): boolean {
  const own = blocks.filter(
    ({ role, type }) => role === 'body' && (type === 'paragraph' || type === 'list_item'),
  );
  return own.length >= LEAST_NOTES && own.filter(isProse).length * 5 < own.length;
}

const LEAST_NOTES = 5;

/** "> All repairs need two people.": a sentence set off, and nobody's words. */
function isEmphasised({ type, text }: Block): boolean {
  return (
    type === 'quote' &&
    countWords(text) <= MOST_EMPHASISED &&
    !/["“”«]|[—–-] ?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*$/u.test(text) &&
    /^\p{Lu}[^.!?]*[.!]$/u.test(text)
  );
}

const MOST_EMPHASISED = 30;

/** The title that a page shows a second time over its text. */
function isTitleAgain({ type, text }: Block, { metadata }: Document): boolean {
  const letters = (written: string) =>
    written
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return (
    type === 'paragraph' && metadata.titleFrom === 'document' && letters(text) === letters(metadata.title)
  );
}

/** "Memory (cont.)" under "Memory", and "(cont.)" alone: the next slide of the same. */
function goesOnUnder({ heading }: Section, { text }: Block): boolean {
  const name = text.replace(/\s{0,9}\(?\bcont(?:inued|['’]?d)?\b\.?\)?\s{0,9}$/i, '');
  if (name === text) return false;
  const bare = (title: string) => title.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  return bare(name) === '' || bare(name) === bare(heading);
}

/** "Ancient lighthouses": a short line without a stop between two paragraphs of prose is their heading. */
function isSubHeading(blocks: readonly Block[], at: number): boolean {
  const { type, text } = blocks[at]!;
  if (type === 'paragraph' && isNumberedHeading(text, blocks[at + 1])) return true;
  if (isItemHeading(blocks, at)) return true;
  if (type !== 'paragraph' || countWords(text) > MOST_HEADING_WORDS) return false;
  if (!/^\p{Lu}[\p{L}\p{N} '’-]+$/u.test(text)) return false;
  const [before, after] = [blocks[at - 1], blocks[at + 1]];
  return [before, after].every((block) => block?.role === 'body' && isProse(block));
}

/** "10.4. Distributing the source": numbered as a part of the text, without a stop, and over a paragraph. */
function isNumberedHeading(text: string, after: Block | undefined): boolean {
  return (
    /^\d{1,3}(?:\.\d{1,3}){1,3}\.? \p{Lu}[^.!?:;"“”]{2,120}$/u.test(text) &&
    countWords(text) <= MOST_NUMBERED_WORDS &&
    after?.type === 'paragraph' &&
    after.role === 'body' &&
    /^\p{Lu}/u.test(after.text)
  );
}

const MOST_NUMBERED_WORDS = 14;

/** "- Stocks and shares" alone over a paragraph: an item that is the title of what stands below it. */
function isItemHeading(blocks: readonly Block[], at: number): boolean {
  const [before, item, after] = [blocks[at - 1], blocks[at]!, blocks[at + 1]];
  if (!isTitleItem(item) || after?.role !== 'body') return false;
  if (before?.type !== 'list_item' && isProse(after)) return true;
  if (!isProseItem(after, item)) return false;
  // Titles and paragraphs in turns, which were all taken for items.
  const own = blocks.filter(({ list }) => list !== undefined && list.id === item.list?.id);
  const titles = own.filter(isTitleItem);
  return (
    titles.length >= LEAST_TITLES && titles.every((title) => isProseItem(own[own.indexOf(title) + 1], item))
  );
}

const LEAST_TITLES = 2;

const isTitleItem = ({ type, text }: Block) =>
  type === 'list_item' && countWords(text) <= MOST_HEADING_WORDS && /^\p{Lu}[\p{L}\p{N} ,'’/-]+$/u.test(text);

const isProseItem = (block: Block | undefined, { list }: Block) =>
  block?.list !== undefined && block.list.id === list?.id && isProse({ ...block, type: 'paragraph' });

const isProse = ({ type, text }: Block) =>
  type === 'paragraph' && countWords(text) >= LEAST_PROSE_WORDS && /[.!?]["”’)]?$/.test(text);

const MOST_HEADING_WORDS = 6;
const LEAST_PROSE_WORDS = 15;
const OBJECTIVES = /\bobjectives?\b/i;
const QUIZ = /(?<!\p{L})quiz(?:ze?s)?$/iu;

function isRunningText({ type, text }: Block): boolean {
  return type === 'paragraph' && countWords(text) >= 40 && /[.!?]["”’)]?$/.test(text);
}

/** The last section above a level. `open` holds those that may still have children, the lowest last. */
function parentOf(open: Section[], level: number): Section | undefined {
  while (open.length > 0 && open.at(-1)!.level >= level) open.pop();
  return open.at(-1);
}

/** "View the policy" behind what a paragraph says: nothing but a link. */
function withoutLinks(sentences: Sentence[], { type, spans }: Block): Sentence[] {
  const links = (spans ?? []).filter(({ kind }) => kind === 'link');
  if (type !== 'paragraph' || links.length === 0) return sentences;
  const left = sentences.filter(
    (sentence) =>
      countWords(sentence.raw) < LEAST_LINKED_WORDS ||
      !links.some(({ start, end }) => start <= sentence.start && end >= sentence.end - 1),
  );
  return left.length > 0 ? left : sentences;
}

const LEAST_LINKED_WORDS = 3;

function spokenSentences(sentences: Sentence[] | undefined): Sentence[] {
  return (sentences ?? []).filter((s) => /\p{L}/u.test(s.raw));
}

export function allLines(sections: readonly Section[]) {
  return sections.flatMap((s) => s.units.flatMap((p: Unit) => p.lines));
}
