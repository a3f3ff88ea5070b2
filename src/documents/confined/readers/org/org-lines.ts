import { tokens } from '../../../../kernel/patterns.ts';
import { inlineToMarkdown } from './org-inline.ts';

const HEADING = /^(\*{1,20})[ \t]+(\S.*)$/;
const ITEM = /^([ \t]*)(?:([-+])|(\d{1,9}|[a-z])[.)]|[ \t](\*))(?:[ \t]+(?:\[@\w+\][ \t]*)?(.*))?$/;
const STATES = new Set(tokens`TODO DONE NEXT WAITING HOLD CANCELLED CANCELED STARTED SOMEDAY`);
/** Blocks whose lines are shown as they stand, those that are quoted, and those nobody sees. */
const VERBATIM = new Set(tokens`src example export verse`);
const HIDDEN = new Set(['comment']);
/** A line shorter than this that does not end as a sentence was ended on purpose. */
const WRAPPED_LENGTH = 60;
/** Columns a level of Markdown's lists, enough below numbers of two digits. */
const INDENT = 4;

interface Block {
  kind: string;
  verbatim: boolean;
}

/** What a file says of itself in its keywords. */
export interface OrgKeywords {
  title?: string;
  author?: string;
}

/**
 * Org (orgmode.org, "Org Syntax") as Markdown: headings by their stars, lists by their depth, drawers, keywords,
 * planning lines and comments left out.
 */
export function orgToMarkdown(source: string): { text: string; keywords: OrgKeywords } {
  const reading = new OrgLines();
  for (const line of source.split(/\r?\n/)) reading.add(line);
  return { text: reading.out.join('\n'), keywords: reading.keywords };
}

class OrgLines {
  readonly out: string[] = [];
  readonly keywords: OrgKeywords = {};
  /** Columns of the bullets that are open. */
  private items: number[] = [];
  private block: Block | undefined;
  private inDrawer = false;
  private inTable = false;
  private last = '';

  add(line: string): void {
    if (this.block) this.addToBlock(line);
    else if (this.inDrawer) this.inDrawer = !/^[ \t]*:END:[ \t]*$/i.test(line);
    else if (/^[ \t]*:[A-Za-z][\w-]{0,30}:[ \t]*$/.test(line)) this.inDrawer = true;
    else if (/^[ \t]*#\+/.test(line)) this.keyword(line.trim());
    else if (/^[ \t]*#(?:[ \t]|$)/.test(line) || /^[ \t]*(?:SCHEDULED|DEADLINE|CLOSED):[ \t]*[<[]/.test(line))
      return;
    else if (HEADING.test(line)) this.heading(line);
    else if (/^[ \t]*\|/.test(line)) this.tableRow(line.trim());
    else this.words(line);
    if (!/^[ \t]*\|/.test(line)) this.inTable = false;
  }

  private keyword(line: string): void {
    const [, name = '', value = ''] = /^#\+([\w-]{1,40}):?[ \t]*(.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    if (key === 'title' || key === 'author') this.keywords[key] = value.trim();
    if (!key.startsWith('begin_')) return;
    const kind = key.slice('begin_'.length);
    this.block = { kind, verbatim: VERBATIM.has(kind) };
    this.blank();
    if (this.block.verbatim) this.out.push('```');
  }

  private addToBlock(line: string): void {
    const { kind, verbatim } = this.block!;
    if (new RegExp(`^[ \\t]*#\\+end_${kind.replace(/[^\w-]/g, '')}`, 'i').test(line)) {
      this.block = undefined;
      this.out.push(verbatim ? '```' : '', '');
      this.last = '';
    } else if (verbatim) this.out.push(line);
    else if (!HIDDEN.has(kind))
      this.out.push(`${kind === 'quote' ? '> ' : ''}${inlineToMarkdown(line.trim())}`);
  }

  private heading(line: string): void {
    const [, stars = '', rest = ''] = HEADING.exec(line)!;
    const [first = '', ...others] = rest
      .replace(/[ \t]{1,40}:[\w@#%:]{1,200}:[ \t]{0,40}$/, '')
      .replace(/\[#[A-Z\d]{1,2}\] ?/, '')
      .split(' ');
    const title = STATES.has(first) ? others.join(' ') : [first, ...others].join(' ');
    this.items = [];
    this.out.push('', `${'#'.repeat(Math.min(6, stars.length))} ${inlineToMarkdown(title.trim())}`, '');
    this.last = '';
  }

  private tableRow(line: string): void {
    const isRule = /^\|[-+|]+$/.test(line);
    if (!this.inTable) this.blank();
    this.inTable = true;
    this.out.push(isRule ? line.replace(/\+/g, '|') : inlineToMarkdown(line));
    this.last = '';
  }

  private words(line: string): void {
    const item = ITEM.exec(line);
    if (line.trim() === '') this.blank();
    else if (item) this.item(item);
    else this.text(line);
  }

  private item([, indent = '', sign, number, star, rest = '']: RegExpExecArray): void {
    const column = columnsOf(indent) + (star ? 1 : 0);
    while (this.items.length > 0 && this.items.at(-1)! >= column) this.items.pop();
    const depth = this.items.push(column) - 1;
    if (depth === 0 && this.last !== '' && !this.isItem(this.last)) this.blank();
    const [, term, meaning = ''] = /^(\S.{0,200}?)[ \t]+::(?:[ \t]+(.*))?$/.exec(rest) ?? [];
    const text = term === undefined ? rest : `*${term}*: ${meaning}`;
    const bullet = sign || star ? '-' : `${/^\d+$/.test(number ?? '') ? number : '1'}.`;
    this.push(`${' '.repeat(INDENT * depth)}${bullet} ${inlineToMarkdown(text)}`);
  }

  private text(line: string): void {
    const column = columnsOf(/^[ \t]*/.exec(line)![0]);
    // Right below an item its own words may stand no deeper than its bullet.
    const follows = this.last !== '';
    while (this.items.length > 0 && (follows ? this.items.at(-1)! > column : this.items.at(-1)! >= column))
      this.items.pop();
    const wasItem = this.isItem(this.last);
    const ends = (wasItem && this.items.length === 0) || endsItself(this.last, line.trim());
    // "Theological" over "A religious view": what it is called, and what is said of it.
    const isBelow = ends && wasItem && this.items.length > 0;
    if (this.last !== '' && ends && !isBelow) this.blank();
    const note = /^\[fn:([\w-]{1,40})\][ \t]+(.*)$/.exec(line);
    const said = note ? `[^${note[1]}]: ${inlineToMarkdown(note[2]!)}` : inlineToMarkdown(line.trim());
    this.push(`${' '.repeat(INDENT * this.items.length)}${isBelow ? '- ' : ''}${said}`);
  }

  private isItem(line: string): boolean {
    return /^[ \t]*(?:-|\d{1,9}\.) /.test(line);
  }

  private push(line: string): void {
    this.out.push(line);
    this.last = line;
  }

  private blank(): void {
    if (this.out.at(-1) !== '') this.out.push('');
    this.last = '';
  }
}

const columnsOf = (space: string) => [...space].reduce((sum, char) => sum + (char === '\t' ? 8 : 1), 0);

/** "73 nations" before "People live ...": a short line that was not wrapped, and one that begins anew. */
function endsItself(line: string, next: string): boolean {
  return (
    line !== '' &&
    line.length < WRAPPED_LENGTH &&
    !/[.!?:;,–-]["”’)*]*$/.test(line.trim()) &&
    /^\p{Lu}/u.test(next)
  );
}
