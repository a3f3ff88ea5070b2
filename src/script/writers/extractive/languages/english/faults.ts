import { pattern } from '../../../../../kernel/patterns.ts';
import { countWords } from '../../text/count-words.ts';
import {
  ABOVE_WHAT,
  EXAMPLES,
  FINITE_VERBS,
  GLOSSARY_LINKS,
  GLOSSARY_NOUNS,
  INVITATIONS,
  NUMBERED_GOALS,
  NUMBERED_THINGS,
  PICTURES_BY_SIDE,
  PLACES_IN_TEXT,
  POINTING_PHRASES,
  REFERRING_PHRASES,
  SHOWING_PHRASES,
  SHOWN_OR_SAID,
  SOURCE_SPEAKERS,
} from './fault-words.ts';
import { analyse } from './tokens.ts';

const FEWEST_WORDS = 4;
const MOST_WORDS = 60;

interface Rule {
  name: string;
  test: RegExp;
}

/** What cannot be spoken, or is not content: rubric F4 and F5. The first that fits names the fault. */
const RULES: Rule[] = [
  {
    name: 'apparatus',
    test: pattern('u')`
      ^${INVITATIONS}\b
      |^${NUMBERED_GOALS} \d[\d.]* (?:details|describes|covers|explains|outlines)
      |^(?:Adapted|Reprinted|Excerpted|Translated|Reproduced) (?:from|with|by)\b
      |\b\p{Lu}\.$
    `,
  },
  // Steps and pictures that the listener does not have before them.
  {
    name: 'shown, not told',
    test: pattern('i')`
      \b(?:look|looks|looking|appear|appears) (?:something )?like (?:below|above|this|the following|so)\b
      |\b(?:as|like) (?:below|above)\b|^You (?:have|should have|'ve) now\b
      |^When you have (?:created|finished|done|completed)\b
      |\b(?:press|click|select|choose|type|enter) (?:the |on |\w+ to )
      |\bconsider an example\b
    `,
  },
  {
    name: 'pointer',
    test: /\b(?:plots?|panels?|curves?|legends?|axis|axes|shaded|dashed|dotted|horizontal lines?|vertical lines?|coefficient plots)\b.*\b(?:represents?|shows?|depicts?|indicates?|corresponds?)\b/i,
  },
  { name: 'a slip of the source', test: /\b(the|a|an|of|in|to|and|is|that) \1\b/i },
  {
    name: 'apparatus',
    test: /^(?:Key ?words|JEL|MSC|Categories|Abstract|Note|Source|Sources|Credit|Caption|Tags|Posted|Published|Updated|By)\s*:/i,
  },
  { name: 'does not end as a sentence', test: /\b(?:e\.g|i\.e|cf|vs|viz)\.$/ },
  {
    name: 'address',
    test: /(?:^|\s)@\w|https?:|www\.|(?<=\w\S{0,63})@[^\s@]{1,255}\.\w|\bdoi\b|\w\/\w{1,60}\/|\w-{0,9}\.(?:com|org|net|gov|edu|io)\b/i,
  },
  {
    name: 'code',
    test: /[{}|\\<>=`_~^]|::|->|=>|\s--\w|\w\(\)|\$[a-z_]|\.\w{1,4}\b(?<=\b\w+\.(?:js|ts|py|sh|conf|txt|json|xml|html|csv|pdf|c|h|cc|cpp|rs|go|java|rb))|[a-z][A-Z][a-z]+[A-Z]|\b[a-z]+_[a-z]+/,
  },
  {
    name: 'formula',
    test: /[∑∫√∂∆∇≠∈∀∃∞⋅∗]|\b\d*[a-z]\s*[+*/]\s*[a-z]\b|\\[a-z]+|[⁰¹²³⁴-⁹]{2}|[←→↔⇒⇌⟶]| \+ |[A-Za-z0-9][+−]\/|[A-Z]\S{0,60}\+(?!\w)/,
  },
  { name: 'brackets', test: /[[\]()]|\.\.\.|…/ },
  {
    name: 'pointer',
    test: pattern('i')`\b${NUMBERED_THINGS}\s+(?:\d|[IVX]+\b|[A-Z]\b(?![a-z]))`,
  },
  {
    name: 'pointer',
    test: pattern('i')`
      \b${SHOWN_OR_SAID}\s+(?:in (?:more )?detail |further |fully |more fully )?${PLACES_IN_TEXT}
    `,
  },
  {
    name: 'pointer',
    test: pattern('i')`
      \b${POINTING_PHRASES}\b
      |\b(?:left|right|upper|lower|top|bottom)(?:-hand)? ${PICTURES_BY_SIDE}
      |^(?:Below|Above|Here) (?:is|are)\b
      |\b(?:the|this|each) (?:fragment|scan|excerpt|specimen|screenshot)\b
      |\bthe table (?:has|shows|lists|gives|contains)\b|\bin this paper\b
      |\b(?:can|may|could) be found in\b
      |\b(?:function|example|code|command|table|figure|list|method|procedure)s? (?:\w+ )?below\b
      |\bthroughout this (?:paper|article|book|report)
      |\b(?:the|these|those|all) (?:\w+ ){1,2}(?:above|below)(?=[ ,.;])(?! ${ABOVE_WHAT})
    `,
  },
  {
    name: 'pointer',
    test: pattern('i')`(?:^|[;,–(] ?)(?:please )?see (?:also |the |our |[A-Z"“'])|\b${REFERRING_PHRASES}\b`,
  },
  {
    name: 'pointer',
    test: /\bin (?:this|the next|the previous|a later|an earlier) (?:section|chapter|article|post|tutorial|unit|module|lesson|guide|lecture|video|book|essay|document|appendix|part|figure)\b/i,
  },
  {
    name: 'apparatus',
    test: pattern('i')`
      ©|\bcopyright\b|all rights reserved|\bisbn\b|\blicen[sc]ed? under\b
      |creative commons|\bclick\b|\bdownload\b|\bsubscribe\b
      |sign up|\bcookies?\b|newsletter|share this
      |photo(?:graph)?(?: credit| by|:)|image credit|\bcredit:
      |courtesy of|corresponding author|e-?mail:|last (?:updated|modified)
      |retrieved (?:on|from)|accessed (?:on|\d)|project gutenberg
      |learning objectives?|by the end of this [a-z]+,? you
      |you (?:will|should) (?:be able|learn)|further reading
      |\bpp?\.\s?\d|\bvol\.|\bet seq
    `,
  },
  {
    name: 'shown, not told',
    test: /^(?:Notice|Observe|Compare|Look|Note)\b(?! that)|\bin (?:the|this) (?:\w+ ){0,3}example\b/i,
  },
  {
    name: 'shown, not told',
    test: pattern('i')`\b${SHOWING_PHRASES}\b`,
  },
  {
    name: 'pointer',
    test: pattern('i')`\b(?:previous|preceding|following|above|below|last|next) ${EXAMPLES}\b`,
  },
  {
    name: 'speaker of the source',
    test: pattern('i')`\b${SOURCE_SPEAKERS}\b`,
  },
  { name: 'all capitals', test: /^[^a-z]*[A-Z]{2}[^a-z]*$|(?:\b[A-Z]{4,}\b[ ,]+){3}/ },
];

/** Takes a line's spoken text, gives what keeps it from being said, or undefined. */
export function findFault(text: string): string | undefined {
  const words = countWords(text);
  if (words < FEWEST_WORDS) return 'too short';
  if (words > MOST_WORDS) return 'too long';
  const plain = text.replace(/’/g, "'");
  for (const rule of RULES) if (rule.test.test(plain)) return rule.name;
  if (!/^["“‘']?[\p{Lu}\p{N}]/u.test(text)) return 'does not begin as a sentence';
  if (!/[.!?]["”’']?$/.test(text)) return 'does not end as a sentence';
  if (!balancedQuotes(text)) return 'half a quotation';
  if (tooManyFigures(text)) return 'too many figures';
  if (DEFINING_FRAGMENT.test(text) || !hasVerb(text)) return 'no verb';
  return undefined;
}

/** An entry of a glossary without its headword: "Process by which a memory is formed." */
const DEFINING_FRAGMENT = pattern('i')`
  ^(?:An? |The )?(?:\w+ )?${GLOSSARY_NOUNS} ${GLOSSARY_LINKS}\b
  (?!.*\b${FINITE_VERBS}\b.*\b${FINITE_VERBS}\b)
`;

function balancedQuotes(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  return count('“') === count('”') && count('"') % 2 === 0;
}

function tooManyFigures(text: string): boolean {
  const numbers = text.match(/\d[\d.,]*/g) ?? [];
  return numbers.length > 5 || numbers.length / countWords(text) > 0.3;
}

function hasVerb(text: string): boolean {
  // The tagger takes some verbs for plural nouns; a sentence of this length has one.
  return countWords(text) > 10 || analyse(text).some((t) => t.pos === 'VERB' || t.pos === 'AUX');
}
