import { stressedRanges } from '../../../kernel/rules/emphasis.ts';
import type { TurnView } from './document/turn-view.ts';
import { hitsIn } from './find/hits.ts';
import type { Stretch } from './pieces.ts';
import type { Mark, StudioState } from './studio-state.ts';

const LOOKS: Record<Mark['look'], string> = { comment: 'mark-comment', check: 'mark-check' };

/** Everything that is told apart in a turn's text: what is stressed, what is found, and what others say of it. */
export function stretchesOf(
  { find, hit, marks }: StudioState,
  { id: turnId, text, directions }: Pick<TurnView, 'id' | 'text' | 'directions'>,
): Stretch[] {
  const found = find.open ? hitsIn(text, find) : [];
  return [
    ...stressedRanges(text, directions.emphasis).map(({ start, end }) => {
      return { from: start, to: end, className: 'stressed' };
    }),
    ...found.map(({ from, to }) => {
      const isNow = hit?.turnId === turnId && hit.from === from;
      return { from, to, className: isNow ? 'found found-now' : 'found' };
    }),
    ...(marks.get(turnId) ?? []).map(({ from, to, look, title }) => {
      return { from, to, className: LOOKS[look], title };
    }),
  ];
}
