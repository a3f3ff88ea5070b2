import { markHeard } from '../player/chapter-marks.ts';
import { bindControls, bindKeys } from '../player/controls.ts';
import { bindLineTaps } from '../player/line-taps.ts';
import { answerOwnMessages } from '../player/own-messages.ts';
import { paintAccent } from '../player/paint-accent.ts';
import { Playback } from '../player/playback.ts';
import { type PlayerFacts, readPlayerFacts } from '../player/player-facts.ts';
import { answerPlayerJs } from '../player/player-js.ts';
import { reportHeard } from '../player/report-heard.ts';
import { followScore } from '../player/score-rects.ts';
import { readStart } from '../player/start-place.ts';
import { bindStave } from '../player/stave.ts';

const root = document.querySelector<HTMLElement>('[data-island="embed"]');
const facts = readPlayerFacts(document);
paintAccent();
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
  bindLineTaps(frame, playback);
  reportHeard(playback, episode, 'embed');
  markHeard([...frame.querySelectorAll<HTMLElement>('.chapters [data-start]')], playback, showInList);
  markHeard([...frame.querySelectorAll<HTMLElement>('.lines [data-start]')], playback, showInList);
  const asked = readStart(new URL(window.location.href));
  if (asked !== undefined) playback.seek(asked);
  answerPlayerJs(playback, window);
  answerOwnMessages(frame, episode, playback, window);
}

/** Scrolls the list alone: the page around stays where its reader is. */
function showInList(item: HTMLElement | undefined): void {
  const list = item?.parentElement;
  if (!item || !list) return;
  const [box, room] = [item.getBoundingClientRect(), list.getBoundingClientRect()];
  if (box.top < room.top) list.scrollTop += box.top - room.top;
  else if (box.bottom > room.bottom) list.scrollTop += box.bottom - room.bottom;
}
