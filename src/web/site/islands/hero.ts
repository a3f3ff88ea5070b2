import { indexAt } from '../../features/player/engine/positions.ts';
import { seekByKey } from '../../features/player/score/slider-keys.ts';
import type { SampleLine } from '../parts/sample-episode.ts';
import { timeCode } from '../parts/time.ts';
import { bindControls, bindKeys } from '../player/controls.ts';
import { Playback } from '../player/playback.ts';
import { followScore } from '../player/score-rects.ts';

/** The hero plays the product: its score moves, and the line that is heard stands beside its source. */
const hero = document.querySelector<HTMLElement>('[data-island="hero"]');
const facts = document.getElementById('hero-lines')?.textContent;
if (hero && facts) start(hero, JSON.parse(facts));

function start(
  root: HTMLElement,
  { durationMs, speakers, lines }: { durationMs: number; speakers: string[]; lines: SampleLine[] },
): void {
  const playback = new Playback(new Audio(), root.dataset.sound ?? '', durationMs);
  playback.audio.preload = 'none';
  bindControls(root, playback);
  bindKeys(document, playback);
  followScore(root, playback);
  bindStave(root, playback);
  let shown = -1;
  playback.subscribe(({ positionMs }) => {
    const at = indexAt(lines, positionMs);
    if (at < 0 || at === shown) return;
    shown = at;
    show(root, lines[at]!, speakers);
  });
}

function show(root: HTMLElement, line: SampleLine, speakers: string[]): void {
  const set = (name: string, text: string) => {
    const element = root.querySelector<HTMLElement>(`[data-${name}]`);
    if (element) element.textContent = text;
    return element;
  };
  const who = set('who', speakers[line.speaker] ?? '');
  if (who) who.className = `voice-${line.speaker + 1}`;
  set('line', line.text);
  set(
    'section',
    line.source === ''
      ? 'Said to lead over: it states nothing'
      : `Where it stands: ${line.section || 'its first lines'}`,
  );
  set('source', line.source);
}

function bindStave(root: HTMLElement, playback: Playback): void {
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
    head.style.setProperty('left', `${(100 * positionMs) / durationMs}%`);
    stave.setAttribute('aria-valuenow', String(Math.round(positionMs / 1000)));
    stave.setAttribute('aria-valuetext', `${timeCode(positionMs)} of ${timeCode(durationMs)}`);
  };
  playback.subscribe(place);
}
