import { indexAt } from '../../features/player/engine/positions.ts';
import { type Bar, computeBars, type Stretch } from '../../features/player/score/bars.ts';
import { drawScore, readInk } from '../../features/player/score/draw.ts';
import { seekByKey } from '../../features/player/score/slider-keys.ts';
import { PITCH_PX, stretchesOfVoices } from '../../lib/charts/score-columns.ts';
import { clock } from '../../lib/wording/format.ts';
import type { ListenFacts } from './listen-facts.ts';
import type { Playback } from './playback.ts';

/**
 * Makes of an element with a canvas in it the two-voice score of the page: a slider that is dragged,
 * tapped, and moved by keys, drawn at every frame while the sound plays.
 */
export function bindScore(slider: HTMLElement, facts: ListenFacts, playback: Playback): void {
  const canvas = slider.querySelector('canvas');
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return;
  const stretches = stretchesOfVoices(facts.voices, facts.durationMs);
  const loudness = {
    peaks: facts.peaks,
    stepMs: facts.durationMs / Math.max(1, facts.peaks.length),
  };
  const ticks = facts.chapters.filter(({ startMs }) => startMs > 0).map((c) => c.startMs / facts.durationMs);
  let bars: Bar[] = [];
  let ink = readInk(canvas);
  let frame = 0;
  const paint = () => {
    drawScore(
      context,
      {
        bars,
        width: canvas.clientWidth,
        height: canvas.clientHeight,
        known: 1,
        played: playback.positionMs() / playback.durationMs(),
        ticks,
      },
      ink,
    );
  };
  const measure = () => {
    const ratio = window.devicePixelRatio || 1;
    canvas.width = Math.round(canvas.clientWidth * ratio);
    canvas.height = Math.round(canvas.clientHeight * ratio);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    bars = computeBars(loudness, stretches, facts.durationMs, Math.floor(canvas.clientWidth / PITCH_PX));
    ink = readInk(canvas);
    paint();
  };
  const run = () => {
    paint();
    frame = playback.state().playing ? requestAnimationFrame(run) : 0;
  };
  playback.subscribe((state) => {
    describe(slider, facts, stretches, state.positionMs, state.durationMs);
    if (state.playing && frame === 0) run();
    else if (!state.playing) paint();
  });
  new ResizeObserver(measure).observe(canvas);
  new MutationObserver(measure).observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'class'],
  });
  describe(slider, facts, stretches, playback.positionMs(), playback.durationMs());
  listen(slider, playback);
}

function describe(
  slider: HTMLElement,
  { speakers }: ListenFacts,
  stretches: readonly Stretch[],
  positionMs: number,
  durationMs: number,
): void {
  const speaker = stretches[indexAt(stretches, positionMs)]?.speaker;
  const name = speaker === undefined ? undefined : speakers[speaker];
  slider.setAttribute('aria-valuemax', String(Math.round(durationMs / 1000)));
  slider.setAttribute('aria-valuenow', String(Math.round(positionMs / 1000)));
  slider.setAttribute(
    'aria-valuetext',
    `${clock(positionMs)} of ${clock(durationMs)}${name ? `, ${name}` : ''}`,
  );
}

function listen(slider: HTMLElement, playback: Playback): void {
  const seekTo = (event: PointerEvent) => {
    const box = slider.getBoundingClientRect();
    playback.seek(((event.clientX - box.left) / box.width) * playback.durationMs());
  };
  slider.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    slider.setPointerCapture(event.pointerId);
    seekTo(event);
  });
  slider.addEventListener('pointermove', (event) => {
    if (slider.hasPointerCapture(event.pointerId)) seekTo(event);
  });
  slider.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = seekByKey(event.key, playback.positionMs(), playback.durationMs());
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    playback.seek(to);
  });
}
