import type { Words } from '../languages/language.ts';
import type { Section } from '../model.ts';
import { isSayable, saidLines } from '../planning/tellable.ts';

/** How many lines back a thing is still in mind. */
const NEAR = 4;
const NEAR_INSIDE = 4;

/**
 * "The experiment showed ..." leans when the lines before it brought in "an experiment": said alone, the
 * article points at something the listener has not met. So does "the pump" after "the sodium pump". Marks
 * such lines as leaning. `known` holds the stems of what the whole document is about.
 */
export function markIntroduced(sections: readonly Section[], known: ReadonlySet<string>, words: Words): void {
  for (const section of sections) {
    const brought = new Set<string>();
    let heard: Set<string>[] = [];
    for (const { lines } of section.units) {
      lines.forEach((line, i) => {
        const noun = words.pointedAt(line.text);
        const near = (stemmed: string, back: number) => heard.slice(-back).some((h) => h.has(stemmed));
        if (noun && (brought.has(noun.stem) || (noun.bare && !known.has(noun.stem) && near(noun.stem, NEAR))))
          line.leans = true;
        const inParagraph = Math.min(i, NEAR_INSIDE);
        if (
          inParagraph > 0 &&
          [...words.definites(line.text)].some((d) => !known.has(d) && near(d, inParagraph))
        )
          line.leans = true;
        for (const indefinite of words.indefinites(line.text)) brought.add(indefinite);
        heard.push(line.stems);
        heard = heard.slice(-NEAR);
      });
    }
  }
}

/**
 * "The wheel turns ..." after a paragraph that cannot be said and was the first to speak of a wheel: it leans on
 * that paragraph, and is left out with it.
 */
export function markHoles(sections: readonly Section[], known: ReadonlySet<string>, words: Words): void {
  const heard = new Set(known);
  for (const { title, units } of sections) {
    for (const stem of words.contentStems(title)) heard.add(stem);
    units.forEach((unit, i) => {
      const before = units[i - 1];
      const [first] = saidLines(unit);
      const noun = first && before && !isSayable(before) ? words.pointedAt(first.text) : undefined;
      if (noun && !heard.has(noun.stem) && before!.lines.some(({ stems }) => stems.has(noun.stem)))
        first!.leans = true;
      if (isSayable(unit)) for (const { stems } of unit.lines) for (const stem of stems) heard.add(stem);
    });
  }
}
