import type { Playback } from './playback.ts';

/**
 * Fades the bars of a score in the page (`rect[data-at]`, milliseconds) that are still to come, at every
 * frame while it plays. Before anything is played all of it stands out.
 */
export function followScore(root: HTMLElement, playback: Playback): void {
  const bars = [...root.querySelectorAll<SVGRectElement>('rect[data-at]')].map((bar) => ({
    bar,
    atMs: Number(bar.dataset.at),
  }));
  let frame = 0;
  const draw = () => {
    const positionMs = playback.positionMs();
    for (const { bar, atMs } of bars) bar.classList.toggle('later', positionMs > 0 && atMs > positionMs);
  };
  const run = () => {
    draw();
    frame = playback.state().playing ? requestAnimationFrame(run) : 0;
  };
  playback.subscribe(({ playing }) => {
    if (!playing) draw();
    else if (frame === 0) run();
  });
}
