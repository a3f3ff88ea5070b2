import type { Block, Sentence } from '../../../../../kernel/artifacts.ts';
import { pattern, phrases, words } from '../../../../../kernel/patterns.ts';
import { countWords } from '../../text/count-words.ts';
import { spansFrom } from '../../text/spans-from.ts';
import type { Spoken } from '../language.ts';
import { analyse } from './tokens.ts';

type Edit = { name: string; apply: (text: string) => string };

/**
 * Only what carries no claim is taken out, and nothing is ever joined or reworded: dropping a
 * parenthesis that states something changed meanings in trials, so those are kept and read in place.
 */
const EDITS: Edit[] = [
  {
    name: 'paragraph number removed',
    apply: (t) => t.replace(/^(?:_+ *|[•▪‣*] *)*(?:\(?\d{1,3}(?:\.\d{1,3})*[.)]\s+(?=[\p{Lu}“"‘]))?/u, ''),
  },
  {
    name: 'short name in brackets removed',
    apply: (t) =>
      t.replace(
        /(?<!\p{Lu}{2})\s{0,9}\((?:the |hereafter |henceforth |or )?[“"‘][^”"’()]{1,40}[”"’](?: or [“"‘][^”"’()]{1,40}[”"’])?\)/gu,
        '',
      ),
  },
  { name: 'citation removed', apply: dropCitations },
  { name: 'pointer to a figure or page removed', apply: dropPointers },
  { name: '"et al." spelled out', apply: (t) => t.replace(/\bet al\b\.?/g, 'and colleagues') },
  { name: 'opening connective removed', apply: dropOpening },
  { name: 'mark of a call or name read as words', apply: readNames },
  { name: 'parenthesis read in place', apply: openParentheses },
];

export function speakable(sentence: Sentence, block: Block): Spoken {
  let text = withoutNoteMarks(sentence, block);
  const changes: string[] = text === sentence.raw ? [] : ['note mark removed'];
  const label = labelOf(sentence, block);
  if (label !== undefined && text.startsWith(label)) {
    text = `${label}: ${text.slice(label.length).trim()}`;
    changes.push('label set off');
  }
  for (const { name, apply } of EDITS) {
    const next = tidy(apply(text));
    if (next !== tidy(text)) changes.push(name);
    text = next;
  }
  return { text, edit: changes.length === 0 ? 'verbatim' : 'simplified', changes };
}

/** "Cash This account tracks ...": a label in bold, run into the sentence that explains it. */
function labelOf(sentence: Sentence, block: Block): string | undefined {
  const span = spansFrom(block, sentence.start, sentence.end).find(
    (s) => (s.kind === 'strong' || s.kind === 'emphasis' || s.kind === 'term') && s.start === sentence.start,
  );
  if (!span || span.end >= sentence.end) return undefined;
  const label = sentence.raw.slice(0, span.end - sentence.start).trim();
  const rest = sentence.raw.slice(span.end - sentence.start).trim();
  // A label is no subject: what follows it begins as a sentence of its own, and is no name it is part of.
  const first = analyse(rest)[0];
  const begins = /^\p{Lu}/u.test(rest) && first?.pos !== 'PROPN' && countWords(rest) > 3;
  return begins && /[\p{L}\p{N})]$/u.test(label) ? label : undefined;
}

function withoutNoteMarks(sentence: Sentence, block: Block): string {
  let text = sentence.raw;
  const marks = spansFrom(block, sentence.start, sentence.end).filter(
    (s) => s.kind === 'note_ref' && s.end <= sentence.end,
  );
  for (const mark of marks.toReversed())
    text = text.slice(0, mark.start - sentence.start) + text.slice(mark.end - sentence.start);
  return text;
}

const YEAR = String.raw`(?:1[5-9]|20)\d\d[a-z]?(?:,\s?[a-z](?![a-z]))*`;
const PARENTHESIS = /\s{0,9}\(([^()]*)\)/g;

/** "(Smith et al., 2003; Lee 1999)", "[12]", "[3, 4]", "(2003)" after a name. */
function dropCitations(text: string): string {
  return text
    .replace(/\s{0,9}\[\d+(?:\s*[-–,;]\s*\d+)*\]/g, '')
    .replace(/\s{0,9}\[-?@[^\]]{0,400}\]/g, '')
    .replace(PARENTHESIS, (whole, inside: string) => (isCitation(inside) ? '' : whole));
}

const BETWEEN_NAMES = phrases`
  ,
  [ ]and
  [ ]&
  [ ]et al\.?
  [ ]of
  [ ]for
  [ ]the
  [ ]on
  \s
`;

const CITED_SOURCE = pattern('u')`
  ^\s*(?:see |e\.g\.,? |cf\. |for example,? )*
    (?:(?:ter|van|de|von|der|den|la|le|di|da) )*\p{Lu}[\p{L}'’.\-]+
  (?:${BETWEEN_NAMES}\s*(?:\p{Lu}[\p{L}'’.\-]*)?)*,?\s*${YEAR}(?:,\s*${YEAR})*
  (?:[,:]\s*(?:pp?\.\s*)?\d[\d–-]*)?\s*$
`;

function isCitation(inside: string): boolean {
  const text = inside.trim();
  if (new RegExp(`^${YEAR}(?:\\s*[,;/–-]\\s*${YEAR})*$`).test(text)) return true;
  if (!new RegExp(YEAR).test(text)) return /^(?:ibid\.?|op\. cit\.?|cf\.\s.*|p{1,2}\.\s?\d.*)$/i.test(text);
  return text.split(';').every((part) => CITED_SOURCE.test(part));
}

const POINTED_AT = words`
  figs?\.?, figures?, tables?, boxe?s?, sections?, chapters?, appendix, appendices, pages?, pp?\.,
  eqs?\.?, equations?, plates?, maps?, photos?, left, right, above, below, top, bottom
`;

const POINTER = pattern('iu')`
  ^(?:see|cf\.|shown in|as shown in|as in)?\s*(?:also\s+)?(?:the\s+)?
    ${POINTED_AT}\b[\s\p{N}.,;:–\-and()A-Za-z]{0,40}
  $
`;

function dropPointers(text: string): string {
  return text.replace(PARENTHESIS, (whole, inside: string) => (POINTER.test(inside.trim()) ? '' : whole));
}

const OPENING_CONNECTIVES = words`
  Moreover, Furthermore, In addition, Additionally, Also, Besides, Indeed, In fact, Of course, Naturally,
  Clearly, Obviously, Interestingly, Notably, Importantly, Overall, In general, Basically,
  As mentioned(?: above| earlier| before)?, As noted(?: above| earlier)?, As we have seen,
  As discussed(?: above| earlier)?, Recall that, Note that, Notice that, Remember that
`;

const OPENING = pattern()`
  ^(?:${OPENING_CONNECTIVES},?|(?:It is|It's) (?:important|worth|interesting) (?:to note|noting) that)\s+
`;

function dropOpening(text: string): string {
  // "In addition to the Moon" is no connective; "In general terms" neither.
  if (/^(?:In addition to|Besides the|Also known|Also called|In fact-)/.test(text)) return text;
  const cut = text.replace(OPENING, '');
  if (cut === text || !/^[\p{L}\p{N}"“‘']/u.test(cut)) return text;
  return cut.charAt(0).toUpperCase() + cut.slice(1);
}

/** "malloc()" -> "malloc", "integrity_check" -> "integrity check", "day(s)" -> "days", "work--the" -> "work – the". */
function readNames(text: string): string {
  return text
    .replace(/\b([A-Za-z]\w*)\(\)/g, '$1')
    .replace(/\b([A-Za-z]+(?:_[A-Za-z]+)+)\b/g, (name: string) => name.replaceAll('_', ' '))
    .replace(/\b(\p{L}{3,})\(s\)/gu, '$1s')
    .replace(/(\p{L}|[,.]) ?-{2,3} ?(?=\p{L})/gu, '$1 – ')
    .replace(/\band\/or\b/gi, 'or')
    .replace(/(?<![\w/.])(\p{Ll}{3,})\/(\p{Ll}{3,})(?![\w/])/gu, '$1 or $2')
    .replace(/,? \bi\.e\.,? /g, ', that is, ')
    .replace(/\be\.g\.,? /g, 'for example ');
}

const MOST_ASIDE = 75;
const ACRONYM = /^\p{Lu}[\p{Lu}\p{N}.-]{1,7}s?$/u;
const AMOUNT =
  /^(?:about |around |approximately |roughly |some |or |≈ ?|~ ?)?[$£€<>−-]?\d[\d.,]* ?(?:°\p{L}?|%|\p{L}{1,12})(?:[ /]\p{L}{1,12})?$/u;

/** "(WHO)" -> ", or WHO,"; "(68 °F)" -> ", or 68 °F,"; other asides between commas or dashes. */
function openParentheses(text: string): string {
  return text.replace(
    /\s{0,9}\(([^()]+)\)([.,;:!?]?)/g,
    (whole, inside: string, mark: string, at: number) => {
      const aside = inside.trim();
      if (at === 0 || /["“”]/.test(aside) || /^[\d.]+(?:\s*[,;]\s*[\d.∞]+)+$/.test(aside)) return whole;
      if (/^[a-z]{1,3}$|^(?:e?s|\d+|[ivx]+)$/.test(aside)) return whole;
      const after = text.slice(at + whole.length);
      const rest = mark !== '' || after.trim() === '' ? mark : ',';
      // "spike (S), membrane (M)": a letter for the eye.
      if (/^\p{Lu}\p{Ll}?s?$/u.test(aside)) return mark;
      // So much in brackets is a sentence of its own; what is left as it stands is not said.
      if (/^[+−-]+$/.test(aside) || aside.length > MOST_ASIDE) return whole;
      // "Services (HHS) Maternal Health Task Force": inside a longer name the short form only breaks it.
      if (ACRONYM.test(aside) && /^ \p{Lu}\p{Ll}/u.test(after) && mark === '') return '';
      if (ACRONYM.test(aside)) return `, or ${aside}${rest}`;
      // "20 °C (68 °F)" says the same amount twice; "warm water (20 °C)" does not.
      if (
        AMOUNT.test(aside) &&
        aside.length < 24 &&
        /\d\s{0,9}\S{0,14}$/.test(text.slice(Math.max(0, at - 80), at))
      )
        return `, ${aside.startsWith('or ') ? '' : 'or '}${aside}${rest}`;
      // "(relatively) easy" is one thought; commas would set the word apart.
      const afterName = /\p{Lu}[\p{L}.’'-]{0,60}$/u.test(text.slice(Math.max(0, at - 80), at));
      if (/^\p{Ll}+$/u.test(aside) && /^ ?\p{L}/u.test(after) && !afterName) return ` ${aside}`;
      const words = aside.replace(/^i\.e\.,? /, 'that is, ').replace(/^e\.g\.,? /, 'for example ');
      if (countSpaces(aside) < 7 && !/[,;:]/.test(aside)) return `, ${words}${rest}`;
      return ` – ${words}${rest === ',' ? ' –' : rest}`;
    },
  );
}

function countSpaces(text: string): number {
  return text.split(' ').length - 1;
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/(?<!\s)\s+([.,;:!?])/g, '$1')
    .replace(/,\s*,/g, ',')
    .replace(/,([.;:!?])/g, '$1')
    .trim();
}
