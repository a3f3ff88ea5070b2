import { SAMPLE_RATE } from '../sample-rate.ts';
import type { Arrangement, Bar } from './arrangement.ts';
import { barSeconds } from './arrangement.ts';
import { playBass } from './instruments/bass.ts';
import { playBrush } from './instruments/brush.ts';
import { playPad } from './instruments/pad.ts';
import { playPluck } from './instruments/pluck.ts';
import { seededRandom } from './seeded-random.ts';
import type { Stereo } from './stereo.ts';
import type { Theme } from './themes.ts';
import { bassNote, hertz, voiced } from './voicing.ts';

/** Hands are not machines: notes come up to this much late, and differ this much in strength. */
const LATE_SECONDS = 0.012;
const UNEVEN = 0.25;

/** Frames of the bars alone, without what rings after. */
export function barFrames(theme: Theme, arrangement: Arrangement): number {
  const bars = arrangement.bars.reduce((sum, bar) => sum + bar.length, 0);
  return Math.round(bars * barSeconds(theme) * SAMPLE_RATE);
}

/**
 * Plays the bars into the sound from `startFrame` on. The same bars are played in the same way
 * every time, wherever they start, which is what lets a bed loop.
 */
export function perform(theme: Theme, arrangement: Arrangement, into: Stereo, startFrame: number): void {
  const next = seededRandom(theme.seed);
  const perBar = barSeconds(theme) * SAMPLE_RATE;
  let voices: number[] | undefined;
  let at = 0;
  for (const [i, bar] of arrangement.bars.entries()) {
    voices = voiced(bar.chord, theme.tonic, voices);
    const frames = Math.round(bar.length * perBar);
    const place = { theme, bar, voices, atFrame: startFrame + Math.round(at), frames, next };
    playChord(into, place, i === 0 && !arrangement.loops);
    playFigure(into, place);
    playGround(into, place);
    at += bar.length * perBar;
  }
}

interface Place {
  theme: Theme;
  bar: Bar;
  voices: number[];
  atFrame: number;
  frames: number;
  next: () => number;
}

function playChord(into: Stereo, { theme, bar, voices, atFrame, frames, next }: Place, first: boolean): void {
  for (const voice of voices) {
    playPad(into, {
      hertz: hertz(voice),
      atFrame,
      frames,
      attackSeconds: first || bar.arrival ? 0.5 : 1.1,
      level: (0.11 * theme.pad.level * bar.pad * (1 - 0.2 * next())) / Math.max(1, (voice - 44) / 16),
      brightness: theme.pad.brightness,
      phase: next(),
    });
  }
}

/** The arpeggio by its pattern, or once upwards on an arrival. */
function playFigure(into: Stereo, { theme, bar, voices, atFrame, frames, next }: Place): void {
  const half = (30 / theme.beatsPerMinute) * SAMPLE_RATE;
  const steps = bar.arrival ? voices.map((_, i) => i) : theme.arpeggio;
  steps.forEach((voice, i) => {
    const [late, strength] = [next(), next()];
    if (voice === null || bar.pluck === 0 || (!bar.arrival && i * half >= frames)) return;
    const step = bar.arrival ? half * 0.5 : half;
    playPluck(into, {
      hertz: hertz(voices[voice]! + 12),
      atFrame: atFrame + Math.round(i * step + late * LATE_SECONDS * SAMPLE_RATE),
      level: 0.1 * theme.pluck.level * bar.pluck * (1 - UNEVEN * strength),
      ratio: theme.pluck.ratio,
      brightness: theme.pluck.brightness,
      ringSeconds: theme.pluck.ringSeconds,
      pan: -0.45 + 0.3 * voice,
    });
  });
}

/** Bass on the bar, brushes on every other beat. */
function playGround(into: Stereo, { theme, bar, atFrame, frames, next }: Place): void {
  const bass = 0.16 * theme.bass.level * bar.bass;
  if (bass > 0) {
    playBass(into, {
      hertz: hertz(bassNote(bar.chord, theme.tonic)),
      atFrame,
      frames: Math.round(frames * 0.85),
      level: bass,
    });
  }
  const beat = (60 / theme.beatsPerMinute) * SAMPLE_RATE;
  for (let i = 1; i < theme.beatsABar; i += 2) {
    const [seed, strength] = [Math.floor(next() * 1e6), next()];
    const level = theme.brush.level * bar.brush * (1 - UNEVEN * strength);
    if (level === 0 || i * beat >= frames) continue;
    playBrush(into, { atFrame: atFrame + Math.round(i * beat), level, pan: 0.25, seed });
  }
}
