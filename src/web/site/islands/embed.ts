import { markHeard } from '../player/chapter-marks.ts';
import { bindControls, bindKeys } from '../player/controls.ts';
import { Playback } from '../player/playback.ts';
import { type PlayerFacts, readPlayerFacts } from '../player/player-facts.ts';
import { answerPlayerJs } from '../player/player-js.ts';
import { followScore } from '../player/score-rects.ts';
import { readStart } from '../player/start-place.ts';
import { bindStave } from '../player/stave.ts';

const root = document.querySelector<HTMLElement>('[data-island="embed"]');
const facts = readPlayerFacts(document);
const { color } = document.body.dataset;
if (color) document.documentElement.style.setProperty('--accent', color);
if (root && facts) start(root, facts);

/** The player in a foreign page: no storage, no byte of sound before Play, driven by keys and by the page around. */
function start(frame: HTMLElement, episode: PlayerFacts): void {
  const playback = new Playback(new Audio(), episode.audioPath, episode.durationMs);
  playback.audio.preload = 'none';
  frame.querySelector('[data-play]')?.removeAttribute('hidden');
  bindControls(frame, playback);
  bindKeys(document, playback);
  bindStave(frame, playback);
  followScore(frame, playback);
  const chapters = [...frame.querySelectorAll<HTMLElement>('.chapters [data-start]')];
  markHeard(chapters, playback, (chapter) => tell('chapter', { title: titleOf(chapter) }));
  markHeard([...frame.querySelectorAll<HTMLElement>('.lines [data-start]')], playback, (line) =>
    line?.scrollIntoView({ block: 'nearest' }),
  );
  const asked = readStart(new URL(window.location.href));
  if (asked !== undefined) playback.seek(asked);
  answerPlayerJs(playback, window);
  tell('height', { px: document.documentElement.scrollHeight });
}

function titleOf(chapter: HTMLElement | undefined): string | undefined {
  return chapter?.querySelector('button')?.lastChild?.textContent?.trim();
}

/** Our own messages beside the protocol's: which chapter is heard, and how high the whole player is. */
function tell(event: 'chapter' | 'height', value: Record<string, unknown>): void {
  if (window.parent === window) return;
  window.parent.postMessage(JSON.stringify({ context: 'afterword', version: '1', event, value }), '*');
}
