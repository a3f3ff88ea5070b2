import type { Loudness } from '../../../../kernel/rules/score-bars.ts';
import { heardFades, SOUND_LANES, type SoundLane } from '../../../../kernel/rules/sound-clips.ts';
import { rulerStep, toMs, toX, type View } from './geometry.ts';
import { CHAPTERS_PX, gainY, type Lane, type Lanes, RULER_PX } from './scene.ts';
import type { PlacedClip, PlacedTurn, Playable, ShowLayout } from './show-layout.ts';
import type { TimelineInk } from './timeline-ink.ts';

export interface TimelinePicture {
  layout: ShowLayout;
  lanes: Lanes;
  view: View;
  waveOf: (turnId: string) => Loudness | undefined;
  sounds: ReadonlyMap<string, Playable>;
  selectedClip: string | undefined;
  selectedTurn: string | undefined;
  playheadMs: number;
}

type Context = CanvasRenderingContext2D;

const MOST_PEAK = 127;
const BAR_PX = 2;
const PITCH_PX = 3;
const TITLE_PX = 6;
const LANE_NAMES: Record<SoundLane, string> = { bed: 'Beds', effect: 'Effects' };

/** Draws what of the show is in sight; `context` is in CSS pixels. */
export function drawTimeline(context: Context, picture: TimelinePicture, ink: TimelineInk): void {
  const { view, lanes } = picture;
  context.clearRect(0, 0, view.widthPx, lanes.height);
  drawLanes(context, picture, ink);
  drawRuler(context, view, ink);
  drawChapters(context, picture, ink);
  drawTurns(context, picture, ink);
  for (const placed of picture.layout.clips) drawClip(context, placed, picture, ink);
  drawPlayhead(context, picture, ink);
}

function drawLanes(context: Context, { lanes, view }: TimelinePicture, ink: TimelineInk): void {
  context.fillStyle = ink.sunk;
  for (const { top, height } of [...lanes.voices, ...SOUND_LANES.map((lane) => lanes.clips[lane])])
    context.fillRect(0, top, view.widthPx, height);
  context.font = `11px ${ink.sans}`;
  context.fillStyle = ink.ink3;
  context.textBaseline = 'middle';
  context.textAlign = 'right';
  // At the far end, where a clip that lies there covers it.
  for (const lane of SOUND_LANES) {
    const { top, height } = lanes.clips[lane];
    context.fillText(LANE_NAMES[lane], view.widthPx - TITLE_PX, top + height / 2);
  }
  context.textAlign = 'left';
}

function drawRuler(context: Context, view: View, ink: TimelineInk): void {
  const step = rulerStep(view.pxPerMs);
  context.font = `11px ${ink.mono}`;
  context.fillStyle = ink.ink3;
  context.textBaseline = 'middle';
  const last = toMs(view, view.widthPx);
  for (let ms = Math.ceil(view.fromMs / step) * step; ms <= last; ms += step) {
    const x = Math.round(toX(view, ms));
    context.fillRect(x, RULER_PX - 5, 1, 5);
    context.fillText(clockOf(ms, step), x + 4, RULER_PX / 2);
  }
}

function clockOf(ms: number, step: number): string {
  const seconds = ms / 1000;
  const minutes = Math.floor(seconds / 60);
  const rest = seconds - 60 * minutes;
  const text = step < 1000 ? rest.toFixed(1).padStart(4, '0') : String(Math.round(rest)).padStart(2, '0');
  return `${minutes}:${text}`;
}

function drawChapters(context: Context, { layout, view }: TimelinePicture, ink: TimelineInk): void {
  context.font = `12px ${ink.sans}`;
  for (const { title, startMs, endMs } of layout.chapters) {
    const [from, to] = [toX(view, startMs), toX(view, endMs)];
    if (to < 0 || from > view.widthPx) continue;
    context.fillStyle = ink.strong;
    context.fillRect(Math.round(from), RULER_PX + 2, 1, CHAPTERS_PX - 4);
    context.fillStyle = ink.ink2;
    titleIn(context, title, Math.max(0, from), to, RULER_PX + CHAPTERS_PX / 2);
  }
}

