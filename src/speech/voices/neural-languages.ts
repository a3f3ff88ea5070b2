import { existsSync, readFileSync } from 'node:fs';
import type { Voice } from '../../kernel/artifacts.ts';
import { compact } from '../../kernel/compact.ts';
import type { InstalledModel } from '../models/installed-models.ts';
import type { ModelFamily } from '../models/model-files.ts';
import { formantLanguages } from './formant-languages.ts';
import { sameLanguage } from './language-match.ts';

/** The first letter of a Kokoro speaker's name says the language, the second who speaks. */
const KOKORO_LANGUAGES: Record<string, string> = {
  a: 'en-US',
  b: 'en-GB',
  e: 'es',
  f: 'fr-FR',
  h: 'hi',
  i: 'it',
  j: 'ja',
  p: 'pt-BR',
  z: 'zh',
};

/** Of families whose files do not say it: what the published ones speak. */
const UNSAID: Partial<Record<ModelFamily, string[]>> = { pocket: ['en'], zipvoice: ['zh', 'en'] };

/** A recording speaks the language of what is said in it, among those of its model. */
export function referenceLanguage(languages: readonly string[], text: string): string | undefined {
  const chinese = /\p{Script=Han}/u.test(text);
  return languages.find((each) => each.startsWith('zh') === chinese) ?? languages[0];
}

/** The languages of a model in BCP 47: as recorded when it was added, else as its files and name say. */
export function modelLanguages({ id, facts, record }: InstalledModel): string[] {
  if (record && record.languages.length > 0) return record.languages;
  const fromJson = piperLanguage(`${facts.files.model ?? ''}.json`);
  const [, code, region] = /\b([a-z]{2,3})_([A-Z]{2})\b/.exec(id.replaceAll('-', ' ')) ?? [];
  const fromName = code && region ? `${code}-${region}` : undefined;
  const fromEspeak = facts.espeakVoice?.replace(
    /^([a-z]{2,3})-([a-z]{2})$/,
    (_, a, b) => `${a}-${b.toUpperCase()}`,
  );
  const plain = fromEspeak && /^[a-z]{2,3}(-[A-Z]{2})?$/.test(fromEspeak) ? fromEspeak : undefined;
  const first = fromJson ?? fromName ?? plain;
  return first === undefined ? (UNSAID[facts.family] ?? []) : [first];
}

function piperLanguage(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const code: unknown = JSON.parse(readFileSync(file, 'utf8'))?.language?.code;
    return typeof code === 'string' && /^[a-z]{2,3}(_[A-Z]{2})?$/.test(code)
      ? code.replace('_', '-')
      : undefined;
  } catch {
    return undefined;
  }
}

/** What a speaker's name tells: "af_heart" is an American woman, "expr-voice-2-m" a man. */
export function speakerFacts(
  family: ModelFamily,
  name: string | undefined,
): { name?: string; language?: string; gender: Voice['gender'] } {
  if (name === undefined) return { gender: 'neutral' };
  const kokoro = /^([a-z])([fm])(?:_(\w+))?$/.exec(name);
  if (family === 'kokoro' && kokoro) {
    const [, letter = '', sex, own] = kokoro;
    const language = KOKORO_LANGUAGES[letter];
    const spoken = own ? own.charAt(0).toUpperCase() + own.slice(1) : name;
    return compact({
      name: spoken,
      gender: sex === 'f' ? 'female' : 'male',
      language: language || undefined,
    });
  }
  const end = /-([fm])$/.exec(name)?.[1];
  return { name, gender: end === 'f' ? 'female' : end === 'm' ? 'male' : 'neutral' };
}

/** A sentence in the language, for hearing the voice; English where we have none. */
export function sampleSentence(language: string): string {
  const own = formantLanguages.find((each) => sameLanguage(each.language, language));
  return (own ?? formantLanguages[0])?.sample ?? '';
}
