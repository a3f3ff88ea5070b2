import { indexAt } from '../../features/player/engine/positions.ts';
import { sleepView } from '../../features/player/engine/sleep.ts';
import type { Sleep } from '../../features/player/engine/types.ts';
import { clock } from '../../lib/wording/format.ts';
import type { Playback } from './playback.ts';
import type { PlayerFacts } from './player-facts.ts';

const LOOK_EVERY_MS = 250;
const MINUTE_MS = 60_000;

/**
 * Makes a select the sleep timer: `off`, `chapter`, or minutes. The sound goes down before it stops.
 *
 * @param left gets the time that is left
 */
export function bindSleep(
  select: HTMLSelectElement,
  left: HTMLElement | null,
  facts: PlayerFacts,
  playback: Playback,
): void {
  let sleep: Sleep = { kind: 'off' };
  let fullVolume = 1;
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    if (sleep.kind !== 'off') playback.setVolume(fullVolume);
    sleep = { kind: 'off' };
    select.value = 'off';
    if (left) left.textContent = '';
  };
  const look = () => {
    const view = sleepView(sleep, {
      now: Date.now(),
      positionMs: playback.positionMs(),
      rate: playback.state().rate,
      chapters: [...facts.chapters],
      finished: true,
    });
    if (view.due) {
      playback.pause();
      stop();
      return;
    }
    playback.setVolume(fullVolume * view.gain);
    if (left) left.textContent = view.leftMs === undefined ? '' : clock(view.leftMs);
  };
  select.addEventListener('change', () => {
    const asked = select.value;
    stop();
    if (asked === 'off') return;
    fullVolume = playback.state().volume;
    sleep = startSleep(asked, facts, playback.positionMs());
    select.value = asked;
    timer = setInterval(look, LOOK_EVERY_MS);
    look();
  });
}

function startSleep(asked: string, { chapters }: PlayerFacts, positionMs: number): Sleep {
  if (asked === 'chapter') return { kind: 'chapter', index: Math.max(0, indexAt(chapters, positionMs)) };
  const minutes = Number(asked);
  return {
    kind: 'time',
    minutes,
    endsAt: Date.now() + minutes * MINUTE_MS,
  };
}