/** A title within a place, cut where it ends. */
function titleIn(context: Context, title: string, from: number, to: number, y: number): void {
  if (to - from < 24) return;
  context.save();
  context.beginPath();
  context.rect(from, y - 10, to - from - 2, 20);
  context.clip();
  context.fillText(title, from + TITLE_PX, y);
  context.restore();
}

/**
 * One colour after the other, and everything on whole pixels: rectangles that need no smoothing are drawn ten times
 * as fast as paths. Where turns are narrower than a bar each place is drawn once.
 */
function drawTurns(context: Context, picture: TimelinePicture, ink: TimelineInk): void {
  const { layout, lanes, view, selectedTurn } = picture;
  const seen = inSight(layout.turns, view.fromMs, toMs(view, view.widthPx));
  const count = lanes.voices.length;
  for (const [voice, lane] of lanes.voices.entries()) {
    const own = seen.filter(({ voiceIndex }) => voiceIndex % count === voice);
    context.fillStyle = ink.washes[voice % ink.washes.length]!;
    let last = Number.NEGATIVE_INFINITY;
    for (const { startMs, endMs } of own) {
      const [from, to] = [Math.round(toX(view, startMs)), Math.round(toX(view, endMs))];
      if (to <= last) continue;
      context.fillRect(from, lane.top, Math.max(1, to - from), lane.height);
      last = to;
    }
    context.fillStyle = ink.voices[voice % ink.voices.length]!;
    last = Number.NEGATIVE_INFINITY;
    for (const turn of own) last = drawWave(context, picture.waveOf(turn.id), turn, lane, view, last);
    const chosen = own.find(({ id }) => id === selectedTurn);
    if (chosen) frame(context, toX(view, chosen.startMs), toX(view, chosen.endMs), lane, ink.focus);
  }
}

/** Turns are sorted: those in sight are a stretch of them. */
function inSight(turns: readonly PlacedTurn[], fromMs: number, toEndMs: number): readonly PlacedTurn[] {
  let [low, high] = [0, turns.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (turns[middle]!.endMs < fromMs) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < turns.length && turns[end]!.startMs <= toEndMs) end++;
  return turns.slice(low, end);
}

/**
 * Bars from the middle, one every few pixels, each as high as the loudest that it stands for.
 *
 * @param last where the bar before ends. @returns the same for the next turn
 */
function drawWave(
  context: Context,
  sound: Loudness | undefined,
  turn: PlacedTurn,
  lane: Lane,
  view: View,
  last: number,
): number {
  const middle = lane.top + lane.height / 2;
  const first = Math.max(0, Math.round(toX(view, turn.startMs)), last);
  const end = Math.min(view.widthPx, toX(view, turn.endMs));
  const barMs = PITCH_PX / view.pxPerMs;
  let x = first;
  for (; x < end; x += PITCH_PX) {
    const peak = sound ? peakAt(sound, toMs(view, x) - turn.startMs, barMs) : 0;
    const half = Math.max(1, Math.round((peak * (lane.height - 6)) / 2));
    context.fillRect(x, middle - half, BAR_PX, 2 * half);
  }
  return x;
}

function peakAt({ peaks, stepMs }: Loudness, ms: number, lengthMs: number): number {
  const from = Math.max(0, Math.floor(ms / stepMs));
  const to = Math.max(from + 1, Math.ceil((ms + lengthMs) / stepMs));
  let most = 0;
  for (let i = from; i < to && i < peaks.length; i++) if (peaks[i]! > most) most = peaks[i]!;
  return most / MOST_PEAK;
}

function frame(context: Context, from: number, to: number, { top, height }: Lane, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = 2;
  context.strokeRect(from + 1, top + 1, Math.max(2, to - from - 2), height - 2);
}

