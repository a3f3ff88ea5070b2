import type { DraftBlock } from '../../../shared/draft.ts';

interface WithShapes {
  number: number;
  content: { shapes: DraftBlock[][] };
}

/** Slides from which the same words on half of them are a banner. */
const FEWEST_SLIDES = 4;

/** Slides without what is set on most of them, such as the name of a firm, and without typed slide numbers. */
export function withoutRepeated<T extends WithShapes>(slides: readonly T[]): T[] {
  const counts = new Map<string, number>();
  for (const { content } of slides)
    for (const words of new Set(content.shapes.map(wordsOf))) counts.set(words, (counts.get(words) ?? 0) + 1);
  const isBanner = (words: string) =>
    slides.length >= FEWEST_SLIDES && (counts.get(words) ?? 0) >= slides.length / 2;
  return slides.map((slide) => {
    const shapes = slide.content.shapes.filter((shape) => {
      const words = wordsOf(shape);
      return !isBanner(words) && words !== String(slide.number);
    });
    return { ...slide, content: { ...slide.content, shapes } };
  });
}

const wordsOf = (shape: readonly DraftBlock[]) => shape.map(({ inline }) => inline.text).join('\n');
