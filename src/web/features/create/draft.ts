import { useSyncExternalStore } from 'react';
import { compact } from '../../../kernel/compact.ts';
import { BRAND_PARTS, type BrandPart } from '../../../kernel/rules/brand/parts.ts';
import { WRITERS, type Writer } from '../../../kernel/rules/writers.ts';
import { WRITTEN_LANGUAGES } from '../../../kernel/rules/written-languages.ts';
import { readStored, writeStored } from '../../lib/browser/storage.ts';
import { AUDIENCES } from '../../lib/wording/audiences.ts';
import { MUSIC, TONES } from '../../lib/wording/manners.ts';
import { type EpisodeOptions, FORMATS, type Format, minuteRange, speakerRange } from './choices.ts';

/** What was changed of a speaker; all else is chosen by the server. */
export interface SpeakerChange {
  name?: string | undefined;
  voiceId?: string | undefined;
  /** The voice's language: in a show of another one the choice does not count. */
  voiceLanguage?: string | undefined;
}

/** The form beside its sources. All but the focus is remembered for the next episode. */
export interface Draft {
  format: Format;
  minutes: number;
  /** Absent: that of the sources. */
  language?: string | undefined;
  tone: NonNullable<EpisodeOptions['tone']>;
  audience: NonNullable<EpisodeOptions['audience']>;
  music?: EpisodeOptions['music'] | undefined;
  /** False: no sound before the first voice. */
  openingSound?: boolean | undefined;
  /** Absent: as the installation proposes. */
  writer?: Writer | undefined;
  focus: string;
  /** How many speak, where the format leaves it open. */
  speakers: Partial<Record<Format, number>>;
  cast: SpeakerChange[];
  /** Parts of the brand voice that are not wanted. */
  apart: BrandPart[];
}

const KEY = 'af_create_options';
const FOCUS_KEY = 'af_create_focus';
const USUAL: Draft = {
  format: 'deep_dive',
  minutes: 8,
  tone: 'plain',
  audience: 'general',
  focus: '',
  speakers: {},
  cast: [],
  apart: [],
};

let draft: Draft = {
  ...USUAL,
  ...known(readStored<Partial<Draft>>('local', KEY) ?? {}),
  focus: readStored<string>('session', FOCUS_KEY) ?? '',
};
const listeners = new Set<() => void>();

/** What an older or a newer version remembered counts as far as it is still a choice. */
export function known(stored: Partial<Draft>): Partial<Draft> {
  const among = <T>(options: readonly { value: T }[], value: unknown) =>
    options.some((option) => option.value === value);
  const { format, tone, audience, music, openingSound, language, minutes, speakers, cast, writer, apart } =
    stored;
  return compact({
    format: among(FORMATS, format) ? (format as Format) : undefined,
    tone: among(TONES, tone) ? (tone as Draft['tone']) : undefined,
    audience: among(AUDIENCES, audience) ? (audience as Draft['audience']) : undefined,
    music: music && among(MUSIC, music) ? music : undefined,
    openingSound: openingSound === false ? false : undefined,
    language: language && WRITTEN_LANGUAGES.some((tag) => tag === language) ? language : undefined,
    writer: WRITERS.find((each) => each === writer),
    minutes: Number.isFinite(minutes) ? (minutes as number) : undefined,
    speakers: speakers && typeof speakers === 'object' ? speakers : undefined,
    apart: Array.isArray(apart) ? BRAND_PARTS.filter((part) => apart.includes(part)) : undefined,
    cast: Array.isArray(cast) ? cast.map((speaker) => speaker ?? {}) : undefined,
  });
}

/** Voices that were chosen are there no more: the usual ones again, under the names that were given. */
export function forgetVoices(): void {
  changeDraft({ cast: draft.cast.map(({ name }) => ({ name })) });
}

export function changeDraft(change: Partial<Draft>): void {
  draft = { ...draft, ...change };
  const { focus, ...remembered } = draft;
  writeStored('local', KEY, remembered);
  writeStored('session', FOCUS_KEY, focus || undefined);
  for (const listener of listeners) listener();
}

export function changeSpeaker(slot: number, change: SpeakerChange): void {
  const cast = Array.from({ length: Math.max(draft.cast.length, slot + 1) }, (_, at) => draft.cast[at] ?? {});
  cast[slot] = { ...cast[slot], ...change };
  changeDraft({ cast });
}

/** The form survives a visit to another page: it is not the component's own. */
export function useDraft(): Draft {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => draft,
  );
}

/** How many speak. */
export function speakerCount({ format, speakers }: Pick<Draft, 'format' | 'speakers'>): number {
  const { from, to, usual } = speakerRange(format);
  return Math.min(to, Math.max(from, speakers[format] ?? usual));
}

/** The length within what the format has. */
export function minutesWithin({ format, minutes }: Pick<Draft, 'format' | 'minutes'>): number {
  const { least, most } = minuteRange(format);
  return Math.min(most, Math.max(least, minutes));
}

const primary = (tag: string) => tag.toLowerCase().split('-')[0];

/** The draft as the server takes it, for sources in a language. */
export function toEpisodeOptions(draft: Draft, language: string): EpisodeOptions {
  const count = speakerCount(draft);
  const cast = Array.from({ length: count }, (_, slot) => {
    const { name, voiceId, voiceLanguage } = draft.cast[slot] ?? {};
    const fits = voiceId && primary(voiceLanguage ?? '') === primary(language);
    return compact<{ name?: string; voiceId?: string }>({
      name: name || undefined,
      voiceId: fits ? voiceId : undefined,
    });
  });
  const changed =
    count !== speakerRange(draft.format).usual || cast.some((speaker) => Object.keys(speaker).length > 0);
  const focus = draft.focus.trim();
  return compact({
    format: draft.format,
    targetMinutes: minutesWithin(draft),
    tone: draft.tone,
    audience: draft.audience,
    language: draft.language || undefined,
    focus: focus || undefined,
    music: draft.music,
    openingSound: draft.openingSound,
    cast: changed ? cast : undefined,
    apart: draft.apart.length > 0 ? draft.apart : undefined,
  });
}

/** Who writes: what was chosen, where there is a model at all; else what is proposed for the audience. */
export function chooseWriter(
  { writer, audience }: Pick<Draft, 'writer' | 'audience'>,
  model: { defaultAudiences: readonly Draft['audience'][] } | null | undefined,
): Writer {
  if (!model) return 'extractive';
  return writer ?? (model.defaultAudiences.includes(audience) ? 'model' : 'extractive');
}
