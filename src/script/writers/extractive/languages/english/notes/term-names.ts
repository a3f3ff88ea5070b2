import { pattern, tokens } from '../../../../../../kernel/patterns.ts';
import { analyse } from '../tokens.ts';
import { IRREGULAR_PLURALS, NAMED_HEADS, SINGULAR_IN_S } from './note-nouns.ts';

/** Whether a term names several: "neap tides", "supply and demand". */
export function isPluralTerm(term: string): boolean {
  const bare = term.replace(/\s*\([^)]*\)/g, '').trim();
  if (/\band\b/.test(bare)) return true;
  const head = headWord(bare);
  if (IRREGULAR_PLURALS.has(head)) return true;
  if (SINGULAR_IN_S.has(head) || !/[^sui']s$/.test(head) || /^\p{Lu}{2,}s?$/u.test(head)) return false;
  // A name in -s is one thing: "Keynes".
  return !/^\p{Lu}\p{Ll}+$/u.test(bare) || PLURAL_END.test(head);
}

/** Ends that plurals have and names hardly do. */
const PLURAL_ENDS = tokens`
  ies ions ers ors ents ants ins ids als ots ells oms aces ypes auses ects ages ics ools tors ules aws alls osts
  erms eas ars ons eps ings ures ates ites ases odes ogies oles arts orms inds ces ngs ues ves ows ups nks cks nds
  rts sts nts cts ths
`;
const PLURAL_END = pattern()`${PLURAL_ENDS}$`;

/** The word that an "of" or "in" hangs on, or the last one. */
function headWord(term: string): string {
  const [phrase = ''] = term.split(/ (?:of|in|for|between|on|at|to|with|from|that|which|by|per)\b/);
  return (phrase.trim().split(/\s+/).at(-1) ?? '').toLowerCase();
}

/** A term inside a sentence: "the Coriolis effect", "osmosis", "PED". */
export function nameTerm(term: string): string {
  const text = smallFirst(term.trim());
  if (
    /^(?:the|an?|this|these|those|its|his|her|their|our|my|no|all|some|\d)\b/i.test(text) ||
    isPluralTerm(text)
  )
    return text;
  const words = text.split(' ');
  const named = words.length > 1 && NAMED_HEADS.has(headWord(text)) && !/['’]s?\s/.test(text);
  return named ? `the ${text}` : text;
}

function smallFirst(term: string): string {
  const [first] = analyse(term);
  const word = term.split(/[\s-]/, 1)[0]!;
  // Letters, names and what is written with capitals throughout keep them.
  if (/^.+[\p{Lu}\p{N}]/u.test(word) || /^\p{Lu}$/u.test(word) || /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(term))
    return term;
  if (first?.pos === 'PROPN' && first.text === word && !COMMON_END.test(word)) return term;
  return term.charAt(0).toLowerCase() + term.slice(1);
}

/** Ends that names do not have. */
const COMMON_END =
  /(?:tion|sion|ity|ism|ness|ance|ence|sis|cy|ing|logy|tude|ment|ics|gen|ase|cyte|some|ome|ane|ine|ide|ion|ers|ors|ies|ble|ive|ous)$/;
