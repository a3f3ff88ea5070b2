import type { BlockRole } from '../../../kernel/artifacts.ts';
import { pattern, source, words } from '../../../kernel/patterns.ts';
import { ALL_PACKS, PACKS } from '../../../languages/packs.ts';
import { looksLikeAuthors } from './author-lines.ts';

/** Notices in languages other than English, whose letters end a word where "\b" sees none. */
const ABROAD = ALL_PACKS.filter(({ code }) => code !== 'en').map(({ reading }) => reading.notices);

const PUBLISHED = words`
  is, are, was, been, made available, available, released, published, distributed, shared`;
const LICENCES = words`
  creative commons, cc[ -]by, mit, apache, gnu, gpl, agpl, open government, public domain`;
const ENDS_IN_YEAR = source`\b(?:19|20)\d\d\b.{0,60}$`;

/*
 * What a single block is for, told from its own words. The patterns are narrow on purpose: a text
 * about copyright is body, a copyright line is not.
 */
const COPYRIGHT = [
  /^\W{0,3}(?:©|\(c\)\s*(?:copyright|\d{4})|copyright\s*(?:©|\(c\)|\d{4}|by\b))/i,
  /(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:19|20)\d\d\b/i,
  /\ball rights (?:are )?reserved\b/i,
  pattern('i')`${ALL_PACKS.flatMap(({ reading }) => reading.notices.copyright)}`,
  /\bISBN(?:-1[03])?\b[:\s]*[\dX-]{9,}/i,
  pattern('i')`
    \b${PUBLISHED} (?:also )?(?:licen[sc]ed )?under (?:the|an?)
    [ ](?:terms of (?:the|an?) )?(?:open )?${LICENCES}
  `,
  /^(?:creative commons|cc[ -]by)\b.{0,80}(?:licen[sc]e|international|unported)/i,
  /creativecommons\.org\/licenses/i,
  /\bopen[- ]access article (?:distributed|under|licen[sc]ed)/i,
  /\bno part of this (?:publication|book|work|document)\b/i,
  /\bpermission (?:is (?:hereby )?granted|to (?:reproduce|reprint|make digital))\b/i,
  /\blibrary of congress (?:control number|catalog)/i,
  /\bproject gutenberg(?:™|\(tm\)|-tm)?(?:'s)? (?:licen[sc]e|literary archive|ebook|etext)\b/i,
  /^(?:printed|first published|published) (?:in|by|and bound)\b.{0,80}$/i,
  /\bthis (?:ebook|book|work|text|document|publication) is (?:for the use of anyone|in the public domain|provided "?as[ -]is|licen[sc]ed)/i,
  /\bmay (?:not )?be (?:freely )?(?:reproduced|copied|redistributed)\b/i,
  /\bdedicated to the public domain\b/i,
  /\bwarranty of merchantability\b|\bprovided "?as is"?\b/i,
];

const NAVIGATION = [
  /(?:\.\s?){5}\s{0,9}[\divxlc]{1,20}$/i,
  /^(?:this )?page (?:was )?(?:last )?(?:modified|updated|changed|generated)\b/i,
  pattern('i')`^${PACKS.en.reading.notices.navigation}\b.{0,60}$`,
  /\b(?:we use cookies|this (?:web)?site uses cookies|accept (?:all )?cookies|cookie (?:policy|settings|preferences))\b/i,
  pattern('iu')`^${ABROAD.flatMap(({ navigation }) => navigation)}(?![\p{L}]).{0,60}$`,
  /\b(?:sign up|subscribe)\b.{0,40}\b(?:newsletter|mailing list|inbox|updates)\b/i,
  /^(?:[^›»>|/·•=.]{1,30}\s*(?:[›»|•]|(?<![-=])>)\s*){2,}[^›»>|/·•=.]{1,40}$/,
];

/** Lines that stand around a title rather than in the text; only believed near the top. */
const FRONT_MATTER = [
  pattern('u')`
    ^${ALL_PACKS.flatMap(({ reading }) => reading.notices.by)}\s+\p{Lu}[\p{L}.'’-]+
    (?:\s+[\p{L}.'’-]+){0,6}(?:\s*(?:,|and|&)\s*\p{Lu}[\p{L}.'’ -]+)*$
  `,
  /[\w.+-]@[\w-]{1,63}\.[\w.]/,
  /\b(?:doi:?\s*10\.|arxiv:\s*\d|issn\b|https?:\/\/(?:dx\.)?doi\.org)/i,
  pattern('i')`^${PACKS.en.reading.notices.labels}\b\s*[:.—–-]`,
  pattern('i')`^${PACKS.en.reading.notices.dated}\b.{0,80}${ENDS_IN_YEAR}`,
  pattern('iu')`^${ABROAD.flatMap(({ dated }) => dated)}(?![\p{L}]).{0,80}${ENDS_IN_YEAR}`,
  pattern('iu')`^${ABROAD.flatMap(({ writtenBy }) => writtenBy)} \p{Lu}`,
  /^\d+\s*min(?:ute)?s? read\b/i,
  /^(?:written|compiled|edited|translated) by \p{Lu}/u,
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s*)?(?:\d{1,2}\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?(?:\s+\d{1,2})?,?\s+(?:19|20)\d\d$/iu,
  /^(?:\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{2,4})$/,
];

const INSTITUTIONS = words`
  university, universit[àäéy]t?, universidad, université, department of, dept\.? of,
  institute (?:of|for), faculty of, school of, laborator(?:y|ies), college of, hospital, centre for, center for,
  academy of`;
const AFFILIATION = pattern('i')`\b${INSTITUTIONS}\b`;

/** The longest a notice may be, in words, before it is taken for prose about its subject. */
const NOTICE_WORDS = 90;

export function roleOfBlock(text: string, near: { top: boolean }): BlockRole | null {
  const words = text.split(' ').length;
  if (words <= NOTICE_WORDS && COPYRIGHT.some((pattern) => pattern.test(text))) return 'copyright';
  if (words <= 40 && NAVIGATION.some((pattern) => pattern.test(text))) return 'navigation';
  if (near.top && words <= 60 && isFrontMatter(text, words)) return 'front_matter';
  return null;
}

function isFrontMatter(text: string, words: number): boolean {
  if (FRONT_MATTER.some((pattern) => pattern.test(text)) || looksLikeAuthors(text)) return true;
  return (
    words <= 40 &&
    AFFILIATION.test(text) &&
    !/\b(?:is|are|was|were|has|have|can|will)\b/.test(text) &&
    !/[.!?]$/.test(text)
  );
}

/** A line of a table of contents: an entry that ends on its page, or one that is a bare link. */
export function looksLikeTocLine(text: string): boolean {
  return text.length < 140 && /(?:\s|\.|…)(?:\d{1,4}|[ivxlc]{1,6})$/.test(text) && !/[,;:]\s*\d+$/.test(text);
}

/** An entry of a list of references, wherever it stands. */
export function looksLikeReference(text: string): boolean {
  if (!/\b(?:1[5-9]|20)\d\d[a-z]?\b/.test(text) || text.length > 700) return false;
  const start = /^(?:\[\d{1,3}\]|\d{1,3}\.)\s+\p{Lu}|^\p{Lu}[\p{L}'’-]+,\s+(?:\p{Lu}\.|\p{Lu}[\p{L}]+)/u.test(
    text,
  );
  const marks =
    /\bpp?\.\s*\d|\bdoi\b|\bvol\.|\bet al\b|\bretrieved\b|\beds?\.|\bpress\b|\bjournal\b|\bproc(?:eedings|\.)|https?:|\d\s{0,9}\(\d{1,9}\)\s{0,9}[:,]|\d:\s{0,9}\d{1,9}[-–]\d/i.test(
      text,
    );
  return start && marks;
}
