import { indexAt } from '../../features/player/engine/positions.ts';
import type { SampleLine } from '../parts/sample-episode.ts';
import { bindControls, bindKeys } from '../player/controls.ts';
import { Playback } from '../player/playback.ts';
import { followScore } from '../player/score-rects.ts';
import { bindStave } from '../player/stave.ts';

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
