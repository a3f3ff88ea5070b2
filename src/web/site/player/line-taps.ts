import type { Playback } from './playback.ts';

/** Plays from a line whose text is tapped (`data-seek-text`, milliseconds). */
export function bindLineTaps(root: HTMLElement, playback: Playback): void {
  for (const text of root.querySelectorAll<HTMLElement>('[data-seek-text]'))
    text.addEventListener('click', () => {
      // Who marks words with the mouse wants to copy them.
      if (window.getSelection()?.isCollapsed === false) return;
      playback.seek(Number(text.dataset.seekText));
      void playback.play();
    });
}
