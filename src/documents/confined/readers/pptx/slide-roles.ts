import type { BlockRole } from '../../../../kernel/artifacts.ts';
import { pattern } from '../../../../kernel/patterns.ts';
import { ALL_PACKS } from '../../../../languages/packs.ts';

const slides = ALL_PACKS.map(({ reading }) => reading.slides);
const NAVIGATION = pattern('i')`^${slides.flatMap(({ agenda }) => agenda)}$`;
const BACK_MATTER = pattern('i')`^${slides.flatMap(({ closing }) => closing)}$`;
const CONTINUED = pattern('i')`
  \s*[([–-]?\s*
  (?:${slides.flatMap(({ continued }) => continued)}|\d+\s*(?:\/|${slides.flatMap(({ of }) => of)})\s*\d+|[ivx]+)
  \s*[)\]]?\.?$
`;

/** What a slide is for, told from its title: the plan of the talk and its closing slide are not its matter. */
export function roleOfSlide(title: string | null): BlockRole | undefined {
  const name = (title ?? '').replace(/[\s:.!?…]+$/, '').trim();
  if (NAVIGATION.test(name)) return 'navigation';
  return BACK_MATTER.test(name) ? 'back_matter' : undefined;
}

/** "Results (cont.)" and "Results (2/3)" go on with "Results". */
export function bareSlideTitle(title: string): string {
  return title.replace(CONTINUED, '').trim();
}
