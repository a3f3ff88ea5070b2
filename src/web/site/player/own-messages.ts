import { indexAt } from '../../features/player/engine/positions.ts';
import { answerParent, type ParentMessage } from './parent-messages.ts';
import type { Playback } from './playback.ts';
import type { PlayerFacts } from './player-facts.ts';

/** What the player.js protocol has no words for (decision 91). Times in seconds, as there. */
const PROTOCOL = { context: 'afterword', version: '1' };

const THEMES: readonly unknown[] = ['light', 'dark', 'system'];

/**
 * Tells the page around which chapter is heard and how high the player has to be for all of it, and lets
 * that page ask for the chapters and change the theme.
 */
export function answerOwnMessages(
  frame: HTMLElement,
  { chapters }: PlayerFacts,
  playback: Playback,
  window: Window,
): void {
  const told = chapters.map(({ title, startMs, endMs }) => ({
    title,
    start: startMs / 1000,
    end: endMs / 1000,
  }));
  const methods: Record<string, (value: unknown) => unknown> = {
    getChapters: () => told,
    getHeight: () => measureHeight(frame),
    setTheme: (value) => THEMES.includes(value) && showTheme(window.document, String(value)),
  };
  const host = answerParent(PROTOCOL, window, ({ method, value, listener }: ParentMessage, { send }) => {
    const act = Object.hasOwn(methods, method) ? methods[method] : undefined;
    if (!act) return send('error', { message: `${method} is not supported.` }, listener);
    const answer = act(value);
    if (method.startsWith('get')) send(method, answer, listener);
  });
  if (!host) return;
  followHeight(frame, (height) => host.send('height', height));
  followChapter(chapters, playback, (index) => host.send('chapter', { index, ...told[index] }));
}

function showTheme({ documentElement }: Document, theme: string): void {
  if (theme === 'system') delete documentElement.dataset.theme;
  else documentElement.dataset.theme = theme;
}

/** Pixels that the frame needs for all that its player shows: its own height, and what its lists hide. */
function measureHeight(frame: HTMLElement): number {
  const hidden = [...frame.querySelectorAll('ol')].map((list) => list.scrollHeight - list.clientHeight);
  return hidden.reduce((sum, pixels) => sum + pixels, frame.offsetHeight);
}

function followHeight(frame: HTMLElement, onChange: (height: number) => void): void {
  let told = 0;
  new ResizeObserver(() => {
    const height = measureHeight(frame);
    if (height !== told) onChange(height);
    told = height;
  }).observe(frame);
}

function followChapter(
  chapters: PlayerFacts['chapters'],
  playback: Playback,
  onChange: (index: number) => void,
): void {
  let heard = -1;
  playback.subscribe(({ positionMs, playing }) => {
    const index = playing || positionMs > 0 ? indexAt(chapters, positionMs) : -1;
    if (index >= 0 && index !== heard) onChange(index);
    heard = index;
  });
}
