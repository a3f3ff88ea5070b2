import { pattern, words } from '../../../../../kernel/patterns.ts';

/** Names that a sentence gives: "called", "known as". */
const DEFINED =
  /\b(?:called|known as|termed|named|referred to as) (?:the |an? )?[“"‘']?((?:\p{L}[\p{L}’'-]+ ){0,2}\p{L}[\p{L}’'-]{3,})[”"’']?(?=[.,;:)]|$| (?:that|which|who|and|because|in|is|are|was|were)\b)/gu;

export function namesGiven(text: string): string[] {
  return [...text.matchAll(DEFINED)]
    .map(([, term]) => term!)
    .filter((term) => term.includes(' ') || /^\p{Lu}/u.test(term));
}

const LABEL =
  /\b(option|type|phase|stage|step|class|group|scenario|plan|variant|scheme) ((?-i:[A-H]|I{1,3}|IV|V)|[1-9])\b/gi;

export function labels(text: string): { kind: string; mark: string }[] {
  return [...text.matchAll(LABEL)].map(([, kind, mark]) => ({ kind: kind!.toLowerCase(), mark: mark! }));
}

export function supposes(text: string): boolean {
  return /^(?:[Ll]et us|[Ll]et['’]s|Suppose|Assume|Imagine|Say|Consider|Picture)\b/.test(
    text.replace(/^(?:Now|So|First|Next),? /i, ''),
  );
}

const FIRST = /^(?:First|Firstly|First of all|The first|One (?:is|was)|In the first place)\b/;
const LATER =
  /^(?:Second|Secondly|Third|Thirdly|Fourth|Fourthly|Fifth|Finally|Lastly|Last|Next|Then|The (?:second|third|fourth|fifth|last|other)|Another|In the second place)\b/;

export function opensSeries(text: string): 'plain' | 'other' | undefined {
  if (!FIRST.test(text)) return undefined;
  return /^First(?:ly)?\b/.test(text) ? 'plain' : 'other';
}

export function continuesSeries(text: string): boolean {
  return LATER.test(text);
}

export function defines(text: string): boolean {
  return /\b(?:is|are) (?:called|known as|termed|named|defined as)\b|\b(?:means|refers to)\b/.test(text);
}

const SUPPORTERS = words`
  supporters, proponents, advocates, defenders, champions, enthusiasts, optimists, backers,
  those in favou?r
`;

const ADVANTAGE_DETERMINERS = words`an, one, another, the (?:main|chief|biggest|great|greatest)`;

const FOR = pattern('i')`
  \b${SUPPORTERS}\b|\bthe (?:argument|case) for\b
  |\b${ADVANTAGE_DETERMINERS} (?:advantage|benefit|merit|strength)\b
  |\bin (?:its|their) favou?r\b|\badvantages? (?:of|is|are|include)
`;

const OPPONENTS = words`
  critics, opponents, sceptics, skeptics, detractors, doubters, objectors, pessimists,
  those (?:opposed|against)
`;

const DISADVANTAGES = words`disadvantage, drawback, objection, weakness, downside, criticism`;

const AGAINST = pattern('i')`
  \b${OPPONENTS}\b|\bthe (?:argument|case) against\b
  |\b(?:a|an|one|another|the (?:main|chief|biggest|great|greatest)) ${DISADVANTAGES}\b
  |\b(?<!\b(?:of|the|these|those|all|many|such|some|other|any|an) )(?:object|objected|objects) that\b|\bdisadvantages? (?:of|is|are|include)
`;

export function side(text: string): 'for' | 'against' | undefined {
  const pro = FOR.test(text);
  const con = AGAINST.test(text);
  return pro === con ? undefined : pro ? 'for' : 'against';
}

export function illustrates(text: string): boolean {
  return /\b(?:for example|for instance|imagine|picture|think of|just as|as if|like an?|compared (?:with|to)|in other words)\b/i.test(
    text,
  );
}
