import { timeCode } from '../parts/time.ts';
import { bindControls } from '../player/controls.ts';
import { Playback } from '../player/playback.ts';
import { followScore } from '../player/score-rects.ts';

/** Play and Stop of the landing page (specification 2.16): the newest file of the bucket, else our clip. */
for (const root of document.querySelectorAll<HTMLElement>('[data-island="sample-player"]')) start(root);

function start(root: HTMLElement): void {
  const { sound = '', fallback = '', length = '0' } = root.dataset;
  const play = root.querySelector<HTMLButtonElement>('[data-play]');
  let isFallback = sound === fallback;
  const playback = new Playback(new Audio(), sound, Number(length));
  bindControls(root, playback);
  followScore(root, playback);
  root.querySelector('[data-stop]')?.addEventListener('click', () => {
    playback.pause();
    playback.seek(0);
  });
  const total = root.querySelector('[data-total]');
  playback.subscribe((state, event) => {
    if (play) play.lastChild!.textContent = state.playing ? 'Pause' : 'Play';
    const isOther = Math.abs(state.durationMs - Number(length)) > 1000;
    if (total && isOther) total.textContent = timeCode(state.durationMs);
    if (event !== 'error' || isFallback) return;
    isFallback = true;
    playback.replace(fallback);
    void playback.play();
  });
}
