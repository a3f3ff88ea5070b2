import { listed } from '../reading/lines.ts';
import { capitalise, type LetterCase } from '../text/letter-case.ts';
import { analyse, countWords } from '../text/tokens.ts';

/*
 * The English phrase book. Every sentence here is a frame: it says where the talk goes and states nothing
 * of the source. `n` makes the choice steady: the same script always reads the same.
 */

const MOST_TITLE_WORDS = 14;

/** A heading as it can stand inside a sentence, or undefined where it would not read as one. */
export function headingInside(title: string, letterCase: LetterCase): string | undefined {
  const bare = title
    .replace(/[.:!]$/, '')
    .replace(/\s+\?$/, '?')
    .trim();
  if (bare === '' || countWords(bare) > MOST_TITLE_WORDS || /[{}<>[\]|\\=_]|https?:/.test(bare))
    return undefined;
  if (!/\p{L}{2}/u.test(bare)) return undefined;
  if (!/\p{L}{3}/u.test(bare.replace(/\([^)]*\)/g, ''))) return undefined;
  // "ANDREW JOHNSON" is set in capitals; "USDS" is written so.
  const calm = /^[^a-z]+$/.test(bare) && /\p{Lu}{4}/u.test(bare) && bare.length > 6 ? inSmall(bare) : bare;
  return letterCase
    .heading(calm)
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s*[:–—]\s+/g, ', ');
}

/** "ANDREW JOHNSON" -> "Andrew Johnson". */
export function inSmall(capitals: string): string {
  return capitals
    .replace(/\p{Lu}{2,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    .replace(/(?<=\p{Ll}[’'])\p{Lu}(?!\p{L})/gu, (letter) => letter.toLowerCase());
}

/** "how plants make sugar", "why tides differ": a clause that "let's look at" takes as it is. */
function isClause(title: string): boolean {
  return /^(?:how|why|what|when|where|who)\b/.test(title) && !title.endsWith('?');
}

/** A phrase that needs no article before it: plural, a name, an activity, or one that has its article. */
function standsAlone(title: string): boolean {
  const tokens = analyse(title);
  const first = tokens[0];
  if (!first || title.includes(',')) return false;
  if (tokens.some((t) => t.pos === 'AUX' || (t.pos === 'VERB' && !/(?:ing|ed)$/.test(t.lower)))) return false;
  if (first.pos === 'DET' || /ing$/.test(first.lower)) return true;
  const head = tokens.find(
    (t, i) =>
      (t.pos === 'NOUN' || t.pos === 'PROPN') &&
      tokens[i + 1]?.pos !== 'NOUN' &&
      tokens[i + 1]?.pos !== 'PROPN',
  );
  return (
    head !== undefined && (/[^s]s$/.test(head.lower) || (head.pos === 'PROPN' && /^\p{Lu}/u.test(head.text)))
  );
}

/** Headings that every paper has: said as a transition, but no news in a list. */
const GENERIC =
  /^(?:methods?|materials and methods|results?|discussion|conclusions?|introduction|background|overview|analysis|data|findings|recommendations|limitations|related work|authors|design|setup)$/i;

/** Whether a heading can be one of a list: "tides, basins and how they resonate". */
export function fitsList(title: string): boolean {
  return (
    !title.endsWith('?') &&
    (isClause(title) || standsAlone(title)) &&
    !title.includes(',') &&
    !GENERIC.test(title)
  );
}

export function transition(title: string, n: number, place: 'first' | 'middle' | 'last'): string {
  if (title.endsWith('?')) return capitalise(title);
  const pick = (forms: string[]) => forms[n % forms.length]!;
  if (isClause(title))
    return /^(?:how|why|what)/.test(title)
      ? pick([`Let's look at ${title}.`, `Now to ${title}.`, `The next question is ${title}.`])
      : pick([`Let's look at ${title}.`, `Now to ${title}.`]);
  if (standsAlone(title)) {
    if (place === 'first') return pick([`Let's start with ${title}.`, `We begin with ${title}.`]);
    if (place === 'last') return pick([`That leaves ${title}.`, `And finally, ${title}.`]);
    return pick([
      `Let's turn to ${title}.`,
      `That brings us to ${title}.`,
      `On to ${title}.`,
      `Now for ${title}.`,
    ]);
  }
  const name = `"${quotable(capitalise(title))}"`;
  if (place === 'first') return `It begins with a part called ${name}.`;
  if (place === 'last') return `The last part is called ${name}.`;
  return pick([`The next part is called ${name}.`, `Then comes ${name}.`, `Next: ${name}.`]);
}

/** Into a subheading of the same segment. */
export function subTransition(title: string): string {
  if (title.endsWith('?')) return capitalise(title);
  if (isClause(title)) return `Now to ${title}.`;
  return standsAlone(title) ? `On to ${title}.` : `Next: "${quotable(capitalise(title))}".`;
}

export function untitledTransition(n: number): string {
  return ['Let’s go on to the next part.', 'On to the next part.', 'Let’s move on.'][n % 3]!.replaceAll(
    '’',
    "'",
  );
}

export function welcome(
  title: string,
  authors: readonly string[],
  fromFile: boolean,
  alone: boolean,
): string {
  const who = alone ? "I'll take you" : 'we are going';
  const by = authors.length > 0 && authors.length < 4 ? `, by ${listed(authors)}` : '';
  const name = title.replace(/["“”]/g, "'").replace(/[.:]$/, '');
  if (fromFile) return `Welcome. Today ${who} through a set of notes.`;
  return `Welcome. Today ${who} through "${name}"${by}.`;
}

export function agenda(topics: readonly string[], more: boolean): string {
  if (more) return `There is a lot in it: ${topics.join(', ')}, and more.`;
  const count = ['', 'one part', 'two parts', 'three parts', 'four parts', 'five parts', 'six parts'][
    topics.length
  ];
  return `We'll take it in ${count}: ${listed(topics)}.`;
}

/** `more` when there was more than is named. */
export function recapLead(topics: readonly string[], more: boolean): string {
  if (topics.length === 0) return 'So, to sum up.';
  return more
    ? `To sum up, this was, among other things, about ${listed(topics)}.`
    : `To sum up, this was about ${listed(topics)}.`;
}

export function recapHeadings(headings: readonly string[]): string {
  return `To sum up, the main parts were ${listed(headings.map((h) => `"${quotable(h)}"`))}.`;
}

/** A heading as it is quoted: its own quotation marks single, no mark at its end. */
function quotable(heading: string): string {
  return heading.replace(/["“”]/g, "'").replace(/[.:!]$/, '');
}

export function goodbye(title: string, fromFile: boolean): string {
  const name = title.replace(/["“”]/g, "'").replace(/[.:]$/, '');
  return fromFile ? 'Thanks for listening.' : `That was "${name}". Thanks for listening.`;
}
