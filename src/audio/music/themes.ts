import { AppError } from '../../kernel/errors.ts';
import { MUSIC_THEMES, type MusicTheme } from '../../kernel/rules/music-themes.ts';

/** Goes into every sound's key: raise it whenever the same theme would sound different. */
export const MUSIC_VERSION = 2;

/** A chord by its root and the steps above it, in semitones from the theme's tonic. */
export interface Chord {
  root: number;
  tones: readonly number[];
}

/** What makes one theme unlike another; everything heard follows from it and its seed. */
export interface Theme {
  id: MusicTheme;
  name: string;
  /** How it sounds, in a few words for a person. */
  mood: string;
  seed: number;
  /** MIDI number of the tonic, near middle C (60). */
  tonic: number;
  beatsPerMinute: number;
  beatsABar: 3 | 4;
  /** One chord a bar; the bed plays it twice. It ends where it began. */
  progression: readonly Chord[];
  /** What leads home: the chord before the last, and the last. */
  cadence: readonly [Chord, Chord];
  /** Steps of an arpeggio, in half beats of a bar; each names a voice of the chord from below. */
  arpeggio: readonly (number | null)[];
  pluck: { ratio: number; brightness: number; ringSeconds: number; level: number };
  pad: { brightness: number; level: number };
  bass: { level: number };
  brush: { level: number };
}

const maj9 = (root: number): Chord => ({ root, tones: [0, 4, 7, 11, 14] });
const maj7 = (root: number): Chord => ({ root, tones: [0, 4, 7, 11] });
const add9 = (root: number): Chord => ({ root, tones: [0, 4, 7, 14] });
const min7 = (root: number): Chord => ({ root, tones: [0, 3, 7, 10] });
const min9 = (root: number): Chord => ({ root, tones: [0, 3, 7, 10, 14] });
const sus = (root: number): Chord => ({ root, tones: [0, 5, 7, 10] });
const six = (root: number): Chord => ({ root, tones: [0, 4, 7, 9] });

export const THEMES: readonly Theme[] = [
  {
    id: 'tide-pool',
    name: MUSIC_THEMES['tide-pool'],
    mood: 'clear and unhurried; bell-like figures over a warm chord',
    seed: 11,
    tonic: 62,
    beatsPerMinute: 72,
    beatsABar: 4,
    progression: [maj9(0), min7(9), maj9(5), sus(7), add9(0), min7(4), maj7(5), sus(7)],
    cadence: [sus(7), maj9(0)],
    arpeggio: [0, null, 2, null, 3, null, 1, null],
    pluck: { ratio: 2, brightness: 1.5, ringSeconds: 1.3, level: 0.5 },
    pad: { brightness: 0.55, level: 0.8 },
    bass: { level: 0.6 },
    brush: { level: 0 },
  },
  {
    id: 'paper-lantern',
    name: MUSIC_THEMES['paper-lantern'],
    mood: 'light and curious; a plucked pattern with a soft pulse',
    seed: 23,
    tonic: 65,
    beatsPerMinute: 88,
    beatsABar: 4,
    progression: [add9(0), min7(9), maj7(5), six(7), add9(0), min7(2), maj7(5), sus(7)],
    cadence: [sus(7), add9(0)],
    arpeggio: [0, 2, null, 3, 1, null, 2, null],
    pluck: { ratio: 3, brightness: 1.1, ringSeconds: 0.7, level: 0.6 },
    pad: { brightness: 0.45, level: 0.55 },
    bass: { level: 0.5 },
    brush: { level: 0.1 },
  },
  {
    id: 'night-ferry',
    name: MUSIC_THEMES['night-ferry'],
    mood: 'low and thoughtful; slow chords in a minor key',
    seed: 37,
    tonic: 57,
    beatsPerMinute: 64,
    beatsABar: 4,
    progression: [min9(0), maj7(8), add9(3), min7(7), min9(0), maj7(8), add9(3), sus(7)],
    cadence: [sus(7), min9(0)],
    arpeggio: [null, null, 3, null, null, null, 2, null],
    pluck: { ratio: 1, brightness: 1.8, ringSeconds: 1.8, level: 0.4 },
    pad: { brightness: 0.5, level: 1 },
    bass: { level: 0.8 },
    brush: { level: 0 },
  },
  {
    id: 'letterpress',
    name: MUSIC_THEMES.letterpress,
    mood: 'steady and awake; a quiet engine for reports and news',
    seed: 41,
    tonic: 64,
    beatsPerMinute: 94,
    beatsABar: 4,
    progression: [min7(0), six(5), min7(0), add9(10), min9(0), six(5), maj7(3), sus(7)],
    cadence: [sus(7), min9(0)],
    arpeggio: [0, null, 1, 2, null, 1, 3, null],
    pluck: { ratio: 2, brightness: 0.9, ringSeconds: 0.5, level: 0.55 },
    pad: { brightness: 0.4, level: 0.5 },
    bass: { level: 0.7 },
    brush: { level: 0.14 },
  },
  {
    id: 'north-window',
    name: MUSIC_THEMES['north-window'],
    mood: 'a slow waltz; even light, few notes',
    seed: 53,
    tonic: 60,
    beatsPerMinute: 84,
    beatsABar: 3,
    progression: [maj7(0), min7(9), add9(5), maj7(0), min7(4), min7(9), add9(5), sus(7)],
    cadence: [sus(7), add9(0)],
    arpeggio: [0, null, 2, null, 3, null],
    pluck: { ratio: 2, brightness: 1.2, ringSeconds: 1.5, level: 0.5 },
    pad: { brightness: 0.5, level: 0.75 },
    bass: { level: 0.55 },
    brush: { level: 0 },
  },
];

/** The theme of that id. @throws AppError usage */
export function findTheme(id: string): Theme {
  const theme = THEMES.find((each) => each.id === id);
  if (theme) return theme;
  const ids = THEMES.map((each) => each.id).join(', ');
  throw new AppError('usage', `There is no music theme "${id}"; there are ${ids}.`);
}
