import type { CallBody } from '../../../kernel/contracts/api/api.ts';
import { FORMAT_NAMES } from '../../lib/wording/episode-formats.ts';

export type EpisodeOptions = NonNullable<CallBody<'createEpisode'>['options']>;
export type Format = NonNullable<EpisodeOptions['format']>;
type Tone = NonNullable<EpisodeOptions['tone']>;
type Audience = NonNullable<EpisodeOptions['audience']>;
type Music = NonNullable<EpisodeOptions['music']>;

/** The formats, and how many may speak in each. */
export const FORMATS: readonly { value: Format; label: string; from: number; to: number; usual: number }[] = [
  { value: 'deep_dive', label: FORMAT_NAMES.deep_dive, from: 2, to: 2, usual: 2 },
  { value: 'brief', label: FORMAT_NAMES.brief, from: 1, to: 2, usual: 2 },
  { value: 'interview', label: FORMAT_NAMES.interview, from: 2, to: 2, usual: 2 },
  { value: 'debate', label: FORMAT_NAMES.debate, from: 2, to: 3, usual: 3 },
  { value: 'lecture', label: FORMAT_NAMES.lecture, from: 1, to: 1, usual: 1 },
  { value: 'quiz', label: FORMAT_NAMES.quiz, from: 1, to: 2, usual: 2 },
  { value: 'panel', label: FORMAT_NAMES.panel, from: 3, to: 4, usual: 3 },
];

export function speakersOf(format: Format): { from: number; to: number; usual: number } {
  return FORMATS.find((each) => each.value === format) ?? { from: 2, to: 2, usual: 2 };
}

export const TONES: readonly { value: Tone; label: string }[] = [
  { value: 'plain', label: 'Plain' },
  { value: 'warm', label: 'Warm' },
  { value: 'lively', label: 'Lively' },
  { value: 'serious', label: 'Serious' },
];

export const AUDIENCES: readonly { value: Audience; label: string }[] = [
  { value: 'beginner', label: 'Beginners' },
  { value: 'general', label: 'Anyone' },
  { value: 'expert', label: 'Experts' },
];

export const MUSIC: readonly { value: Music | ''; label: string }[] = [
  { value: '', label: 'No music' },
  { value: 'tide-pool', label: 'Tide pool' },
  { value: 'paper-lantern', label: 'Paper lantern' },
  { value: 'night-ferry', label: 'Night ferry' },
  { value: 'letterpress', label: 'Letterpress' },
  { value: 'north-window', label: 'North window' },
];

/** Minutes a slider stops at: finer where a minute matters more. */
const STOPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18, 20, 25, 30, 35, 40, 45, 50, 55, 60];
const BRIEF_STOPS = [1, 1.25, 1.5, 1.75, 2];

/** A brief is one to two minutes, whatever is asked for; the longest a slider offers is an hour. */
export function minutesOf(format: Format): { least: number; most: number; stops: readonly number[] } {
  return format === 'brief'
    ? { least: 1, most: 2, stops: BRIEF_STOPS }
    : { least: 1, most: 180, stops: STOPS };
}
