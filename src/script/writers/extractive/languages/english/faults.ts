import { countWords } from '../../text/count-words.ts';
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
    test: /^(?:Explore (?:the|an?|our|this|these|more)|Visit|Watch|Browse|Check out|Go to|Read more|Read about|Learn more|Find out|Sign|Join (?:us|the))\b|^(?:Priority|Pillar|Goal|Objective|Recommendation|Action) \d[\d.]* (?:details|describes|covers|explains|outlines)|^(?:Adapted|Reprinted|Excerpted|Translated|Reproduced) (?:from|with|by)\b|\b\p{Lu}\.$/u,
  },
  // Steps and pictures that the listener does not have before them.
  {
    name: 'shown, not told',
    test: /\b(?:look|looks|looking|appear|appears) (?:something )?like (?:below|above|this|the following|so)\b|\b(?:as|like) (?:below|above)\b|^You (?:have|should have|'ve) now\b|^When you have (?:created|finished|done|completed)\b|\b(?:press|click|select|choose|type|enter) (?:the |on |\w+ to )|\bconsider an example\b/i,
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
    test: /\b(?:figs?\.|figures?|tables?|plates?|boxe?s?|eqs?\.|equations?|sections?|chapters?|appendix|appendices|parts?|pages?|lectures?|volumes?|vol\.|steps?|exercises?|examples?|listings?|diagrams?|footnotes?|notes?|questions?|problems?)\s+(?:\d|[IVX]+\b|[A-Z]\b(?![a-z]))/i,
  },
  {
    name: 'pointer',
    test: /\b(?:shown|seen|illustrated|listed|described|discussed|mentioned|given|noted|defined|explained|presented|outlined|detailed|depicted|pictured|summari[sz]ed|reproduced|cited|quoted|introduced|stated)\s+(?:in (?:more )?detail |further |fully |more fully )?(?:here|above|below|earlier|previously|before|later|elsewhere|next|in (?:the|this|that|these|our) (?:figure|table|diagram|graph|image|map|photo|picture|chart|plot|illustration|following|next|previous|last|preceding|appendix|section|chapter|notes?))/i,
  },
  {
    name: 'pointer',
    test: /\b(?:(?:this|next|previous|preceding|last|following|above|below|accompanying|first|second) (?:figure|table|diagram|graph|image|map|photo|photograph|picture|chart|plot|illustration|section|subsection|chapter|appendix|page|footnote|screenshot|video|link|equation|formula|listing|snippet|sidebar|lecture|paragraph|block of|code|data|dataset|output|commands?|program|query|script)|the (?:figure|diagram|illustration|screenshot|above|below|footnote|sidebar|appendix|figures|illustrations)|(?:code|table|figure|list|example|diagram|image|section|equation|links?) (?:above|below))\b|\b(?:left|right|upper|lower|top|bottom)(?:-hand)? (?:picture|scan|image|figure|panel|photo|example|set|diagram|graph|plot|(?:two|three) |measures|row|column)|^(?:Below|Above|Here) (?:is|are)\b|\b(?:the|this|each) (?:fragment|scan|excerpt|specimen|screenshot)\b|\bthe table (?:has|shows|lists|gives|contains)\b|\bin this paper\b|\b(?:can|may|could) be found in\b|\b(?:function|example|code|command|table|figure|list|method|procedure)s? (?:\w+ )?below\b|\bthroughout this (?:paper|article|book|report)|\b(?:the|these|those|all) (?:\w+ ){1,2}(?:above|below)(?=[ ,.;])(?! (?:the|an?|its|this|that|sea|zero|average|normal|freezing|ground|\d))/i,
  },
  {
    name: 'pointer',
    test: /(?:^|[;,–(] ?)(?:please )?see (?:also |the |our |[A-Z"“'])|\b(?:refer to (?:the|our|section|chapter|figure)|(?:for )?(?:more|further|additional) (?:information|details?) (?:is|are|on|about|can|see|in|at|may)|cf\.|as (?:we )?(?:saw|seen|noted|discussed|mentioned|described)|as we (?:shall|will)|(?:will|shall) be (?:treated|discussed|described|considered|shown|given|explained|examined)|(?:we|I|you) (?:will|shall) (?:see|return|discuss|look|learn|explore|cover|examine|turn|describe|consider|give)|we (?:now )?(?:turn|return|come back|look at|discuss|examine|explore)|above-mentioned|aforementioned|the above|the below|read on|what follows|as follows|supra|infra|ibid)\b/i,
  },
  {
    name: 'pointer',
    test: /\bin (?:this|the next|the previous|a later|an earlier) (?:section|chapter|article|post|tutorial|unit|module|lesson|guide|lecture|video|book|essay|document|appendix|part|figure)\b/i,
  },
  {
    name: 'apparatus',
    test: /©|\bcopyright\b|all rights reserved|\bisbn\b|\blicen[sc]ed? under\b|creative commons|\bclick\b|\bdownload\b|\bsubscribe\b|sign up|\bcookies?\b|newsletter|share this|photo(?:graph)?(?: credit| by|:)|image credit|\bcredit:|courtesy of|corresponding author|e-?mail:|last (?:updated|modified)|retrieved (?:on|from)|accessed (?:on|\d)|project gutenberg|learning objectives?|by the end of this [a-z]+,? you|you (?:will|should) (?:be able|learn)|further reading|\bpp?\.\s?\d|\bvol\.|\bet seq/i,
  },
  {
    name: 'shown, not told',
    test: /^(?:Notice|Observe|Compare|Look|Note)\b(?! that)|\bin (?:the|this) (?:\w+ ){0,3}example\b/i,
  },
  {
    name: 'shown, not told',
    test: /\b(?:I (?:will|shall|am going to|have here|hold|now|must now)|(?:let (?:me|us)|let's)(?! (?:assume|suppose|say|imagine)\b)|before (?:me|you|us)|you (?:will |can |may |now )?(?:see|notice|observe|perceive) (?:here|how|that|the|this)|look at|as you (?:see|can see)|here (?:is|are|you|I|we))\b/i,
  },
  {
    name: 'pointer',
    test: /\b(?:previous|preceding|following|above|below|last|next) (?:example|examples|case|point|discussion|argument|statement|sentence|text|list|steps?|scenario|commands?|snippet|quote|quotation|passage|result|questions?)\b/i,
  },
  {
    name: 'speaker of the source',
    test: /\b(?:(?:this|the present|a future|my) (?:volume|work|treatise|manuscript)|acknowledge(?:ment)?s? (?:the|our|my|all)|my (?:deep )?(?:obligations|thanks|gratitude)|indebted to|grateful to|ladies and gentlemen|dear reader|the reader|our readers?|the author|the present (?:author|writer|work)|this (?:lecture|essay|article|chapter|section|book|tutorial|guide|post|unit|module|lesson|document|appendix))\b/i,
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
const DEFINING_FRAGMENT =
  /^(?:An? |The )?(?:\w+ )?(?:inability|process|ability|tendency|state|type|form|kind|method|technique|act|loss|lack|failure|study|measure|part|set|group|amount|period|theory|branch|condition|substance|device|unit|system|phenomenon|quality|degree|any|one|someone|person) (?:to|by which|in which|through which|that|which|for|where|when|who)\b(?!.*\b(?:is|are|was|were|has|have|can|will|must|may|makes?|gives?|takes?)\b.*\b(?:is|are|was|were|has|have|can|will|must|may|makes?|gives?|takes?)\b)/i;

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
