import type { Language } from '../languages/language.ts';
import type { Line, Section } from '../model.ts';

export type Side = 'for' | 'against';

/**
 * Finds what a source says for something and what it says against it: under headings that say so, and in
 * sentences that report a side ("Critics object that ..."), with what leans on them. Gives for each side
 * sections that hold only its lines; both are empty where the source does not argue.
 */
export function findSides(sections: readonly Section[], language: Language): Record<Side, Section[]> {
  const sides: Record<Side, Section[]> = { for: [], against: [] };
  for (const section of sections) {
    const titled = sideOfHeading(section, language);
    if (titled) sides[titled].push(opened(section, titled, language));
    else
      for (const side of ['for', 'against'] as const) {
        const units = section.units.flatMap((paragraph) =>
          runsOf(paragraph.lines, side, language).map((lines) => ({ ...paragraph, lines, continues: false })),
        );
        if (units.length > 0) sides[side].push({ ...section, units });
      }
  }
  return sides;
}

function sideOfHeading(section: Section, language: Language): Side | undefined {
  for (let at: Section | undefined = section; at; at = at.parent) {
    const pro = language.headings.sides.for.test(at.title);
    const con = language.headings.sides.against.test(at.title);
    if (pro !== con) return pro ? 'for' : 'against';
  }
  return undefined;
}

/** Stretches of a paragraph that report one side: the sentence that names it and what leans on that. */
function runsOf(lines: readonly Line[], side: Side, { reading }: Language): Line[][] {
  const runs: Line[][] = [];
  let open: Line[] | undefined;
  for (const line of lines) {
    const own = reading.side(line.text);
    if (own === side) {
      if (open) open.push(line);
      else {
        // "Critics, however, ...": in a debate the turn before it is the other side's.
        open = [{ ...line, leans: false }];
        runs.push(open);
      }
    } else if (open && own === undefined && line.leans) open.push(line);
    else open = undefined;
  }
  return runs;
}

/** "Supporters argue that streets are safer.": under such a heading one knows than what. */
function opened(section: Section, side: Side, { reading }: Language): Section {
  const units = section.units.map((paragraph) => {
    const [first, ...rest] = paragraph.lines;
    if (!first?.leans || reading.side(first.text) !== side) return paragraph;
    return { ...paragraph, lines: [{ ...first, leans: false }, ...rest] };
  });
  return { ...section, units };
}
