import type { Block, Document, Sentence } from '../../../../kernel/artifacts.ts';
import { compact } from '../../../../kernel/compact.ts';
import type { Headings, Language } from '../languages/language.ts';
import type { Section, Unit } from '../model.ts';
import type { LetterCase } from '../text/letter-case.ts';
import { headedList } from './headed-list.ts';
import { readLines, type SourceBlock } from './lines.ts';

/** Takes a document, gives its body as sections in order; apparatus, captions and tables are left out. */
export function readSections(document: Document, language: Language, letterCase: LetterCase): Section[] {
  const { headings } = language;
  const sentences = Map.groupBy(document.sentences, (s) => s.blockId);
  const sections: Section[] = [openSection('', 0, undefined, 0, headings)];
  const above: Section[] = [];
  let group: SourceBlock[] = [];
  let units = 0;
  let hidden = 99;
  // The pages of a handout are one text.
  const several = document.source.mediaType === 'collection';

  const close = () => {
    const section = sections.at(-1)!;
    const lines = headedList(section, group, language, letterCase) ?? readLines(group, language, letterCase);
    group = [];
    if (lines.length === 0) return;
    // "— a maintainer": the paragraph before it is that person's words.
    if (/^[—–] ?\S/.test(lines[0]!.sentences[0]!.raw))
      for (const line of section.units.at(-1)?.lines ?? []) line.fault ??= 'quotation of another';
    section.units.push({ lines, section, at: units, form: 'prose' });
    units += 1;
  };

  for (const block of document.blocks) {
    if (block.role !== 'body') continue;
    if (block.type === 'heading') {
      close();
      const level = block.level ?? 1;
      if (level <= hidden) hidden = headings.apparatus.test(block.text) ? level : 99;
      const opened = openSection(block.text, level, parentOf(above, level), sections.length, headings);
      sections.push(several && block.part !== undefined ? { ...opened, part: block.part } : opened);
      if (level > 0) above.push(sections.at(-1)!);
      continue;
    }
    if (hidden < 99 || (block.type !== 'paragraph' && block.type !== 'list_item')) {
      close();
      continue;
    }
    if (block.type === 'paragraph' || !continuesList(group, block)) close();
    group.push({ block, sentences: spokenSentences(sentences.get(block.id)) });
  }
  close();
  return sections.filter((s) => s.title !== '' || s.units.length > 0);
}

function openSection(
  title: string,
  level: number,
  parent: Section | undefined,
  n: number,
  headings: Headings,
): Section {
  return compact({
    id: `s${n}`,
    // A line of the imprint that looked like a heading names nothing.
    title: /\bisbn\b/i.test(title) ? '' : headings.clean(title),
    heading: title,
    level,
    parent,
    units: [],
    closing: headings.closing.test(title),
  });
}

/** The last section above a level. `open` holds those that may still have children, the lowest last. */
function parentOf(open: Section[], level: number): Section | undefined {
  while (open.length > 0 && open.at(-1)!.level >= level) open.pop();
  return open.at(-1);
}

/** A list goes with the paragraph before it, and an item with the items of its list. */
function continuesList(group: readonly SourceBlock[], block: Block): boolean {
  const last = group.at(-1)?.block;
  if (!last) return false;
  if (last.type === 'paragraph') return last.text.endsWith(':');
  return last.list?.id === block.list?.id;
}

function spokenSentences(sentences: Sentence[] | undefined): Sentence[] {
  return (sentences ?? []).filter((s) => /\p{L}/u.test(s.raw));
}

export function allLines(sections: readonly Section[]) {
  return sections.flatMap((s) => s.units.flatMap((p: Unit) => p.lines));
}
