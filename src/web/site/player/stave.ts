import { seekByKey } from '../../features/player/score/slider-keys.ts';
import { clock } from '../../lib/wording/format.ts';
import type { Playback } from './playback.ts';

/** Makes the score of a page (`data-stave`, with its playhead `data-head`) a slider over the sound. */
export function bindStave(root: HTMLElement, playback: Playback): void {
  const stave = root.querySelector<HTMLElement>('[data-stave]');
  const head = root.querySelector<HTMLElement>('[data-head]');
  if (!stave || !head) return;
  const seekTo = (event: PointerEvent) => {
    const box = stave.getBoundingClientRect();
    playback.seek(((event.clientX - box.left) / box.width) * playback.durationMs());
  };
  stave.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    stave.setPointerCapture(event.pointerId);
    seekTo(event);
  });
  stave.addEventListener('pointermove', (event) => {
    if (stave.hasPointerCapture(event.pointerId)) seekTo(event);
  });
  stave.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = seekByKey(event.key, playback.positionMs(), playback.durationMs());
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    playback.seek(to);
  });
  const place = () => {
    const { positionMs, durationMs } = playback.state();
    if (durationMs <= 0) return;
    head.style.setProperty('left', `${(100 * positionMs) / durationMs}%`);
    stave.setAttribute('aria-valuenow', String(Math.round(positionMs / 1000)));
    stave.setAttribute('aria-valuetext', `${clock(positionMs)} of ${clock(durationMs)}`);
  };
  playback.subscribe(place);
}
