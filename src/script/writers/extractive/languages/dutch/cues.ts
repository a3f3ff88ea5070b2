import { pattern, words } from '../../../../../kernel/patterns.ts';

/** Names that a sentence gives: "noemt men getijslag", "bekend als", "de zogenoemde kwel". */
const GIVEN = [
  /\b(?:noemt|noemen|noemde|noemden) (?:men|we|wij) (?:dit|dat|deze|die|het|ze|een|de|ook)? ?(?:een |de |het )?[“‘"„]?(\p{L}[\p{L}-]{4,})[”’"]?(?=[.,;:])/gu,
  /\b(?:heet|heten|heette) (?:ook |een |de |het |dan )?[“‘"„]?(\p{L}[\p{L}-]{4,})[”’"]?(?=[.,;:]| en)/gu,
  /\b(?:bekend als|aangeduid als|zogenoemde|zogenaamde|zogeheten) (?:de |het |een )?[“‘"„]?(\p{L}[\p{L}-]{4,})/gu,
];

export function namesGiven(text: string): string[] {
  return GIVEN.flatMap((pattern) => [...text.matchAll(pattern)].map(([, term]) => term!));
}

const LABEL =
  /\b(optie|type|fase|stadium|stap|klasse|groep|scenario|plan|variant|model) ((?-i:[A-H]|I{1,3}|IV|V)|[1-9])\b/gi;

export function labels(text: string): { kind: string; mark: string }[] {
  return [...text.matchAll(LABEL)].map(([, kind, mark]) => ({ kind: kind!.toLowerCase(), mark: mark! }));
}

export function supposes(text: string): boolean {
  return /^(?:Stel|Stelt u|Neem aan|Veronderstel|Stel u|Denk (?:u )?(?:aan|eens)|Beschouw|Gegeven zij|Laat )(?!\p{L})/u.test(
    text,
  );
}

const FIRST =
  /^(?:Ten eerste|Allereerst|Eerst|Om te beginnen|Enerzijds|Aan de ene kant|De eerste|Het eerste|In de eerste plaats)(?!\p{L})/u;

const LATER_OPENINGS = words`
  Ten (?:tweede|derde|vierde|vijfde|slotte), Tenslotte, Tot slot, Daarna, Vervolgens, Dan, Anderzijds,
  Aan de andere kant, De (?:tweede|derde|vierde|laatste|andere),
  Het (?:tweede|derde|vierde|laatste|andere), In de (?:tweede|derde|laatste) plaats,
  Een (?:tweede|derde|andere)
`;

const LATER = pattern('u')`^${LATER_OPENINGS}(?!\p{L})`;

export function opensSeries(text: string): 'plain' | 'other' | undefined {
  if (!FIRST.test(text)) return undefined;
  return /^(?:Ten eerste|Enerzijds|Aan de ene kant|In de eerste plaats)/.test(text) ? 'plain' : 'other';
}

export function continuesSeries(text: string): boolean {
  return LATER.test(text);
}

export function defines(text: string): boolean {
  return /\b(?:verstaat men|verstaan we|noemt men|noemen we|wordt .{3,60} genoemd|worden .{3,60} genoemd|betekent|wordt gedefinieerd als|heet|duidt .{3,40} aan)\b/i.test(
    text,
  );
}

const ADVANTAGE_DETERMINERS = words`Een, Het, Een ander, Het grootste, Een belangrijk`;

const FOR = pattern('u')`
  \b(?:[Vv]oorstanders?|[Aa]anhangers?|[Vv]erdedigers?|[Pp]leitbezorgers?|[Oo]ptimisten)\b
  |\bpleit (?:\p{L}+ ){0,3}(?:voor|ervoor)\b
  |\b${ADVANTAGE_DETERMINERS} (?:\p{Ll}+ )?(?:voordeel|argument voor)\b
  |\bvoordelen? (?:is|zijn|van)\b|\bten gunste van\b
`;

const AGAINST = pattern('u')`
  \b(?:[Cc]ritici|[Tt]egenstanders?|[Ss]ceptici|[Tt]wijfelaars|[Pp]essimisten)\b
  |\bpleit (?:\p{L}+ ){0,3}(?:tegen|ertegen)\b
  |\b${ADVANTAGE_DETERMINERS} (?:\p{Ll}+ )?(?:nadeel|bezwaar|tegenargument|argument tegen)\b
  |\bnadelen? (?:is|zijn|van)\b|\bbrengen? (?:\p{L}+ ){0,3}in(?: dat|,)
  |\bbezwaren tegen\b
`;

export function side(text: string): 'for' | 'against' | undefined {
  const pro = FOR.test(text);
  const con = AGAINST.test(text);
  return pro === con ? undefined : pro ? 'for' : 'against';
}

export function illustrates(text: string): boolean {
  return /\b(?:bijvoorbeeld|zoals een|zoals de|net als|net zoals|te vergelijken met|anders gezegd|met andere woorden|stelt? u zich|denk aan)(?!\p{L})/iu.test(
    text,
  );
}
