import { AppError } from '../../../../kernel/errors.ts';
import type { Language } from '../languages/language.ts';
import type { Section } from '../model.ts';

const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/**
 * Takes the sections and the focus in the reader's words, gives the sections to keep to. "chapter 3" is
 * found by the number its heading bears; anything else by the words of headings, then of the text.
 * "leave out ..." after a semicolon or full stop takes sections away. Throws `script_focus_not_found`.
 */
export function keepFocus(
  sections: readonly Section[],
  focus: string,
  known: ReadonlySet<string>,
  language: Language,
): Section[] {
  const { between, leaveOut } = language.focus;
  const clauses = focus.split(between).map((c) => c.trim());
  const unwanted = clauses.filter((c) => leaveOut.test(c)).map((c) => c.replace(leaveOut, ''));
  const wanted = clauses.filter((c) => c !== '' && !leaveOut.test(c));
  let kept = [...sections];
  if (wanted.length > 0) {
    const found = new Set(wanted.flatMap((clause) => matching(sections, clause, known, language)));
    if (found.size === 0) throw notFound(sections, focus);
    kept = kept.filter((s) => found.has(s));
  }
  const out = new Set(unwanted.flatMap((clause) => matching(sections, clause, known, language)));
  kept = kept.filter((s) => !out.has(s));
  if (kept.every((s) => s.units.length === 0)) throw notFound(sections, focus);
  return kept;
}

function matching(
  sections: readonly Section[],
  clause: string,
  known: ReadonlySet<string>,
  { focus, words: { contentStems, stem } }: Language,
): Section[] {
  const numbered = focus.numbered.exec(clause);
  if (numbered)
    return withChildren(
      sections,
      sections.filter((s) => bearsNumber(s, numbered[1]!, numbered[2]!.toLowerCase(), focus.numerals)),
    );
  const filler = new Set(focus.filler.map(stem));
  const all = contentStems(clause).filter((w) => !filler.has(w));
  // In a document about tides, "tide" tells no section from another.
  const telling = all.filter((w) => !known.has(w));
  const words = new Set(telling.length > 0 ? telling : all);
  if (words.size === 0) return [];
  const share = (text: string) =>
    [...words].filter((w) => contentStems(text).includes(w)).length / words.size;
  const titled = sections.filter((s) => s.title !== '' && share(s.title) >= 0.5);
  if (titled.length > 0) return withChildren(sections, titled);
  return sections.filter((s) => s.units.some((p) => p.lines.some((l) => share(l.text) >= 0.6)));
}

function bearsNumber(section: Section, kind: string, number: string, numerals: readonly string[]): boolean {
  const at =
    numerals.indexOf(number) > 0
      ? numerals.indexOf(number)
      : ROMAN.indexOf(number) > 0
        ? ROMAN.indexOf(number)
        : undefined;
  const forms = at === undefined ? [number] : [String(at), numerals[at] ?? '', ROMAN[at] ?? ''];
  return forms
    .filter((form) => form !== '')
    .some((form) =>
      new RegExp(`^(?:${kind}\\s+)?${form.replace(/\./g, '\\.')}(?![\\w]|\\.\\d)`, 'i').test(section.heading),
    );
}

function withChildren(sections: readonly Section[], found: readonly Section[]): Section[] {
  const kept = new Set(found);
  for (const section of sections) if (section.parent && kept.has(section.parent)) kept.add(section);
  return [...kept];
}

const MOST_NAMED = 12;

function notFound(sections: readonly Section[], focus: string): AppError {
  const titled = sections.filter((s) => s.heading !== '');
  const highest = titled.reduce((low, s) => Math.min(low, s.level), Number.POSITIVE_INFINITY);
  const headings = titled
    .filter((s) => s.level <= highest + (titled.filter((t) => t.level === highest).length < 3 ? 1 : 0))
    .map((s) => s.heading)
    .slice(0, MOST_NAMED);
  const known = headings.length > 0 ? ` Its headings are: ${headings.join('; ')}.` : '';
  return new AppError('script_focus_not_found', `Nothing in this document is about "${focus}".${known}`, {
    details: { focus, headings },
  });
}
