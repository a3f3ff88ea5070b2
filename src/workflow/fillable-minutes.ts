import { SHOW_FORMAT_FACTS, SHOW_MINUTES, type ShowFormat } from '../kernel/rules/show-formats.ts';

/**
 * Minutes that an episode of this format could fill of a source: about. A source may hold more than the
 * longest episode, which the person is shown; a format that is short by nature holds no more than it may.
 */
export function fillableMinutes(format: ShowFormat, readOutMinutes: number): number {
  const { shareOfSource, minutes } = SHOW_FORMAT_FACTS[format];
  const filled = readOutMinutes * shareOfSource;
  return minutes.to < SHOW_MINUTES.most ? Math.min(minutes.to, filled) : filled;
}
