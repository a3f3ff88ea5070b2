import { analyse, countWords } from '../text/tokens.ts';

const FEWEST_WORDS = 4;
const MOST_WORDS = 52;

interface Rule {
  name: string;
  test: RegExp;
}

/** What cannot be spoken, or is not content: rubric F4 and F5. The first that fits names the fault. */
const RULES: Rule[] = [
  { name: 'address', test: /https?:|www\.|\b\S+@\S+\.\w|\bdoi\b|\w\/\w+\/|\b[\w-]+\.(?:com|org|net|gov|edu|io)\b/i },
  { name: 'code', test: /[{}|\\<>=`_~^]|::|->|=>|--\w|\w\(\)|\$\w|\.\w{2,4}\b(?<=\b\w+\.(?:js|ts|py|sh|conf|txt|json|xml|html|csv|pdf))|[a-z][A-Z][a-z]+[A-Z]|\b[a-z]+_[a-z]+/ },
  { name: 'formula', test: /[∑∫√∂∆∇≠∈∀∃∞⋅∗]|\b\d*[a-z]\s*[+*/]\s*[a-z]\b|\\[a-z]+|[⁰¹²³⁴-⁹]{2}|[←→↔⇒⇌⟶]/ },
  { name: 'brackets', test: /[[\]()]|\.\.\.|…/ },
  {
    name: 'pointer',
    test: /\b(?:figs?\.|figures?|tables?|plates?|boxe?s?|eqs?\.|equations?|sections?|chapters?|appendix|appendices|parts?|pages?|lectures?|volumes?|vol\.|steps?|exercises?|examples?|listings?|diagrams?|footnotes?|notes?|questions?|problems?)\s+(?:\d|[IVX]+\b|[A-Z]\b(?![a-z]))/i,
  },
  {
    name: 'pointer',
    test: /\b(?:shown|seen|illustrated|listed|described|discussed|mentioned|given|noted|defined|explained|presented|outlined|detailed|depicted|pictured|summari[sz]ed|reproduced|cited|quoted|introduced|stated)\s+(?:here|above|below|earlier|previously|before|later|elsewhere|next|in (?:the|this|that|these|our) (?:figure|table|diagram|graph|image|map|photo|picture|chart|plot|illustration|following|next|previous|last|preceding|appendix|section|chapter|notes?))/i,
  },
  {
    name: 'pointer',
    test: /\b(?:the|this|that|our|next|previous|preceding|last|following|above|below|accompanying) (?:figure|table|diagram|graph|image|map|photo|photograph|picture|chart|plot|illustration|section|chapter|appendix|page|footnote|screenshot|video|link|equation|formula|code|listing|snippet|example below|table below|list below|sidebar|lecture|paragraph)\b(?! of (?:the )?(?:life|history|elements|contents? of))/i,
  },
  { name: 'pointer', test: /\b(?:see|refer to|consult|turn to|cf\.|as (?:we )?(?:saw|seen|noted|discussed|mentioned|described)|(?:will|shall) (?:see|return|discuss|look|learn|explore|cover|examine|turn)|we (?:now )?(?:turn|return|come back|look at|discuss|examine|explore)|recall|above-mentioned|aforementioned|the above|the below|read on|what follows|as follows|supra|infra|ibid)\b/i },
  { name: 'pointer', test: /\bin (?:this|the next|the previous|a later|an earlier) (?:section|chapter|article|post|tutorial|unit|module|lesson|guide|lecture|video|book|essay|document|appendix|part|figure)\b/i },
  { name: 'apparatus', test: /©|\bcopyright\b|all rights reserved|\bisbn\b|\blicen[sc]ed? under\b|creative commons|\bclick\b|\bdownload\b|\bsubscribe\b|sign up|\bcookies?\b|newsletter|share this|photo(?:graph)?(?: credit| by|:)|image credit|\bcredit:|courtesy of|corresponding author|e-?mail:|last (?:updated|modified)|retrieved (?:on|from)|accessed (?:on|\d)|project gutenberg|learning objectives?|by the end of this|you (?:will|should) (?:be able|learn)|further reading|\bpp?\.\s?\d|\bvol\.|\bet seq/i },
  { name: 'speaker of the source', test: /\b(?:I|I'm|I've|I'd|I'll|me|my|mine|myself)\b(?![.-])(?!\s+(?:and|was a|to)\b.*\bWar\b)/ },
  { name: 'speaker of the source', test: /\b(?:ladies and gentlemen|dear reader|the reader|our readers?|the author|the present (?:author|writer|work)|this (?:lecture|essay|article|chapter|section|book|tutorial|guide|post|unit|module|lesson|document|appendix))\b/i },
  { name: 'all capitals', test: /^[^a-z]*[A-Z]{2}[^a-z]*$|(?:\b[A-Z]{4,}\b[ ,]+){3}/ },
];

/** Takes a line's spoken text, gives what keeps it from being said, or undefined. */
export function findFault(text: string): string | undefined {
  const words = countWords(text);
  if (words < FEWEST_WORDS) return 'too short';
  if (words > MOST_WORDS) return 'too long';
  for (const rule of RULES) if (rule.test.test(text)) return rule.name;
  if (!/^["“‘']?[\p{Lu}\p{N}]/u.test(text)) return 'does not begin as a sentence';
  if (!/[.!?]["”’']?$/.test(text)) return 'does not end as a sentence';
  if (!balancedQuotes(text)) return 'half a quotation';
  if (tooManyFigures(text)) return 'too many figures';
  if (!hasVerb(text)) return 'no verb';
  return undefined;
}

function balancedQuotes(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  return count('“') === count('”') && count('"') % 2 === 0;
}

function tooManyFigures(text: string): boolean {
  const numbers = text.match(/\d[\d.,]*/g) ?? [];
  return numbers.length > 5 || numbers.length / countWords(text) > 0.3;
}

function hasVerb(text: string): boolean {
  return analyse(text).some((t) => t.pos === 'VERB' || t.pos === 'AUX');
}
