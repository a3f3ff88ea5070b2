import type { ScriptFormat, Speaker, SpeakerRole, Voice } from '../../kernel/artifacts.ts';
import { AppError } from '../../kernel/errors.ts';
import type { SpeechSetup } from '../../speech/voices/speech-setup.ts';
import { defaultVoices, findVoice } from '../../speech/voices/voices.ts';

/** Voices a format has, and what their speakers do. The first speaker asks. */
const CASTS: Record<ScriptFormat, { from: number; to: number; usual: number; label: string }> = {
  deep_dive: { from: 2, to: 2, usual: 2, label: 'A deep dive' },
  brief: { from: 1, to: 2, usual: 2, label: 'A brief' },
  lecture: { from: 1, to: 1, usual: 1, label: 'A lecture' },
  interview: { from: 2, to: 2, usual: 2, label: 'An interview' },
  debate: { from: 2, to: 3, usual: 3, label: 'A debate' },
  quiz: { from: 1, to: 2, usual: 2, label: 'A quiz' },
  panel: { from: 3, to: 4, usual: 3, label: 'A panel' },
};

const FIRST_NAMES: Record<Voice['gender'], readonly string[]> = {
  female: ['Maya', 'Nora', 'Ada', 'Lena'],
  male: ['Leo', 'Sam', 'Max', 'Jonas'],
  neutral: ['Robin', 'Kim', 'Noa', 'Sasha'],
};

export interface Casting {
  format: ScriptFormat;
  /** BCP 47 language of the document; "und" counts as English, the writer's language. */
  language: string;
  voiceIds?: readonly string[] | undefined;
  names?: readonly string[] | undefined;
  /** Which voices there are beside those of the packages: the configuration. */
  setup?: SpeechSetup | undefined;
}

/**
 * Who speaks: the voices asked for, or the best pair of the language; names given or made to fit.
 *
 * @throws AppError usage when the number of voices or names does not fit the format, voice_unknown
 */
export function chooseSpeakers({ format, language, voiceIds, names, setup }: Casting): Speaker[] {
  const cast = CASTS[format];
  const count = voiceIds?.length ?? names?.length ?? cast.usual;
  if (count < cast.from || count > cast.to) throw wrongCount(cast, count, voiceIds ? 'voices' : 'names');
  if (names && names.length !== count)
    throw new AppError(
      'usage',
      `${names.length} names were given for ${count} voices; give as many names as voices.`,
    );
  const voices = voiceIds
    ? voiceIds.map((id) => findVoice(id, setup))
    : defaultVoices(language === 'und' ? 'en' : language, count, setup);
  const taken = new Set<string>();
  return voices.map((voice, slot) => ({
    slot,
    name: names?.[slot] ?? firstName(voice, taken),
    role: roleOf(format, slot, count),
    voiceId: voice.id,
  }));
}

function roleOf(format: ScriptFormat, slot: number, count: number): SpeakerRole {
  if (count === 1) return 'narrator';
  if (format === 'debate') return (['host', 'proponent', 'opponent'] as const)[slot + 3 - count]!;
  return slot === 0 ? 'host' : 'expert';
}

function firstName(voice: Voice, taken: Set<string>): string {
  const name = FIRST_NAMES[voice.gender].find((each) => !taken.has(each)) ?? voice.name;
  taken.add(name);
  return name;
}

function wrongCount(cast: (typeof CASTS)[ScriptFormat], count: number, what: string): AppError {
  const right = cast.from === cast.to ? `${cast.from}` : `${cast.from} or ${cast.to}`;
  return new AppError(
    'usage',
    `${cast.label} has ${right} ${right === '1' ? what.slice(0, -1) : what}, not ${count}.`,
  );
}