function drawClip(context: Context, placed: PlacedClip, picture: TimelinePicture, ink: TimelineInk): void {
  const { view, lanes } = picture;
  const { clip, startMs, endMs, isThere } = placed;
  const lane = lanes.clips[clip.lane];
  const [from, to] = [toX(view, startMs), toX(view, endMs)];
  if (to < 0 || from > view.widthPx) return;
  const selected = clip.id === picture.selectedClip;
  context.fillStyle = ink.sheet;
  context.fillRect(from, lane.top, Math.max(2, to - from), lane.height);
  drawLevel(context, placed, picture, ink);
  context.strokeStyle = isThere ? ink.strong : ink.bad;
  context.lineWidth = 1;
  context.strokeRect(from + 0.5, lane.top + 0.5, Math.max(2, to - from - 1), lane.height - 1);
  if (selected) frame(context, from, to, lane, ink.focus);
  context.font = `12px ${ink.sans}`;
  context.fillStyle = isThere ? ink.ink : ink.bad;
  const name = picture.sounds.get(clip.sound)?.name ?? 'The sound is not there any more';
  titleIn(context, `${name}, ${clip.gainDb} dB`, Math.max(0, from), to, lane.top + lane.height - 10);
}

/** The line of the level with its fades, filled below, and lower where it is ducked under speech. */
function drawLevel(
  context: Context,
  placed: PlacedClip,
  { view, lanes, layout }: TimelinePicture,
  ink: TimelineInk,
): void {
  const { clip, startMs, endMs } = placed;
  const lane = lanes.clips[clip.lane];
  const { fadeInMs, fadeOutMs } = heardFades(clip, endMs - startMs);
  const bottom = lane.top + lane.height - 2;
  const y = gainY(lane, clip.gainDb);
  const points: [number, number][] = [
    [startMs, bottom],
    [startMs + fadeInMs, y],
    [endMs - fadeOutMs, y],
    [endMs, bottom],
  ];
  context.beginPath();
  for (const [ms, at] of points) context.lineTo(toX(view, ms), at);
  context.globalAlpha = 0.14;
  context.fillStyle = ink.ink3;
  context.fill();
  context.globalAlpha = 1;
  context.strokeStyle = ink.ink2;
  context.lineWidth = 1.5;
  context.stroke();
  if (clip.duckDb > 0) drawDucked(context, placed, layout, view, gainY(lane, clip.gainDb - clip.duckDb), ink);
  context.fillStyle = ink.ink2;
  for (const ms of [startMs + fadeInMs, endMs - fadeOutMs]) {
    context.beginPath();
    context.arc(toX(view, ms), lane.top + 5, 3.5, 0, 2 * Math.PI);
    context.fill();
  }
}

/** A mark at the level that is left while somebody speaks. */
function drawDucked(
  context: Context,
  { startMs, endMs }: PlacedClip,
  layout: ShowLayout,
  view: View,
  y: number,
  ink: TimelineInk,
): void {
  const [from, to] = [Math.max(startMs, view.fromMs), Math.min(endMs, toMs(view, view.widthPx))];
  context.fillStyle = ink.ink3;
  let last = Number.NEGATIVE_INFINITY;
  for (const turn of inSight(layout.turns, from, to)) {
    const left = Math.max(last, Math.round(toX(view, Math.max(from, turn.startMs))));
    const right = Math.round(toX(view, Math.min(to, turn.endMs)));
    if (right <= left) continue;
    context.fillRect(left, Math.round(y), right - left, 1);
    last = right;
  }
}

function drawPlayhead(
  context: Context,
  { playheadMs, view, lanes }: TimelinePicture,
  { ink }: TimelineInk,
): void {
  const x = toX(view, playheadMs);
  if (x < -5 || x > view.widthPx + 5) return;
  context.fillStyle = ink;
  context.fillRect(x - 0.75, 0, 1.5, lanes.height);
  context.beginPath();
  context.arc(x, 5, 5, 0, 2 * Math.PI);
  context.fill();
}
