import { indexAt } from '../../features/player/engine/positions.ts';
import type { Playback } from './playback.ts';

/**
 * Marks in a list what is heard: each element that says when it begins (`data-start`, milliseconds)
 * gets `aria-current` while it is the last one begun. Gives the one that is marked to `onChange`.
 */
export function markHeard(
  items: readonly HTMLElement[],
  playback: Playback,
  onChange?: (item: HTMLElement | undefined) => void,
): void {
  const starts = items.map((item) => ({ startMs: Number(item.dataset.start) }));
  let marked = -1;
  const mark = () => {
    const { positionMs, playing } = playback.state();
    const at = positionMs > 0 || playing ? indexAt(starts, positionMs) : -1;
    if (at === marked) return;
    items[marked]?.removeAttribute('aria-current');
    items[at]?.setAttribute('aria-current', 'true');
    marked = at;
    onChange?.(items[at]);
  };
  mark();
  playback.subscribe(mark);
}
