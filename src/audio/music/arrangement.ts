import type { Chord, Theme } from './themes.ts';

/** `opening`: the short figure before the first voice of a show that has no other music. */
export type MusicPart = 'opening' | 'intro' | 'outro' | 'bed' | 'sting';
export const MUSIC_PARTS: readonly MusicPart[] = ['opening', 'intro', 'outro', 'bed', 'sting'];

/** A bar and how it is played; levels are shares of the theme's own. */
export interface Bar {
  chord: Chord;
  /** Of a bar; the last chord of an ending is held longer. */
  length: number;
  pad: number;
  pluck: number;
  bass: number;
  brush: number;
  /** The arpeggio is played upwards once instead of its pattern: the gesture of an arrival. */
  arrival?: boolean;
}

export interface Arrangement {
  bars: Bar[];
  /** Plays without end: what rings over its end is heard at its beginning. */
  loops: boolean;
  /** Seconds after the last bar in which it rings out. */
  tailSeconds: number;
}

const TAIL_SECONDS = 4.5;
/** The arrival is held this long before a voice may begin; the intro lies in 6 to 10 seconds with it. */
const ARRIVAL_SECONDS = 2.4;
/** The opening's figure, and what rings of it: all of it is over before the first voice. */
const OPENING_SECONDS = 1.5;
const OPENING_TAIL_SECONDS = 1.1;

export function barSeconds(theme: Theme): number {
  return (theme.beatsABar * 60) / theme.beatsPerMinute;
}

/** How a theme is played in each of its parts. */
export function arrange(theme: Theme, part: MusicPart): Arrangement {
  const [away, home] = theme.cadence;
  const full = { length: 1, pad: 1, pluck: 1, bass: 1, brush: 1 };
  const arrival: Bar = {
    chord: home,
    length: ARRIVAL_SECONDS / barSeconds(theme),
    arrival: true,
    pad: 1,
    pluck: 0.9,
    bass: 1,
    brush: 0,
  };
  if (part === 'opening') {
    const bars = [{ ...arrival, length: OPENING_SECONDS / barSeconds(theme), bass: 0.6 }];
    return { bars, loops: false, tailSeconds: OPENING_TAIL_SECONDS };
  }
  if (part === 'bed') return { bars: bedBars(theme), loops: true, tailSeconds: 0 };
  if (part === 'sting') {
    const lead = { ...full, chord: away, length: 0.5, pad: 0.7, bass: 0, brush: 0, pluck: 0.6 };
    const bars = [lead, { ...arrival, length: 0.5, bass: 0.6 }];
    return { bars, loops: false, tailSeconds: 3 };
  }
  const middle = theme.progression[2] ?? home;
  // Short bars: one more, so that the intro is no shorter than six seconds.
  const opening = barSeconds(theme) * 2 + ARRIVAL_SECONDS < 6.5 ? [theme.progression[0] ?? home] : [];
  const rising = [...opening, middle, away].map((chord, i) => ({
    ...full,
    chord,
    pad: 0.75 + 0.15 * i,
    pluck: 0.75 + 0.15 * i,
  }));
  if (part === 'intro') return { bars: [...rising, arrival], loops: false, tailSeconds: TAIL_SECONDS };
  const walk = [theme.progression[0] ?? home, theme.progression[1] ?? home, middle];
  const bars = [...walk.map((chord) => ({ ...full, chord })), { ...full, chord: away, pluck: 0.85 }, arrival];
  return { bars, loops: false, tailSeconds: TAIL_SECONDS };
}

/** The progression twice: the second time with fewer notes, so that a minute of it does not nag. */
function bedBars(theme: Theme): Bar[] {
  const first = theme.progression.map((chord) => ({
    chord,
    length: 1,
    pad: 1,
    pluck: 0.7,
    bass: 0.8,
    brush: 0.8,
  }));
  const second = first.map((bar, i) => ({ ...bar, pluck: i % 2 === 0 ? 0.45 : 0, brush: 0.5 }));
  return [...first, ...second];
}
