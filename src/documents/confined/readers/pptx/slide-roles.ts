import type { BlockRole } from '../../../../kernel/artifacts.ts';
import { ALL_PACKS } from '../../../../languages/packs.ts';
import { anyOf, entriesIn } from '../../../../languages/word-list.ts';

const slides = ALL_PACKS.map(({ reading }) => reading.slides);
const NAVIGATION = new RegExp(`^${anyOf(slides.flatMap(({ agenda }) => entriesIn(agenda)))}$`, 'i');
const BACK_MATTER = new RegExp(`^${anyOf(slides.flatMap(({ closing }) => entriesIn(closing)))}$`, 'i');
const CONTINUED = new RegExp(
  String.raw`\s*[([–-]?\s*(?:${anyOf(slides.flatMap(({ continued }) => entriesIn(continued)))}|\d+\s*(?:\/|of|von|de|di|van)\s*\d+|[ivx]+)\s*[)\]]?\.?$`,
  'i',
);

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
