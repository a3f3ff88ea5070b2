import type { Block, Document, Sentence } from '../../../../kernel/artifacts.ts';
import type { LetterCase } from '../text/letter-case.ts';
import { readLines, type SourceBlock } from './lines.ts';
import type { Paragraph, Section } from './model.ts';

/** Headings whose text is apparatus even where the reader took it for body. */
const APPARATUS =
  /^(?:\W|\d)*(?:references|bibliography|works cited|sources|notes|endnotes|further (?:reading|information)|external links|see also|acknowledge?ments?|about the authors?|author contributions?|funding|conflicts? of interest|competing interests|data availability|copyright|licen[cs]e|table of contents|contents|index|learning objectives?|objectives|review questions?|exercises?|problems|discussion questions?|(?:section |chapter |self[- ]?)?(?:quiz(?:zes)?|tests?|checks?|assessment)|short answers?|further research|answers?|solutions?|key terms|glossary|vocabulary|terms|definitions|terminology|list of terms|credits|appendix\b.*|appendices|contact|comments?|related (?:posts?|articles?)|share this|navigation|menu|changelog|revision history|critical thinking.*|(?:test|check) your .*|multiple choice|free response|(?:art|visual|everyday|career|evolution|scientific method) connections?.*|links? to learning|think about it)(?:\W|\d)*$/i;

const CLOSING =
  /\b(?:conclusions?|concluding|summary|in closing|closing|takeaways?|outlook|epilogue|final thoughts?|wrap(?:ping)? up|in short|to remember|key points|bottom line|lessons?|recommendations?|tl;?dr|recap|what (?:we|you) learned)\b/i;

/** Takes a document, gives its body as sections in order; apparatus, captions and tables are left out. */
export function readSections(document: Document, letterCase: LetterCase): Section[] {
  const sentences = Map.groupBy(document.sentences, (s) => s.blockId);
  const sections: Section[] = [openSection('', 0, undefined, 0)];
  let group: SourceBlock[] = [];
  let paragraphs = 0;
  let hidden = 99;

  const close = () => {
    const lines = readLines(group, letterCase);
    group = [];
    const section = sections.at(-1)!;
    if (lines.length === 0) return;
    // "— a maintainer": the paragraph before it is that person's words.
    if (/^[—–] ?\S/.test(lines[0]!.sentences[0]!.raw))
      for (const line of section.paragraphs.at(-1)?.lines ?? []) line.fault ??= 'quotation of another';
    section.paragraphs.push({ lines, section, at: paragraphs });
    paragraphs += 1;
  };

  for (const block of document.blocks) {
    if (block.role !== 'body') continue;
    if (block.type === 'heading') {
      close();
      const level = block.level ?? 1;
      if (level <= hidden) hidden = APPARATUS.test(block.text) ? level : 99;
      sections.push(openSection(block.text, level, parentOf(sections, level), sections.length));
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
  return sections.filter((s) => s.title !== '' || s.paragraphs.length > 0);
}

function openSection(title: string, level: number, parent: Section | undefined, n: number): Section {
  return {
    id: `s${n}`,
    // A line of the imprint that looked like a heading names nothing.
    title: /\bisbn\b/i.test(title) ? '' : cleanTitle(title),
    heading: title,
    level,
    ...(parent ? { parent } : {}),
    paragraphs: [],
    closing: CLOSING.test(title),
  };
}

/** "3.2 Spring tides" -> "Spring tides"; "Chapter 4: Basins" -> "Basins". */
export function cleanTitle(title: string): string {
  const bare = title
    .replace(
      /^(?:(?:chapter|section|part|lecture|unit|module|lesson|appendix)\s+)?(?:[A-Z]\.)?(?:\d+(?:\.\d+)*|[IVXLC]+)\s*[.:)–—-]?\s+(?=\S)/i,
      '',
    )
    .replace(/^(?:chapter|section|part|lecture|unit|module|lesson)\s+(?:\d+|[IVXLC]+)\s*[.:–—-]\s*/i, '')
    .replace(/^(?:Appendix\s+)?[B-Z]\.?\s+(?=\p{Lu})|^Appendix\s+A\.?\s+|^A\s+(?=[AEIOU]\p{Ll})/u, '')
    .replace(/([:–—]\s+)\d+(?:\.\d+)*\.?\s+(?=\p{Lu})/u, '$1')
    .replace(/\s*[.:¶#*∗†‡§]+$/, '')
    .trim();
  return bare === '' ? title.trim() : bare;
}

function parentOf(sections: readonly Section[], level: number): Section | undefined {
  for (const section of sections.toReversed()) if (section.level > 0 && section.level < level) return section;
  return undefined;
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
  return sections.flatMap((s) => s.paragraphs.flatMap((p: Paragraph) => p.lines));
}
