import type { Draft, DraftBlock, ReadContext } from '../../../shared/draft.ts';
import { plainInline } from '../../../shared/inline-text.ts';
import { usableTitle } from '../../../shared/title.ts';
import { sameWords } from '../../headings.ts';
import { nameLists } from '../list-ids.ts';
import { descendants } from '../xml/xml-tree.ts';
import type { Container } from '../zip/container.ts';
import { coreProperties } from '../zip/relations.ts';
import { countSlides, type Slide, slidesOf } from './deck.ts';
import { withoutRepeated } from './repeated.ts';
import { type SlideContent, slideContent } from './slide-blocks.ts';
import { bareSlideTitle, roleOfSlide } from './slide-roles.ts';
import { speakerNotes } from './speaker-notes.ts';

interface ReadSlide {
  number: number;
  section: string | null;
  content: SlideContent;
  notes: DraftBlock[];
}

/**
 * Reads a presentation: each slide's title, text in reading order, tables and captions, then what
 * its speaker wanted to say. A page is a slide.
 */
export async function readPptx(container: Container, { onProgress }: ReadContext): Promise<Draft> {
  const pages = countSlides(container);
  const slides: ReadSlide[] = [];
  const hidden: number[] = [];
  const languages = new Map<string, number>();
  for (const slide of slidesOf(container)) {
    onProgress(slide.number, pages);
    countLanguages(slide, languages);
    if (slide.hidden) hidden.push(slide.number);
    else slides.push(read(container, slide));
  }
  const core = coreProperties(container);
  return {
    title: openingTitle(slides) ?? core.title,
    authors: core.authors,
    language: [...languages].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null,
    pages,
    blocks: nameLists(blocksOf(withoutRepeated(slides))),
    warnings: [...hiddenWarning(hidden), ...notesWarning(slides)],
  };
}

function read(container: Container, slide: Slide): ReadSlide {
  return {
    number: slide.number,
    section: slide.section,
    content: slideContent(container, slide),
    notes: speakerNotes(container, slide),
  };
}

function countLanguages({ xml }: Slide, languages: Map<string, number>): void {
  for (const { attributes } of descendants(xml, 'rPr')) {
    const { lang } = attributes;
    if (lang) languages.set(lang, (languages.get(lang) ?? 0) + 1);
  }
}

/** The first slide's own title: core properties often still name the template. */
function openingTitle([first]: readonly ReadSlide[]): string | null {
  return first?.content.kind === 'title' ? usableTitle(first.content.title) : null;
}

function blocksOf(slides: readonly ReadSlide[]): DraftBlock[] {
  const grouped = slides.some(({ section, content }, index) =>
    index > 0 ? section !== null || isDivider(content, index) : section !== null,
  );
  let before = '';
  return slides.flatMap((slide, index) => {
    const { content } = slide;
    const title = content.title ?? '';
    const repeats = title !== '' && sameWords(bareSlideTitle(title), before);
    before = title === '' ? before : bareSlideTitle(title);
    const heads = headingsOf(slide, index, grouped, repeats);
    const blocks = [...heads, ...content.shapes.flat()].map((block) => withRole(block, content));
    return [...blocks, ...slide.notes].map((block) => ({ ...block, page: slide.number }));
  });
}

function withRole(block: DraftBlock, content: SlideContent): DraftBlock {
  const role = block.role ?? roleOfSlide(content.title);
  return role && block.type !== 'title' ? { ...block, role } : block;
}

const isDivider = (content: SlideContent, index: number) =>
  content.kind === 'section' || (content.kind === 'title' && index > 0);

function headingsOf(
  { content, section }: ReadSlide,
  index: number,
  grouped: boolean,
  repeats: boolean,
): DraftBlock[] {
  const title = content.title === null ? null : plainInline(content.title);
  const heading = (level: number, inline = title): DraftBlock[] =>
    inline === null || inline.text === '' ? [] : [{ type: 'heading', level, inline }];
  if (index === 0 && content.kind === 'title')
    return [
      ...(title ? [{ type: 'title' as const, inline: title }] : []),
      ...content.subtitle.map((block) => ({ ...block, role: 'front_matter' as const })),
    ];
  const named = section !== null && !sameWords(section, content.title ?? '') ? plainInline(section) : null;
  const top = isDivider(content, index) || (section !== null && named === null) ? 1 : 2;
  return [
    ...heading(1, named),
    ...(repeats && named === null ? [] : heading(grouped ? Math.max(top, named ? 2 : top) : 1)),
    ...content.subtitle,
  ];
}

function hiddenWarning(hidden: readonly number[]): string[] {
  if (hidden.length === 0) return [];
  const which = hidden.length > 10 ? '' : ` (${hidden.join(', ')})`;
  return [
    hidden.length === 1
      ? `One hidden slide was left out${which}.`
      : `${hidden.length} hidden slides were left out${which}.`,
  ];
}

function notesWarning(slides: readonly ReadSlide[]): string[] {
  const count = slides.filter(({ notes }) => notes.length > 0).length;
  if (count === 0) return [];
  return [
    count === 1
      ? 'One slide has speaker notes; they follow its text.'
      : `${count} slides have speaker notes; they follow the text of their slides.`,
  ];
}
