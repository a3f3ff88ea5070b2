import type { Loudness } from '../../../src/kernel/rules/score-bars.ts';
import { drawTimeline } from '../../../src/web/features/studio/timeline/draw-timeline.ts';
import { fitView, scrollBy, type View, zoomAt } from '../../../src/web/features/studio/timeline/geometry.ts';
import { lanesFor } from '../../../src/web/features/studio/timeline/scene.ts';
import { layOut, placeTurns } from '../../../src/web/features/studio/timeline/show-layout.ts';
import { readTimelineInk } from '../../../src/web/features/studio/timeline/timeline-ink.ts';

const TURNS = 2000;
const TURN_MS = 4800;
const BEDS = 12;
const EFFECTS = 60;
const SOUND = { name: 'Tide pool, bed', durationMs: 53_333, loops: true, lane: 'bed' } as const;

/** Runs in the browser: draws a show of about three hours, and gives how many ms each frame took. */
export function timelineFrames(widthPx: number, frames: number): Record<string, number[]> {
  const layout = show();
  const canvas = document.querySelector('canvas')!;
  const lanes = lanesFor(2);
  const ratio = window.devicePixelRatio;
  canvas.width = widthPx * ratio;
  canvas.height = lanes.height * ratio;
  const context = canvas.getContext('2d')!;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  const ink = readTimelineInk(canvas);
  const waves = layout.turns.map((_, i) => wave(i));
  const places = new Map(layout.turns.map(({ id }, i) => [id, i]));
  const draw = (view: View): number => {
    const began = performance.now();
    drawTimeline(
      context,
      {
        layout,
        lanes,
        view,
        waveOf: (id) => waves[places.get(id)!],
        sounds: new Map([['loop', SOUND]]),
        selectedClip: 'bed-3',
        selectedTurn: 't40',
        playheadMs: 60_000,
      },
      ink,
    );
    // The drawing is done when its pixels are there, not when it was asked for.
    context.getImageData(0, 0, 1, 1);
    return performance.now() - began;
  };
  const whole = fitView(layout.totalMs, widthPx);
  const near = zoomAt(whole, 0.02 / whole.pxPerMs, 0, layout.totalMs);
  const run = (view: View, step: number) => {
    const measured: number[] = [];
    for (let i = 0, at = view; i < frames; i++, at = scrollBy(at, step, layout.totalMs))
      measured.push(draw(at));
    return measured;
  };
  return { whole: run(whole, 0), near: run(near, 24) };
}

function show() {
  const turns = placeTurns(
    Array.from({ length: TURNS }, (_, i) => ({
      id: `t${i}`,
      voiceIndex: i % 2,
      segment: `s${Math.floor(i / 100)}`,
      ms: TURN_MS + 400 * (i % 3),
      pauseBeforeMs: 400,
    })),
    undefined,
  );
  const clip = (lane: 'bed' | 'effect', i: number, every: number, durationMs: number) => ({
    id: `${lane}-${i}`,
    lane,
    sound: 'loop',
    turnId: `t${i * every}`,
    offsetMs: 0,
    fromMs: 0,
    durationMs,
    gainDb: -12,
    duckDb: 8,
    fadeInMs: 1500,
    fadeOutMs: 2500,
  });
  const clips = [
    ...Array.from({ length: BEDS }, (_, i) => clip('bed', i, 160, 600_000)),
    ...Array.from({ length: EFFECTS }, (_, i) => clip('effect', i, 33, 4000)),
  ];
  return layOut(turns, clips, new Map([['loop', SOUND]]), (segment) => `Chapter ${segment}`);
}

function wave(seed: number): Loudness {
  const peaks = Uint8Array.from({ length: 60 }, (_, i) => 20 + ((seed * 31 + i * 17) % 100));
  return { peaks, stepMs: 100 };
}
